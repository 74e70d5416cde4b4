import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What is marked in a menu is what choosing it makes so.
  static let mistakenMark: SpecRule = .init(
    name: "mistaken-mark", severity: .warning,
    summary: "An entry of a menu is marked where something else holds than it sets.",
    rationale:
      "The mark says what holds now. An entry that sets one value and is marked at another one gets its mark when "
      + "somebody chooses another entry, and loses it when it is chosen: `checked:` was copied, or names the wrong "
      + "case. An entry with a `when` may be one of two that take turns, and is left out.",
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
  mutating func checkMark(of item: MenuItemDeclaration, among items: [MenuItemDeclaration]) {
    guard let checked = item.checked, let set = item.effect.assignment(contradicting: checked),
      let value = set.value.constant,
      // What was copied is what it sets, and is told as that.
      !items.contains(where: { item.doesTheSame(as: $0) })
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
  /// The value that the action sets, and the one at which it is marked instead.
  var contradiction: (set: ByteSpan, marked: String)? {
    guard let checked, let set = effect.assignment(contradicting: checked) else { return nil }
    switch checked.kind {
    case .path: return (set.value.span, "true")
    case .not: return (set.value.span, "false")
    case .binary(.equal, _, let asked): return asked.constant.map { (set.value.span, $0) }
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
}

extension Expression {
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
      let isSame = asked == value || Double(asked).map { $0 == Double(value) } ?? false
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
