import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Screens, from their parameters to their actions.
extension SpecWalker {
  mutating func visit(_ screen: ScreenDeclaration) {
    let site = ScreenSite(screen, id: current, file: file, index: index)
    seesWindow = site.system.seesWindow
    declare(screen.name, .type(.screen))
    generateScreen(screen, site.system)
    declare(screen.parameters, .screenParameter)
    declare(screen.state, .stateField)
    let hasApp = site.system.knowsApp
    let hasSession = !beforeGate.contains(screen)
    let before = ValueScope(beforeShowing: screen, hasApp: hasApp, hasSession: hasSession)
    let shown = ValueScope(of: screen, index: index, hasApp: hasApp, hasSession: hasSession)
    fields(screen.parameters, defaultsIn: .constants, givenTo: .asked)
    fields(screen.state, defaultsIn: before.knowingTime)
    if let returns = screen.returns { type(returns) }
    layouts(screen.layouts, in: shown, seesWindow: seesWindow)
    text(screen.reload.text, in: before)
    events(screen.reload.events)
    if let search = screen.search { visit(search, before: before, shown: shown) }
    let rows = screen.data.isEmpty ? shown : visit(dataOf: screen, in: shown)
    // A title that stays is written where a scene does not know the time yet.
    text(screen.title, in: screen.title?.changesWhileShown == true ? rows.knowingTime : rows)
    if let suggestions = screen.search?.suggestions { visit(suggestions, in: rows) }
    let timed = rows.knowingTime
    look(screen.look, in: timed)
    visit(screen.states, of: screen, before: before, shown: timed)
    visit(screen.bar.items, of: screen, shown: timed)
    checkForRepetition(in: screen.bar)
    text(screen.bar.badge, in: timed)
    text(screen.bar.heading?.prompt, in: timed)
    text(screen.bar.heading?.subtitle, in: timed)
    color(screen.bar.heading?.look?.background, in: timed)
    color(screen.bar.heading?.look?.titles, in: timed)
    color(screen.bar.toolbarLook?.background, in: timed)
    color(screen.bar.toolbarLook?.items, in: timed)
    if let segments = screen.bar.heading?.segments {
      visit(segments: segments, of: screen, in: shown)
    }
    switch screen.body {
    case .sections(let sections):
      for section in sections { visit(section, of: screen, before: before, shown: rows) }
      checkForRepetition(among: sections)
    case .form(let form): visit(form, of: screen, before: before, shown: shown)
    case .tabs(let tabs): visit(tabs, of: screen, in: shown)
    case .swift(let type):
      uses.ownClasses.append((type.type, current))
      uses.note(current, namesModuleOf: type)
      uses.note(current, is: .leaving)
    }
    for action in screen.actions { visit(action, of: screen, shown: shown, rows: rows) }
    checkForRepetition(among: screen.actions)
    checkSentValues(among: screen.actions)
    if let tracking = screen.tracking { visit(tracking, shown: shown, rows: rows, of: screen) }
    if let selection = screen.selection { visit(selection, of: screen, in: shown) }
    noteBorrowedTexts(of: screen)
    hooks.screens(site, &findings)
  }

  private mutating func visit(
    _ items: [BarItemDeclaration], of screen: ScreenDeclaration, shown: ValueScope
  ) {
    for item in items {
      let known = shown.knowing(condition(item.condition, in: shown))
      text(item.title, in: known)
      text(item.label, in: known)
      image(item.icon, in: known)
      text(item.badge, in: known)
      visit(item.effect, effects(of: screen, in: known, while: item.condition))
    }
  }

  /// - Parameter condition: What holds where what has the effects is there.
  func effects(
    of screen: ScreenDeclaration, in scope: ValueScope, while condition: Expression? = nil
  ) -> EffectContext {
    EffectContext(
      scope: scope.knowingTime, owner: .screen(returns: screen.returns), seesWindow: seesWindow,
      condition: condition)
  }

  private mutating func layouts(
    _ layouts: [LayoutAlternative], in scope: ValueScope, seesWindow: Bool
  ) {
    var alternatives: [Alternative] = []
    for alternative in layouts {
      if let condition = alternative.condition,
        let typed = typedCondition(condition, in: scope.seen(by: condition, if: seesWindow))
      {
        alternatives.append(Alternative(condition: typed, span: condition.span))
      }
      switch alternative.layout {
      case .grid(_, let measure), .liquid(_, let measure), .carousel(let measure): spacing(measure)
      case .shelf(let shelf): spacing(shelf.spacing)
      case .list, .pages: break
      }
    }
    checkReach(of: alternatives) { walk, unreached, taken in
      walk.findings.report(
        .unreachableLayout, "this layout is never taken: one before it is, where this holds",
        at: walk.location(unreached),
        related: [.init(walk.location(taken), "this is asked first")],
        help: ["change one of the conditions, or leave the layout out"])
    }
  }

