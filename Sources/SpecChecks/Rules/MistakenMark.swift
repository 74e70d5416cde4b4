import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What is marked in a menu is what choosing it makes so.
  static let mistakenMark: SpecRule = .init(
    name: "mistaken-mark", severity: .warning,
    summary: "An entry of a menu is marked where something else holds than it sets or sends.",
    rationale:
      "The mark says what holds now. An entry that sets one value and is marked at another one gets its mark when "
      + "somebody chooses another entry, and loses it when it is chosen: `checked:` was copied, or names the wrong "
      + "case. So it is with what a request is sent under the name of the field that is asked for, where other entries "
      + "are marked at what they send. An entry with a `when` may be one of two that take turns, and is left out.",
    examples: """
      enum: Sorting
      cases: [newest, oldest]
      ---
      screen: Feed
      state: { sorting: Sorting = newest }
      title: { value: $state.sorting }
      bar:
        trailing:
          - title: feed.sort
            menu:
              - title: feed.newest
                checked: ‹$state.sorting == oldest→$state.sorting == newest›
                set: { $state.sorting: newest }
              - title: feed.oldest
                checked: $state.sorting == oldest
                set: { $state.sorting: oldest }
      source: { use: Posts }
      adapters: [PostRow]
      """,
    reportedBy: [.marks])
}

extension SpecWalker {
  /// Reports an entry of a menu that is marked where something else holds than it sets.
  ///
  /// - Parameter around: The entries of the menus in which this one is a smaller one.
  mutating func checkMark(
    of item: MenuItemDeclaration, among entries: [MenuItemDeclaration],
    within around: [MenuItemDeclaration]
  ) {
    guard let checked = item.checked else { return }
    if let sent = item.effect.argument(contradicting: checked) {
      return report(sent, of: item, markedBy: checked, among: entries, within: around)
    }
    guard let set = item.effect.assignment(contradicting: checked), let value = set.value.constant,
      // What was copied is what it sets, and is told as that.
      !around.contains(where: { item.doesTheSame(as: $0) }),
      !entries.prefix(Self.mostEntriesOfMenus).contains(where: { item.doesTheSame(as: $0) })
    else { return }
    let path = set.target.text
    let meant =
      switch value {
      case "true": path
      case "false": "not \(path)"
      default: "\(path) == \(checked.asksForText ? "\"\(value)\"" : value)"
      }
    findings.report(
      .mistakenMark, "this entry sets `\(path)` to `\(value)`, and is marked when it is not that",
      at: location(checked.span), related: [.init(location(set.targetSpan), "it is set here")],
      help: [
        checked.isAnd ? "ask for what it sets: `\(meant)`" : "did you mean `\(meant)`?"
      ])
  }

  /// Reports an entry that is marked at another value than it sends, where others like it are marked at what they send.
  private mutating func report(
    _ sent: SentOtherwise, of item: MenuItemDeclaration, markedBy checked: Expression,
    among entries: [MenuItemDeclaration], within around: [MenuItemDeclaration]
  ) {
    let isOther = { (other: MenuItemDeclaration) in other.effect.span != item.effect.span }
    let beside = entries.prefix(Self.mostEntriesOfMenus).filter(isOther)
    let others = around.filter(isOther) + beside
    guard others.contains(where: { $0.isMarkedAtWhatItSends(sent, as: item) }),
      // What was copied is told as that, and of marks only those beside one another are.
      !others.contains(where: { item.doesTheSame(as: $0) }),
      !beside.contains(where: { $0.checked.isSame(as: checked) })
    else { return }
    let name = sent.argument.name.text
    findings.report(
      .mistakenMark,
      "this entry sends `\(sent.value)` as `\(name)`, and is marked at `\(sent.asked)`",
      at: location(checked.span),
      related: [.init(location(sent.argument.value.span), "it is sent here")],
      help: ["did you mean `\(sent.condition)`?", "or send `\(name): \(sent.asked)`"])
  }
}

/// A value that is sent under the name of the field at whose other value an entry is marked.
struct SentOtherwise {
  let argument: Argument
  let path: ValuePath
  let value: String
  let asked: String

  /// What would ask for the value that is sent.
  var condition: String {
    switch value {
    case "true": path.text
    case "false": "not \(path.text)"
    default: "\(path.text) == \(value)"
    }
  }
}

