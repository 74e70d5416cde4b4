import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What stands beside one another does different things.
  static let repeatedEffect: SpecRule = .init(
    name: "repeated-effect", severity: .warning,
    summary:
      "Two things beside one another, or two requests, are called differently and do the same.",
    rationale:
      "Of two buttons, entries of a menu, items of a bar, swipes or actions for selected rows one was most likely "
      + "copied, and got a title of its own but no effect: what it promises never happens. So it is with an event that a button of a cell tells, and with a request that was copied, and sends to the other's "
      + "path.",
    examples: """
      adapter: WishRow
      for: Post
      events: [grant, refuse]
      cell:
        row:
          - button: { title: wish.grant, event: grant }
          - button: { title: wish.refuse, event: ‹grant→refuse› }
      """,
    reportedBy: [.siblings],
    .app { app, findings in checkRequests(of: app.index, into: &findings) })
}

/// One of several things beside one another that each say something and do something.
struct SiblingAction {
  /// What it is called, or what is read out in the place of an icon.
  let title: TextValue?
  /// When it is there.
  var condition: Expression? = nil
  /// When it can be chosen.
  var enabled: Expression? = nil
  /// When it is marked as what holds.
  var checked: Expression? = nil
  let effect: Effect
}

extension SiblingAction {
  init(_ item: MenuItemDeclaration) {
    self.init(
      title: item.title, enabled: item.enabled, checked: item.checked, effect: item.effect)
  }
}

extension SpecWalker {
  /// Reports what says or does the same as something before it.
  ///
  /// - Parameter noun: What each of them is.
  mutating func checkForRepetition(among actions: [SiblingAction], each noun: String) {
    actions.forEachPair { first, again in
      reportRepetition(of: first, by: again, each: noun)
    }
  }

  /// Reports what does the same as something in what it is a part of, as in a menu around its own.
  mutating func checkForRepetition(
    of outer: [SiblingAction], by inner: [SiblingAction], each noun: String
  ) {
    for action in inner {
      for first in outer
      where !first.title.isSame(as: action.title)
        && reportEffect(of: action, like: first, each: noun)
      {
        break
      }
    }
  }

  /// Reports an action that says or does the same as one before it; says whether it does.
  @discardableResult
  mutating func reportRepetition(
    of first: SiblingAction, by again: SiblingAction, each noun: String
  ) -> Bool {
    guard first.condition.isSame(as: again.condition) else { return false }
    if let title = again.title, title.hasWords, first.title.isSame(as: title),
      first.effect.condition.isSame(as: again.effect.condition)
    {
      let isCopy = first.effect.isSame(as: again.effect)
      reportTitle(
        title.span, of: noun, like: first.title?.span,
        cure: isCopy
          ? "leave one of the two out, or let it say and do something else"
          : "give it a text of its own")
      return true
    }
    if let checked = again.checked, checked.isPath, first.checked.isSame(as: checked),
      // Where one of them is marked at what it does not set, that is told.
      first.effect.assignment(contradicting: checked) == nil,
      again.effect.assignment(contradicting: checked) == nil
    {
      report(checked, of: again, like: first.checked)
      return true
    }
    return reportEffect(of: again, like: first, each: noun)
  }

  /// Reports two entries of a menu that are marked at the same time.
  private mutating func report(
    _ checked: Expression, of action: SiblingAction, like first: Expression?
  ) {
    let meant = action.effect.condition(insteadOf: checked)
    findings.report(
      .repeatedTitle, "another entry of the menu is checked at the same time",
      at: location(checked.span), related: related(first?.span),
      help: [
        meant.map { "did you mean `\($0)`?" } ?? "say when this one holds, or leave `checked:` out"
      ])
  }