  private mutating func visit(
    _ states: StatesDeclaration, of screen: ScreenDeclaration, before: ValueScope, shown: ValueScope
  ) {
    if case .cell(let node) = states.loading {
      visit(node, EffectContext(scope: before, owner: .loading))
    }
    visit(states.empty, of: screen, shown: shown)
    image(states.error?.image, in: before)
    text(states.error?.text, in: before)
    text(states.error?.detail, in: before)
    for text in states.more?.texts ?? [] { self.text(text, in: before) }
    checkForRepetition(in: states)
  }

  private mutating func visit(
    _ empty: [EmptyStateDeclaration], of screen: ScreenDeclaration, shown: ValueScope
  ) {
    var alternatives: [Alternative] = []
    for state in empty {
      var known = shown
      if let condition = state.condition, let typed = typedCondition(condition, in: shown) {
        alternatives.append(Alternative(condition: typed, span: condition.span))
        known = shown.knowing(typed.narrowedValues(where: true))
      }
      image(state.image, in: known)
      text(state.text, in: known)
      text(state.detail, in: known)
      if let button = state.button {
        text(button.title, in: known)
        visit(button.effect, effects(of: screen, in: known, while: state.condition))
      }
    }
    checkReach(of: alternatives) { walk, unreached, taken in
      walk.findings.report(
        .redundantCondition, "this is never seen: a state before it is, where this holds",
        at: walk.location(unreached),
        related: [.init(walk.location(taken), "this is asked first")],
        help: ["change one of the conditions, or leave the state out"])
    }
  }

  private mutating func visit(
    _ section: SectionDeclaration, of screen: ScreenDeclaration, before: ValueScope,
    shown: ValueScope
  ) {
    let timed = shown.knowingTime
    text(section.header, in: timed)
    text(section.footer, in: timed)
    count(section.limit, in: timed)
    look(section.look, in: timed)
    condition(section.headers.collapsible.condition, in: timed)
    condition(section.headers.collapsed.condition, in: timed)
    if let group = section.group {
      visit(group, of: section, in: screen, before: before, shown: timed)
    }
    // Sections are made once, so what their layouts depend on has to be known by then.
    layouts(section.layouts, in: before, seesWindow: false)
    let known = known(where: section, in: timed)
    switch section.content {
    case .source(let reference, let adapters, _):
      visit(reference, of: screen, in: timed)
      checkItems(of: reference)
      visit(adapters, of: reference, in: timed)
    case .rows(let rows):
      for row in rows { visit(row, of: screen, in: timed.knowing(known)) }
    case .page(let page): visit(page, of: screen, in: shown, within: shown.knowing(known))
    }
  }

  /// A section asks its source for items; what is loaded as one list belongs in `data:`.
  mutating func checkItems(of reference: SourceReference) {
    guard let source = index.source(of: reference), source.content.isLoadable,
      let type = index.type(source.yields),
      case .list(let item) = type
    else { return }
    let place =
      switch reference {
      case .use(let name, _): location(name)
      case .inline, .data: location(source.yields.span)
      }
    let yields: Location? =
      if case .use = reference { index.yieldsPlace(of: reference, in: file) } else { nil }
    findings.note(explained: TypeProblem.causeOfList(type), by: .bindingTypeMismatch)
    if let yields, source.paging != nil {
      // What comes page by page is no one list.
      return findings.report(
        .bindingTypeMismatch,
        "`\(source.name.text)` is loaded page by page, and says that each item is a list",
        at: yields, related: [.init(place, "a section asks for its items here")],
        help: ["write `\(item)`"])
    }
    guard case .use = reference else {
      // What a screen has in place nobody else loads.
      return findings.report(Diagnostic(list: source.name.text, at: place, of: item))
    }
    findings.report(
      .bindingTypeMismatch, Diagnostic.messageOfList(source.name.text),
      at: place, label: "it yields `\(type)`",
      related: yields.map { [.init($0, "this says that it yields a list")] } ?? [],
      help: [
        "write `yields: \(item)`, or load it by `data:` and show it by `source: $data.…`"
      ], about: .listOfItems(source: source.name.text))
  }

  /// A section's items are a list of models in the data.
  private mutating func visit(
    list expression: Expression, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    guard let typed = value(expression, expecting: nil, in: scope) else { return }
    // That a list is said to be missing is reported where it is declared.
    switch typed.type.unwrapped {
    case .list(.model), .list(.union): return
    default: break
    }
    var related: [Diagnostic.Related] = []
    var help = "a section shows a list; a single model is the `item:` of a row"
    var cause: String?
    if let place = yieldsPlace(ofDataAt: expression, in: screen) {
      let model = typed.type.unwrapped
      related = [.init(place, "one `\(model)` is loaded here")]
      cause = SpecRule.causeOfOneObject(at: place)
      help += ". If a list is loaded, write `yields: \"[\(model)]\"`"
    }
    var finding = Diagnostic(
      .bindingTypeMismatch, "expected a list of models, found `\(typed.type)`",
      at: location(expression.span), label: "this is `\(typed.type)`", related: related,
      help: [help])
    finding.cause = cause
    findings.report(finding)
  }