extension MenuItemDeclaration {
  /// Whether it does what another entry does, and is marked at the value of the same field that it sends.
  fileprivate func isMarkedAtWhatItSends(
    _ sent: SentOtherwise, as other: MenuItemDeclaration
  ) -> Bool {
    guard effect.action.isSame(as: other.effect.action), let mark = checked?.mark,
      mark.path.isSame(as: sent.path)
    else { return false }
    let value = effect.arguments.first { $0.name.text == sent.argument.name.text }?.value.constant
    return value.map { $0.isSameValue(as: mark.asked) } == true
  }
}

extension MenuItemDeclaration {
  /// Whether it is called otherwise than another entry and does what that does.
  fileprivate func doesTheSame(as other: MenuItemDeclaration) -> Bool {
    effect.span != other.effect.span && effect.isSame(as: other.effect)
      && enabled.isSame(as: other.enabled) && title.constant != nil && other.title.constant != nil
      && !title.isSame(as: other.title)
  }
}

extension SiblingAction {
  /// The value that the action sets or sends, and the one at which it is marked instead.
  var contradiction: (verb: String, set: ByteSpan, marked: String)? {
    guard let checked else { return nil }
    if let sent = effect.argument(contradicting: checked) {
      return ("sends", sent.argument.value.span, sent.asked)
    }
    guard let set = effect.assignment(contradicting: checked) else { return nil }
    switch checked.kind {
    case .path: return ("sets", set.value.span, "true")
    case .not: return ("sets", set.value.span, "false")
    case .binary(.equal, _, let asked): return asked.constant.map { ("sets", set.value.span, $0) }
    default: return nil
    }
  }
}

extension Effect {
  /// What the effect sets to another value than a condition asks for.
  func assignment(contradicting checked: Expression) -> Assignment? {
    guard condition == nil, case .set(let assignments) = action else { return nil }
    return assignments.first { checked.failsAlways(after: $0) }
  }

  /// What the effect sends under the name of the field that a condition asks for, where that is another value.
  func argument(contradicting checked: Expression) -> SentOtherwise? {
    guard condition == nil, !hasBrokenArguments, !arguments.isEmpty else { return nil }
    switch action {
    case .request, .call: break
    default: return nil
    }
    guard let mark = checked.mark, let field = mark.path.components.last?.text,
      let argument = arguments.first(where: { $0.name.text == field }),
      let value = argument.value.constant, !value.isSameValue(as: mark.asked)
    else { return nil }
    return SentOtherwise(argument: argument, path: mark.path, value: value, asked: mark.asked)
  }
}

extension String {
  /// Whether both are the same value as it is written out.
  fileprivate func isSameValue(as other: String) -> Bool {
    self == other || Double(self).map { $0 == Double(other) } ?? false
  }
}

extension Expression {
  /// The value of a path that it asks for, where it asks for nothing else.
  fileprivate var mark: (path: ValuePath, asked: String)? {
    switch kind {
    case .path(let path): return (path, "true")
    case .not(let operand):
      guard case .path(let path) = operand.kind else { return nil }
      return (path, "false")
    case .binary(.equal, let left, let right):
      guard case .path(let path) = left.kind, let asked = right.constant else { return nil }
      return (path, asked)
    default: return nil
    }
  }

  /// Whether it cannot hold where something has been set, as far as that is plain.
  fileprivate func failsAlways(after set: Assignment) -> Bool {
    if case .binary(.and, let left, let right) = kind {
      return left.failsAlways(after: set) || right.failsAlways(after: set)
    }
    guard let value = set.value.constant else { return false }
    switch kind {
    case .path(let path): return path.isSame(as: set.target) && value == "false"
    case .not(let operand):
      guard case .path(let path) = operand.kind else { return false }
      return path.isSame(as: set.target) && value == "true"
    case .binary(let comparison, let left, let right):
      guard case .path(let path) = left.kind, path.isSame(as: set.target),
        let asked = right.constant
      else { return false }
      let isSame = asked.isSameValue(as: value)
      return comparison == .equal && !isSame || comparison == .notEqual && isSame
    default: return false
    }
  }

  /// A value that is written out, as conditions have it but for the quotes of texts.
  fileprivate var constant: String? {
    switch kind {
    case .text(let word), .string(let word), .caseName(let word): word
    case .boolean(let value): String(value)
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .null: "nil"
    default: nil
    }
  }

  /// Whether it compares something with a text in quotes.
  fileprivate var asksForText: Bool {
    switch kind {
    case .binary(_, let left, let right): left.asksForText || right.asksForText
    case .string: true
    default: false
    }
  }

  fileprivate var isAnd: Bool {
    if case .binary(.and, _, _) = kind { true } else { false }
  }
}
