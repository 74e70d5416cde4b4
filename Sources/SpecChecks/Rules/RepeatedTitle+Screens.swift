import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What stands beside one another on a screen.
extension SpecWalker {
  /// Reports items of a bar that say or do the same.
  mutating func checkForRepetition(in bar: BarDeclaration) {
    // Both sides stand at the top; most bars have items at one of them.
    let top = bar.leading.isEmpty ? bar.trailing : bar.leading + bar.trailing
    checkForRepetition(among: top, each: "item of the bar")
    checkForRepetition(among: bar.toolbar, each: "item of the toolbar")
  }

  private mutating func checkForRepetition(
    among items: [BarItemDeclaration], each noun: String
  ) {
    items.forEachPair { first, again in
      reportRepetition(of: first.sibling, by: again.sibling, each: noun)
    }
  }

  /// Reports swipes of one model to one side that say or do the same, and events that do the same.
  mutating func checkForRepetition(among actions: [ActionDeclaration]) {
    actions.forEachPair { first, again in
      guard case .swipe(let swipe) = again.trigger, case .swipe(let earlier) = first.trigger else {
        return reportRepetition(of: first, byEventOf: again)
      }
      guard swipe.edge == earlier.edge, swipe.model.text == earlier.model.text else { return false }
      return reportRepetition(
        of: SiblingAction(title: earlier.title, effect: first.effect),
        by: SiblingAction(title: swipe.title, effect: again.effect), each: "swipe")
    }
  }

  /// Reports a section whose header or footer is that of one before it, and rows of a section that say the same.
  mutating func checkForRepetition(among sections: [SectionDeclaration]) {
    sections.forEachPair { first, again in
      // Sources of which one is shown have one header.
      guard !again.isAlternative, first.condition.isSame(as: again.condition) else { return false }
      let isHeaderNew = !reportRepetition(of: first.header, by: again.header)
      let isFooterNew = !reportRepetition(of: first.footer, by: again.footer)
      return !isHeaderNew || !isFooterNew
    }
    for section in sections {
      if case .rows(let rows) = section.content { checkForRepetition(among: rows) }
    }
  }

  private mutating func reportRepetition(of first: TextValue?, by again: TextValue?) -> Bool {
    guard let again, let first, first.isSame(as: again), again.hasWords else { return false }
    reportTitle(again.span, of: "section", like: first.span)
    return true
  }

  private mutating func checkForRepetition(among rows: [RowDeclaration]) {
    rows.forEachPair { first, again in
      guard first.condition.isSame(as: again.condition) else { return false }
      switch (first.content, again.content) {
      case (.control(let earlier), .control(let control)):
        guard control.title.hasWords, earlier.title.isSame(as: control.title) else { return false }
        reportTitle(control.title.span, of: "control", like: earlier.title.span)
      case (.item(let adapter, let earlier), .item(let other, let item)):
        guard adapter.text == other.text, first.effect != nil, again.effect != nil,
          let text = text(of: item, shownBy: adapter, like: earlier)
        else { return false }
        reportTitle(text.later.span, of: "row", like: text.earlier.span)
      default: return false
      }
      return true
    }
  }

  /// The first text that two models written in place share; nil if one of their texts tells them apart.
  private func text(
    of item: Expression, shownBy adapter: Name, like earlier: Expression
  ) -> (earlier: Expression, later: Expression)? {
    guard case .object(let own) = item.kind, case .object(let others) = earlier.kind,
      own.contains(where: { argument in others.contains { $0.isSame(as: argument) } }),
      let adapter = index.adapter(adapter.text), let model = index.model(adapter.model.text)
    else { return nil }
    var shared: (earlier: Expression, later: Expression)?
    for property in model.fields {
      let shape = property.type.shape.innermost
      guard shape == .builtin(.text) || shape == .builtin(.string),
        adapter.shows(property.name.text)
      else { continue }
      let first = others.first { $0.name.text == property.name.text }?.value
      let later = own.first { $0.name.text == property.name.text }?.value
      guard first.isSame(as: later) else { return nil }
      if shared == nil, shape == .builtin(.text), let first, let later { shared = (first, later) }
    }
    return shared
  }

  /// Reports that a screen says of a list that could not be loaded what it says of an empty one, or of one that has come
  /// to its end what it says of one that goes on.
  mutating func checkForRepetition(in states: StatesDeclaration) {
    if let loading = states.more?.loading, let end = states.more?.end, end.hasWords,
      loading.isSame(as: end)
    {
      findings.report(
        .repeatedTitle, "a list that goes on says the same", at: location(end.span),
        related: [.init(location(loading.span), "this is said while a page is loaded")],
        help: ["give one of them a text of its own: nothing more is loaded here"])
    }
    guard let error = states.error?.text, error.hasWords,
      let empty = states.empty.first(where: { $0.text.isSame(as: error) })?.text
    else { return }
    findings.report(
      .repeatedTitle, "an empty list says the same", at: location(error.span),
      related: [.init(location(empty.span), "this is what an empty list says")],
      help: ["give one of them a text of its own: nothing was loaded here, and nothing is there"])
  }
}

extension AdapterDeclaration {
  /// Whether a field of its model is read in its cells, as far as that can be seen.
  fileprivate func shows(_ field: String) -> Bool {
    guard case .cell(let cell) = body, hostedView == nil else { return true }
    return cell.contains { node in
      node.shownText?.reads(field) == true
        || node.component?.arguments.contains { $0.value.reads(field) } == true
    }
  }
}

extension TextValue {
  fileprivate func reads(_ field: String) -> Bool {
    switch self {
    case .key(_, let arguments): arguments.contains { $0.reads(field) }
    case .value(let value, _), .verbatim(let value): value.reads(field)
    case .money(let amount, let currency): amount.reads(field) || currency.reads(field)
    }
  }
}

extension Expression {
  /// Whether a field of the row, or all of it, is part of the value.
  fileprivate func reads(_ field: String) -> Bool {
    var isRead = false
    visitPaths { path in
      guard path.scope == .item else { return }
      isRead = isRead || path.components.first.map { $0.text == field } ?? true
    }
    return isRead
  }
}

extension BarItemDeclaration {
  /// What is read out and what is done.
  fileprivate var sibling: SiblingAction {
    SiblingAction(title: label ?? title, condition: condition, effect: effect)
  }
}
