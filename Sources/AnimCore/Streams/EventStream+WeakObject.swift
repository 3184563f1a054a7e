// Embedded Swift has no weak references.
#if !hasFeature(Embedded)
  extension EventStream {
    /// Runs a closure on every value and an object that is not kept alive by it; once the object has
    /// gone, nothing is run.
    ///
    ///     final class Counter { var taps = 0 }
    ///     let counter = Counter()
    ///     let subscription = button.events(.touchUpInside).subscribe(with: counter) { counter, _ in
    ///       counter.taps += 1
    ///     }
    public func subscribe<Object: AnyObject>(
      with object: Object, _ body: @escaping (_ object: Object, _ value: Value) -> Void
    ) -> Subscription {
      subscribe { [weak object] value in
        if let object {
          body(object, value)
        }
      }
    }

    /// Ends the editing of a field at every value, if the field lets it.
    ///
    ///     let field = SearchField()
    ///     let ending = button.events(.touchUpInside).endEditing(of: field)
    ///
    /// The field is held weakly: it may be the very one whose events these are.
    public func endEditing(of field: TextField) -> Subscription {
      subscribe(with: field) { field, _ in field.endEditing() }
    }
  }
#endif
