import AnimCore
import Testing

@Suite("Event streams")
struct EventStreamTests {
  private let source = Relay<Int>()
  private let heard = Heard<Int>()

  @Test("map changes, filter keeps, in order")
  func mapAndFilter() {
    let subscription = source.stream.filter { $0 % 2 == 1 }.map { $0 * 10 }.subscribe(heard.hear)
    (1...5).forEach(source.send)
    #expect(heard.values == [10, 30, 50])
    subscription.cancel()
    source.send(7)
    #expect(heard.values == [10, 30, 50])
  }

  @Test("merge takes each value when it comes, and of one event in the order of the streams")
  func merge() {
    let other = Relay<Int>()
    let merged = source.stream.map { -$0 }.merge(with: other.stream, source.stream)
    let subscription = merged.subscribe(heard.hear)
    source.send(1)
    other.send(2)
    source.send(3)
    #expect(heard.values == [-1, 1, 2, -3, 3])
    subscription.cancel()
    source.send(4)
    other.send(5)
    #expect(heard.values.count == 5)
  }

  @Test("withLatest says nothing before the other has, and counts one event's own value")
  func withLatest() {
    let texts = Relay<String>()
    let strings = Heard<String>()
    let pairs = Heard<String>()
    let subscriptions = [
      source.stream.withLatest(from: texts.stream).subscribe(strings.hear),
      source.stream.withLatest(from: texts.stream) { "\($0)\($1)" }.subscribe(pairs.hear),
      source.stream.withLatest(from: source.stream).subscribe(heard.hear),
    ]
    source.send(1)
    #expect(strings.values == [])
    texts.send("a")
    texts.send("b")
    source.send(2)
    source.send(3)
    #expect(strings.values == ["b", "b"] && pairs.values == ["2b", "3b"])
    #expect(heard.values == [1, 2, 3])
    subscriptions.forEach { $0.cancel() }
    source.send(4)
    #expect(strings.values.count == 2 && pairs.values.count == 2 && heard.values.count == 3)
  }

  @Test("removeDuplicates compares with the value just before, each subscription for itself")
  func removeDuplicates() {
    let distinct = source.stream.removeDuplicates()
    let first = distinct.subscribe(heard.hear)
    [1, 1, 2].forEach(source.send)
    let late = Heard<Int>()
    let second = distinct.subscribe(late.hear)
    [2, 1, 1].forEach(source.send)
    #expect(heard.values == [1, 2, 1] && late.values == [2, 1])
    withExtendedLifetime((first, second)) {}
  }

  @Test("the order of operators is the caller's, and a blank is not nothing")
  func operatorOrder() {
    let field = TextField()
    let button = Button(title: "Search")
    let taken = button.events(.touchUpInside).withLatest(from: field.texts)
    let (fullThenNew, newThenFull, full) = (Heard<String>(), Heard<String>(), Heard<String>())
    let subscriptions = [
      taken.filter { !$0.isEmpty }.removeDuplicates().subscribe(fullThenNew.hear),
      taken.removeDuplicates().filter { !$0.isEmpty }.subscribe(newThenFull.hear),
      taken.filter { !$0.isEmpty }.subscribe(full.hear),
    ]
    button.sendActions(for: .touchUpInside)
    for text in ["a", "a", "", "a", "b", "b", " "] {
      field.text = text
      button.sendActions(for: .touchUpInside)
    }
    #expect(fullThenNew.values == ["a", "b", " "])
    #expect(newThenFull.values == ["a", "a", "b", " "])
    #expect(full.values == ["a", "a", "a", "b", "b", " "])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("a control's events are its actions: typed, in order, and gone with the subscription")
  func controlEvents() {
    let slider = Slider(range: 0...10)
    let numbers = Heard<Double>()
    slider.addAction(for: .valueChanged) { numbers.hear(-$0.value) }
    let subscription = slider.events(.valueChanged).map { $0.value }.subscribe(numbers.hear)
    slider.addAction(for: .valueChanged) { numbers.hear($0.value + 100) }
    slider.slide(to: 4)
    #expect(numbers.values == [-4, 4, 104])
    subscription.cancel()
    slider.slide(to: 5)
    #expect(numbers.values == [-4, 4, 104, -5, 105])
  }

  @Test("a stream can be described before anything runs, and subscribed to twice")
  func cold() {
    var maps = 0
    let mapped = source.stream.map { value in
      maps += 1
      return value
    }
    source.send(1)
    #expect(maps == 0)
    let both = [mapped.subscribe(heard.hear), mapped.subscribe(heard.hear)]
    source.send(2)
    #expect(maps == 2 && heard.values == [2, 2])
    withExtendedLifetime(both) {}
  }

  @Test("end-editing ends it, unless the field denies it")
  func endEditing() {
    let field = TextField()
    let subscription = source.stream.endEditing(of: field)
    field.beginEditing()
    source.send(1)
    #expect(!field.isEditing)
    source.send(2)
    let stubborn = Stubborn()
    field.delegate = stubborn
    field.beginEditing()
    source.send(3)
    #expect(field.isEditing && stubborn.asked == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test("what is bound all round goes away as a whole")
  func searchBar() {
    final class Bar {
      let field = SearchField()
      let button = Button(title: "Search")
      let searches = Relay<String>()
      let bag = SubscriptionBag()
      init() {
        let keys = field.events(.editingDidEndOnExit).map { _ in }
        let asks = button.events(.touchUpInside).map { _ in }.merge(with: keys)
        asks.endEditing(of: field).store(in: bag)
        asks.withLatest(from: field.texts).filter { !$0.isEmpty }.removeDuplicates()
          .send(to: searches).store(in: bag)
      }
    }
    let heard = Heard<String>()
    weak var bar: Bar?
    weak var field: SearchField?
    weak var button: Button?
    weak var searches: Relay<String>?
    var subscription: Subscription?
    do {
      let newBar = Bar()
      (bar, field, button) = (newBar, newBar.field, newBar.button)
      searches = newBar.searches
      subscription = newBar.searches.subscribe(heard.hear)
      newBar.field.beginEditing()
      newBar.field.type("tea")
      newBar.button.sendActions(for: .touchUpInside)
      #expect(!newBar.field.isEditing)
      newBar.field.beginEditing()
      newBar.field.pressSearchKey()
      newBar.field.text = "pot"
      newBar.field.beginEditing()
      newBar.field.pressSearchKey()
    }
    #expect(heard.values == ["tea", "pot"])
    #expect(bar == nil && field == nil && button == nil && searches == nil)
    withExtendedLifetime(subscription) {}
  }

  private final class Stubborn: TextFieldDelegate {
    var asked = 0
    func fieldShouldEndEditing(_ field: TextField) -> Verdict {
      asked += 1
      return .deny
    }
  }
}

/// The values a subscriber got, in order.
final class Heard<Value> {
  private(set) var values: [Value] = []
  func hear(_ value: Value) { values.append(value) }
}
