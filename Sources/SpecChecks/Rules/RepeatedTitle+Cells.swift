import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What stands beside one another in a cell, or below one another on a page.
extension SpecWalker {
  /// Reports nodes of a column or row that show or do the same as one before them.
  mutating func checkForRepetition(in container: CellContainer) {
    let items = container.items
    guard items.count > 1 else { return }
    checkForOpposites(among: items)
    items.indices.forEachPair { first, second in
      let (earlier, later) = (items[first], items[second])
      guard shows(later, theSameAs: earlier), earlier.condition.isSame(as: later.condition),
        // In a row a unit or a mark may well stand behind several values.
        later.button != nil || container.axis == .column
          || items[(first + 1)..<second].allSatisfy(\.isRoom)
      else { return false }
      return reportRepetition(of: earlier, by: later, when: later.condition)
    }
  }

  /// Reports a text that stands for what the one before it says, where it asks for the same and not for the opposite:
  /// "3 places" and "full" are both there, or neither.
  ///
  /// A heading stands before what it is for, and a unit behind a value alone. What looks different is no other state.
  /// What is said where there are any may well be more than how many: only a text that is called nearly so is meant for
  /// when there are none.
  private mutating func checkForOpposites(among items: [CellNode]) {
    for (earlier, later) in zip(items, items.dropFirst()) {
      guard let condition = later.condition, let first = earlier.condition,
        case .text(let said) = earlier.content, case .text(let other) = later.content,
        case .key(let name, let values) = said.text, case .key(let key, []) = other.text,
        condition.isSame(as: first), !condition.asksForPresence, said.looksAs(other),
        values.contains(where: condition.asks),
        !condition.asksForAny || NearMiss.isSlip(key.text, of: name.text)
      else { continue }
      let meant = condition.opposite
      findings.report(
        .redundantCondition,
        "`\(key.text)` is there just where the text before it is, by the same condition",
        at: location(condition.span),
        related: [.init(location(first.span), "it is asked here, too")],
        help: [
          meant.map { "did you mean `\($0)`?" } ?? "ask for the opposite here",
          "or put both into one `column:` or `row:`, with one `when:`",
        ])
    }
  }

  /// Reports parts of a page that show or do the same as one before them.
  mutating func checkForRepetition(in page: PageDeclaration) {
    page.parts.forEachPair { first, second in
      guard let earlier = first.tree, let later = second.tree, shows(later, theSameAs: earlier),
        first.condition.isSame(as: second.condition)
      else { return false }
      return reportRepetition(of: earlier, by: later, when: second.condition)
    }
  }

  /// Whether two nodes show the same, or are buttons, of which it is asked what they do.
  private func shows(_ node: CellNode, theSameAs first: CellNode) -> Bool {
    switch node.content {
    case .text(let text):
      guard case .text(let first) = first.content else { return false }
      return first.text.isSame(as: text.text) && text.text.hasWords
    case .image(let image):
      guard case .image(let first) = first.content, case .value(let shown) = first.source,
        case .value(let value) = image.source
      else { return false }
      return shown.isSame(as: value)
    case .component(let use):
      guard case .component(let first) = first.content else { return false }
      return first.component.text == use.component.text && !use.arguments.isEmpty
        && first.arguments.isSame(as: use.arguments) && first.events.isSame(as: use.events)
    case .button: return first.button != nil
    case .container, .control, .embed, .progress, .badge, .input, .rating, .view, .spacer, .divider:
      return false
    }
  }

  /// Reports a node that shows the same as one before it under the same condition, or a button that says or does it;
  /// says whether it does.
  private mutating func reportRepetition(
    of first: CellNode, by again: CellNode, when condition: Expression?
  ) -> Bool {
    switch (first.content, again.content) {
    case (.text(let first), .text(let text)):
      report("text", text.text.span, like: first.text.span, when: condition)
    case (.image(let first), .image(let image)):
      guard case .value(let shown) = first.source, case .value(let value) = image.source else {
        return false
      }
      report("image", value.span, like: shown.span, when: condition)
    case (.component(let first), .component(let use)):
      report("component", use.component.span, like: first.component.span, when: condition)
    case (.button(let first), .button(let button)):
      return reportRepetition(of: first, by: button, when: condition)
    default: return false
    }
    return true
  }

  private mutating func reportRepetition(
    of first: CellButton, by button: CellButton, when condition: Expression?
  ) -> Bool {
    let areAlike = (first.title == nil) == (button.title == nil)
    // An icon and a title may well stand for one thing.
    guard areAlike || !first.effect.isSame(as: button.effect) else { return false }
    return reportRepetition(
      of: first.sibling(when: condition), by: button.sibling(when: condition), each: "button")
  }

  private mutating func report(
    _ noun: String, _ span: ByteSpan, like first: ByteSpan, when condition: Expression?
  ) {
    let opposite = condition.flatMap(\.opposite)
    findings.report(
      .repeatedTitle,
      "another \(noun) shows the same" + (condition == nil ? "" : " under the same condition"),
      at: location(span), related: related(first),
      help: [
        opposite.map { "let one of them be there `when: \($0)`, or show something else" }
          ?? "show something else, or leave one of the two out"
      ])
  }
}

extension Expression {
  /// Whether it asks only whether there is something.
  fileprivate var asksForPresence: Bool {
    guard case .binary(let comparison, _, let right) = kind else { return false }
    switch (comparison, right.kind) {
    case (.equal, .null), (.notEqual, .null), (.equal, .string("")), (.notEqual, .string("")),
      (.equal, .text("")), (.notEqual, .text("")):
      return true
    default: return false
    }
  }

  /// Whether it asks only whether a number is more than none.
  fileprivate var asksForAny: Bool {
    guard case .binary(let comparison, _, let right) = kind else { return false }
    switch (comparison, right.kind) {
    case (.greater, .integer(0)), (.greaterOrEqual, .integer(1)), (.notEqual, .integer(0)):
      return true
    default: return false
    }
  }

  /// Whether a value is what it compares.
  fileprivate func asks(for value: Expression) -> Bool {
    switch kind {
    case .path: isSame(as: value)
    case .not(let operand): operand.isSame(as: value)
    case .binary(_, let left, _): left.isSame(as: value)
    default: false
    }
  }
}

extension CellText {
  /// Whether it has the font and colour of another one, where no condition chooses these.
  fileprivate func looksAs(_ other: CellText) -> Bool {
    Self.areAlike(font, other.font) && Self.areAlike(color, other.color)
  }

  private static func areAlike(_ name: Alternatives<Name>?, _ other: Alternatives<Name>?) -> Bool {
    switch (name, other) {
    case (nil, nil): true
    case (.one(let name)?, .one(let other)?): name.text == other.text
    default: false
    }
  }
}

extension CellButton {
  fileprivate func sibling(when condition: Expression?) -> SiblingAction {
    SiblingAction(title: label ?? title, condition: condition, effect: effect)
  }
}

extension CellNode {
  /// Whether there is nothing to be seen of it but room, or a line.
  fileprivate var isRoom: Bool {
    switch content {
    case .spacer, .divider: true
    default: false
    }
  }
}