  /// Reports an action of another title that does what one before it does; says whether it is one.
  private mutating func reportEffect(
    of again: SiblingAction, like first: SiblingAction, each noun: String
  ) -> Bool {
    guard !again.effect.isCommon, first.effect.isSame(as: again.effect),
      first.enabled.isSame(as: again.enabled),
      // Of two values, or pictures alone, nobody knows whether they promise different things.
      first.title?.constant != nil, again.title?.constant != nil
    else { return false }
    let contradictions = [(again, first), (first, again)].lazy.compactMap { action, other in
      action.contradiction.map { ($0, other) }
    }
    if let (contradiction, other) = contradictions.first {
      findings.report(
        .repeatedEffect, "another \(noun) \(contradiction.verb) the same",
        at: location(contradiction.set), related: related(other.effect.span),
        help: ["did you mean `\(contradiction.marked)`?"])
      return true
    }
    if let set = again.effect.setBoolean {
      findings.report(
        .repeatedEffect, "another \(noun) sets the same",
        at: location(set.expression.span),
        related: related(first.effect.setBoolean?.expression.span),
        help: ["did you mean `\(!set.value)`?"])
      return true
    }
    if case .event(let event) = again.effect.action, case .event(let earlier) = first.effect.action,
      let meant = untoldEvent
    {
      findings.note(
        explained: SpecRule.causeOfUntold(meant, in: file), by: .repeatedEffect)
      findings.report(
        .repeatedEffect, "another \(noun) tells `\(event.text)`, and none tells `\(meant)`",
        at: location(event), related: related(earlier.span), help: ["did you mean `\(meant)`?"])
      return true
    }
    let opposite = again.condition.flatMap(\.opposite)
    findings.report(
      .repeatedEffect, "another \(noun) does the same", at: location(again.effect.span),
      related: related(first.effect.span),
      help: [
        opposite.map { "let one of them be there `when: \($0)`, or let it do something else" }
          ?? "let it do what it is called, or leave one of the two out"
      ])
    return true
  }

  /// The only event of the adapter or component that nothing in its cell tells.
  private var untoldEvent: String? {
    let (events, cell): ([Name], CellNode)
    switch index.declaration(current) {
    case .adapter(let adapter):
      guard case .cell(let node) = adapter.body else { return nil }
      (events, cell) = (adapter.events, node)
    case .component(let component): (events, cell) = (component.events, component.cell)
    default: return nil
    }
    let told = cell.toldEvents
    let untold = events.filter { !told.contains($0.text) }
    return untold.count == 1 ? untold[0].text : nil
  }

  /// Reports what says the same as something before it.
  mutating func reportTitle(
    _ span: ByteSpan, of noun: String, like first: ByteSpan?,
    cure: String = "give it a text of its own"
  ) {
    findings.report(
      .repeatedTitle, "another \(noun) says the same", at: location(span),
      related: related(first), help: [cure])
  }

  /// The note that shows what came first.
  func related(_ first: ByteSpan?) -> [Diagnostic.Related] {
    first.map { [.init(location($0), "the first one")] } ?? []
  }
}

extension Collection where Index == Int {
  /// Calls a function with each element and those shortly before it, until it says that it has found what it looks for.
  func forEachPair(_ found: (_ first: Element, _ again: Element) -> Bool) {
    guard count > 1 else { return }
    for second in (startIndex + 1)..<endIndex {
      for first in Swift.max(startIndex, second - Self.reach)..<second
      where found(self[first], self[second]) {
        break
      }
    }
  }

  /// How far apart two elements may be. Hardly a list is longer, and each element would be compared with all.
  private static var reach: Int { 64 }
}

extension Effect {
  /// Where a value is as the effect sets it, if that is what a condition asks for in vain.
  fileprivate func condition(insteadOf checked: Expression) -> String? {
    if let set = setBoolean {
      switch checked.kind {
      case .path where !set.value, .not where set.value: return checked.opposite
      default: return nil
      }
    }
    if let sent = argument(contradicting: checked) { return sent.condition }
    guard case .set(let assignments) = action, assignments.count == 1,
      case .binary(.equal, let left, _) = checked.kind, case .path(let path) = left.kind,
      path.isSame(as: assignments[0].target)
    else { return nil }
    switch assignments[0].value.kind {
    case .text(let name), .caseName(let name): return "\(path.text) == \(name)"
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a value, or what is asked of one.
  fileprivate var isPath: Bool {
    switch kind {
    case .path: true
    case .not(let operand): operand.isPath
    case .binary(_, let left, _): left.isPath
    default: false
    }
  }
}
