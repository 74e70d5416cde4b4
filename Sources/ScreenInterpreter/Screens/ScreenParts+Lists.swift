import ScreenKit
import SpecModel
import SpecSemantics

/// How lists behave and are laid out.
extension ScreenParts {
  var listConfiguration: ListConfiguration {
    let screen = plan.declaration
    return ListConfiguration(
      title: fixedTitle, layout: plan.layouts.last.map { layout($0.layout) } ?? .list,
      pullToRefresh: screen.reload.pull, refreshText: values.text(plan.refreshing),
      reloadOnAppear: screen.reload.onAppear.map { .milliseconds($0.milliseconds) },
      reloadEvery: screen.reload.every.map { .milliseconds($0.milliseconds) },
      reloadEvents: screen.reload.events.map { ScreenEvent($0.text) }, loading: loading,
      error: error, more: more, search: search)
  }

  private var loading: ScreenKit.LoadingStyle {
    switch plan.declaration.states.loading {
    case .style(.spinner): return .spinner
    case .style(.skeleton): return .skeleton
    case .cell:
      guard let node = plan.loading else { return .spinner }
      let builder = CellBuilder<ComponentEvent>(roots: roots) { _, _ in .none }
      return .element(builder.tree(of: node).element)
    }
  }

  private var error: ErrorState {
    guard let error = plan.error else { return ErrorState() }
    return ErrorState(
      image: values.picture(error.image), text: values.text(error.text),
      detail: values.text(error.detail), retry: error.declaration.offersRetry,
      style: error.declaration.style.shown)
  }

  private var more: MoreTexts {
    MoreTexts(
      loading: values.text(plan.more?.loading), end: values.text(plan.more?.end),
      error: values.text(plan.more?.error))
  }

  private var search: SearchConfiguration? {
    plan.search.map { search in
      SearchConfiguration(
        delay: .milliseconds(search.declaration.delay.milliseconds),
        minimum: search.declaration.minimum, prompt: values.text(search.prompt))
    }
  }

  /// The layout that applies now.
  var currentLayout: ListLayout {
    let holding = plan.layouts.first { values.holds($0.condition) }
    return holding.map { layout($0.layout) } ?? .list
  }

  /// The layout of a section, as it is when the section is made.
  func layout(of section: SectionPlan) -> ListLayout? {
    section.layouts.first { values.holds($0.condition) }.map { layout($0.layout) }
  }

  private func layout(_ layout: Layout) -> ListLayout {
    switch layout {
    case .list: .list
    case .pages: .pages
    case .carousel(let spacing): .carousel(spacing: self.spacing(spacing))
    case .shelf(let shelf):
      .shelf(
        columns: shelf.columns?.shown, spacing: spacing(shelf.spacing), stops: shelf.stops.shown)
    case .grid(let columns, let spacing):
      .grid(columns: columns.shown, spacing: self.spacing(spacing))
    case .liquid(let columns, let spacing):
      .liquid(columns: columns.shown, spacing: self.spacing(spacing))
    }
  }

  private func spacing(_ spacing: Measure?) -> SpacingToken? {
    spacing.map { app.tokens.spacing($0) }
  }

  /// Takes the words that are searched for.
  func search(for query: String) {
    guard case .path(.state, let steps)? = plan.search?.query.kind, let field = steps.first else {
      return
    }
    state.binding(to: field.name).value = .string(query)
  }

  /// What the list can be searched in.
  var searchScopes: SearchScopes? {
    plan.search?.scopes.flatMap(choice)
  }

  /// What is offered to search for now.
  var searchSuggestions: SearchSuggestions? {
    switch plan.search?.suggestions {
    case nil: return nil
    case .texts(let texts): return SearchSuggestions(texts: texts.map { values.text($0) })
    case .elements(let list, let isChosenByQuery, let text):
      guard case .list(let elements) = values.value(list) else { return nil }
      let roots = roots
      return SearchSuggestions(of: elements, narrowed: !isChosenByQuery) { element in
        guard let text, case .model(let model) = element else {
          return .verbatim(element.interpolated)
        }
        return roots.with(item: model).values.text(text)
      }
    }
  }

  /// What can be done with selected rows.
  var selection: ListSelection? {
    guard let selection = plan.selection else { return nil }
    var title: (@MainActor (Selected<DynamicModel>) -> ScreenText)?
    if let text = selection.title {
      title = { [weak self] in self?.roots($0).values.text(text) ?? .verbatim("") }
    }
    return ListSelection(
      of: DynamicModel.self, title: title, actions: selection.actions.map(selectionAction))
  }

  private func selectionAction(
    _ action: SelectionPlan.Action
  ) -> SelectionAction<DynamicModel> {
    var isAvailable: (@MainActor (Selected<DynamicModel>) -> Bool)?
    if let condition = action.condition {
      isAvailable = { [weak self] in self?.roots($0).values.holds(condition) ?? false }
    }
    return SelectionAction<DynamicModel>(
      title: values.text(action.title), icon: action.declaration.icon?.shown,
      role: action.declaration.role.shown, when: isAvailable
    ) { [weak self] screen, selected in
      guard let self else { return }
      self.action([action.effect], in: roots(selected))(screen)
      screen.endSelection()
    }
  }

  private func roots(_ selected: Selected<DynamicModel>) -> Roots {
    var roots = roots
    roots.selected = selected.items
    return roots
  }
}

extension SpecModel.ShelfStops {
  fileprivate var shown: ScreenKit.ShelfStops {
    switch self {
    case .anywhere: .anywhere
    case .rows: .rows
    case .next: .next
    case .middle: .middle
    case .pages: .pages
    }
  }
}

extension SpecModel.ColumnCount {
  fileprivate var shown: ScreenKit.ColumnCount {
    ScreenKit.ColumnCount(compact: compact, regular: regular)
  }
}
