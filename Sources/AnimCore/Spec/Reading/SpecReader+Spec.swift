extension SpecReader {
  /// Reads the whole.
  mutating func spec(_ node: Int) -> MotionSpec? {
    // Of another version only that is said: its keys are not ours.
    guard isReadable(node),
      let members = members(of: node, allowed: SpecKeys.spec, required: ["version"])
    else { return nil }
    if let schema = members["$schema"] { _ = text(schema) }
    let name = members["name"].flatMap { text($0) }
    let options = options(members)
    let lint = members["lint"].map { self.lint($0) } ?? LintSettings()
    let colorSpace: ColorSpace? = members["colorSpace"].flatMap { self.name($0, of: .colorSpace) }
    let contents = SpecKeys.contents.compactMap { key in
      members.member(key).map { (name: key, member: $0) }
    }
    guard let buttons = members.member("buttons") else {
      let button = button(members, of: node, mixing: colorSpace)
      let repetition = members["repeat"].map {
        self.repetition($0, events: MotionSpec.events(of: button?.script ?? .tap, nil))
      }
      return button.map {
        MotionSpec(
          checked: $0, group: [], name: name, options: options, repetition: repetition ?? nil
        ).linting(by: lint)
      }
    }
    let group = group(buttons.value, mixing: colorSpace)
    reportClash(
      ([("buttons", buttons)] + contents).sorted {
        range($0.member.key).lowerBound < range($1.member.key).lowerBound
      })
    let repetition = members["repeat"].map {
      self.repetition($0, events: MotionSpec.events(of: group))
    }
    return group.first.map {
      MotionSpec(
        checked: $0.button, group: group, name: name, options: options,
        repetition: repetition ?? nil
      ).linting(by: lint)
    }
  }

  /// Whether the version is one that is read, or at least none that is known not to be.
  private mutating func isReadable(_ node: Int) -> Bool {
    guard tree.nodes[node].kind == .object else { return true }
    let end = tree.next(after: node)
    var key = node + 1
    while key < end {
      if tree.nodes[key].kind == .text, tree.text(key) == "version" {
        guard let version = wholeNumber(key + 1), version != MotionSpec.version else { return true }
        report(.unsupportedVersion(version, supported: MotionSpec.version), at: key + 1)
        return false
      }
      key = tree.next(after: key + 1)
    }
    return true
  }

  private mutating func options(_ members: Members) -> CompileOptions {
    var options = CompileOptions()
    if let node = members["minimumPress"], let seconds = seconds(node) {
      options.minimumPress = seconds
    }
    if let node = members["state"], let state = state(node) { options.initialState = state }
    if let node = members["epsilon"], let epsilon = number(node) { options.epsilon = epsilon }
    if let node = members["frameCap"], let cap = wholeNumber(node) { options.frameCap = cap }
    for case .optionOutOfRange(let parameter, let value, let allowed) in options.problems {
      if let node = members[parameter.rawValue] {
        report(.outOfRange(parameter.rawValue, value: value, allowed: allowed), at: node)
      }
    }
    return options
  }
}

// MARK: Groups

extension SpecReader {
  private mutating func group(_ node: Int, mixing colorSpace: ColorSpace?) -> [GroupMember] {
    guard let list = list(node) else { return [] }
    if list.isEmpty { report(.emptyList, at: node) }
    var names: [String: Int] = [:]
    var group: [GroupMember] = []
    for element in list {
      guard
        let members = members(of: element, allowed: SpecKeys.member, required: ["name"])
      else { continue }
      let name = members["name"].flatMap { groupName($0, &names) }
      let start = start(members)
      let button = button(members, of: element, mixing: colorSpace)
      let repetition = members["repeat"].map {
        self.repetition($0, events: MotionSpec.events(of: button?.script ?? .tap, nil))
      }
      if let button, let name {
        group.append(
          GroupMember(
            checkedName: name, button: button, start: start, repetition: repetition ?? nil))
      }
    }
    return group
  }

  private mutating func groupName(_ node: Int, _ names: inout [String: Int]) -> String? {
    guard let name = text(node) else { return nil }
    guard GroupMember.isUsable(name) else {
      report(.unusableName(name.excerpt), at: node)
      return nil
    }
    if let first = names[name] {
      report(.duplicateName(name.excerpt), at: node, see: first)
      return nil
    }
    names[name] = node
    return name
  }

  private mutating func start(_ members: Members) -> GroupMember.Start {
    let given = members.all.filter { SpecKeys.starts.contains($0.name) }
    reportClash(given)
    var start = GroupMember.Start.after(0)
    for (name, member) in given {
      let seconds = checked(
        seconds(member.value), within: GroupMember.starts, name, at: member.value)
      if let seconds { start = name == "after" ? .after(seconds) : .stagger(seconds) }
    }
    return start
  }
}