  /// Where it is said what is loaded, for a path that is all of it.
  func yieldsPlace(
    ofDataAt expression: Expression, in screen: ScreenDeclaration
  ) -> Location? {
    guard let data = screen.data.first(where: { expression.isWhole($0.name.text, of: .data) })
    else { return nil }
    return index.yieldsPlace(of: data.source, in: file)
  }

  mutating func visit(
    _ reference: SourceReference, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    switch reference {
    case .data(let list): visit(list: list, of: screen, in: scope)
    case .use(let name, let arguments):
      guard let callee = source(name) else { return }
      self.arguments(arguments, of: callee, named: name, in: scope)
    case .inline(let source): visit(source, scope: scope)
    }
  }

  /// Notes what fits in the place of an adapter that there is not: of those for what the section's source yields the
  /// only one that is not listed.
  private mutating func noteFitting(
    insteadOf use: AdapterUse, among uses: [AdapterUse], of reference: SourceReference
  ) {
    guard let yields = index.source(of: reference)?.yields.declaredName?.text else { return }
    let models = index.union(yields)?.cases.map(\.model.text) ?? [yields]
    let listed = Set(uses.map(\.name.text))
    let known = models.flatMap { index.adapters(for: $0) }.filter { !listed.contains($0) }
    guard known.count == 1, let meant = known.first, let model = index.adapter(meant)?.model.text
    else { return }
    findings.note(
      fitting: Suggestion(meaning: meant, note: "the adapter for `\(model)`"),
      insteadOf: use.name.text)
  }

  private mutating func visit(
    _ uses: [AdapterUse], of reference: SourceReference, in scope: ValueScope
  ) {
    var alternatives: [String: [Alternative]] = [:]
    for use in uses {
      guard let adapter = adapter(use.name) else {
        noteFitting(insteadOf: use, among: uses, of: reference)
        continue
      }
      guard let condition = use.condition else { continue }
      let item = scope.with(item: .model(adapter.model.text))
      guard
        let typed = typedCondition(condition, in: item.seen(by: condition, if: seesWindow))
      else { continue }
      alternatives[adapter.model.text, default: []].append(
        Alternative(condition: typed, span: condition.span))
    }
    for model in alternatives.keys.sorted() {
      checkReach(of: alternatives[model] ?? []) { walk, unreached, taken in
        walk.findings.report(
          .ambiguousAdapter,
          "this adapter is never chosen for `\(model)`: one before it is, where this holds",
          at: walk.location(unreached), label: "never chosen",
          related: [.init(walk.location(taken), "this is asked first")],
          help: ["change one of the conditions, or leave the adapter out"])
      }
    }
  }

  private mutating func visit(
    _ row: RowDeclaration, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    let known = condition(row.condition, in: scope, seesWindow: seesWindow)
    let scope = scope.knowing(known)
    var item: SpecType?
    switch row.content {
    case .item(let name, let value):
      guard let adapter = adapter(name) else {
        note(value, shownBy: name, of: screen, in: scope)
        if let effect = row.effect {
          visit(effect, effects(of: screen, in: scope.with(unknown: .item)))
        }
        return
      }
      let model = SpecType.model(adapter.model.text)
      // A row of another model is the adapter's mismatch and not the value's.
      if case .path = value.kind {
        visitItem(value, shownBy: name, of: model, in: scope)
      } else if !reportKeyOfRow(in: value, shownBy: adapter),
        !reportAdapterOfAnother(than: value, name, adapter),
        let typed = self.value(value, expecting: model, in: scope)
      {
        checkMeters(of: typed, value, shownBy: adapter)
        checkForKeys(in: value, of: adapter.model.text)
      }
      item = model
    case .control(let control): visit(control, in: scope)
    case .tree, .embed: break
    }
    if let effect = row.effect {
      visit(effect, effects(of: screen, in: scope.with(item: item), while: row.condition))
    }
  }

  private mutating func visitItem(
    _ item: Expression, shownBy adapter: Name, of model: SpecType, in scope: ValueScope
  ) {
    // A row whose item is missing isn't there.
    guard let typed = value(item, expecting: nil, in: scope), typed.type.unwrapped != model
    else { return }
    var cure = "take an adapter for `\(typed.type.unwrapped)`, or give it a `\(model)`"
    if case .model(let shown) = typed.type.unwrapped {
      let known = index.adapters(for: shown)
      findings.note(meant: known)
      if let first = known.first { cure = "`\(first)` shows `\(shown)`" }
    }
    findings.report(
      .adapterModelMismatch,
      "`\(adapter.text)` shows `\(model)`, and this is `\(typed.type)`",
      at: location(item.span),
      related: index.location(of: .adapter, adapter.text).map {
        [.init($0, "the adapter is declared here")]
      } ?? [], help: [cure])
  }

  mutating func adapter(_ name: Name) -> AdapterDeclaration? {
    guard let id = resolve(.adapter, name), case .adapter(let adapter) = index.declaration(id)
    else { return nil }
    uses.note(current, .leads, id, at: name.span)
    return adapter
  }
}
