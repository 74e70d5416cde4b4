import ScreenKit
import SpecSemantics

/// A list in a collection view that follows from a plan.
final class InterpretedCollection: CollectionController, NamedInScreenTrees {
  private let parts: ScreenParts
  var nameInScreenTrees: String { parts.className }

  init(_ parts: ScreenParts) {
    self.parts = parts
    super.init(runtime: parts.app.runtime, configuration: parts.listConfiguration)
    parts.stand(on: self)
    observe(parts.state)
  }

  override func screenDidAppear() {
    super.screenDidAppear()
    parts.trackAppearance()
  }

  override func makeTitle() -> ScreenText? { parts.changingTitle }
  override func makeBarItems() -> BarItems { parts.barItems }
  override func makeEmptyState() -> EmptyState? { parts.emptyState }
  override func makeSelection() -> ListSelection? { parts.selection }
  override func currentLayout() -> ListLayout { parts.currentLayout }
  override func searchQueryDidChange(_ query: String) { parts.search(for: query) }
  override func makeSearchScopes() -> SearchScopes? { parts.searchScopes }
  override func makeSearchSuggestions() -> SearchSuggestions? { parts.searchSuggestions }

  override func makeSections() -> [ListSection] {
    SectionBuilder<Row>(parts, hasLayouts: true).sections(parts.plan.sections)
  }
}

/// A list in a table that follows from a plan.
final class InterpretedTable: TableController, NamedInScreenTrees {
  private let parts: ScreenParts
  var nameInScreenTrees: String { parts.className }

  /// - Parameter showsSeparators: Whether there are lines between rows; the tables of presenters have none.
  init(_ parts: ScreenParts, showsSeparators: Bool) {
    self.parts = parts
    var configuration = parts.listConfiguration
    configuration.showsSeparators = showsSeparators
    super.init(runtime: parts.app.runtime, configuration: configuration)
    parts.stand(on: self)
    observe(parts.state)
  }

  override func screenDidAppear() {
    super.screenDidAppear()
    parts.trackAppearance()
  }

  override func makeTitle() -> ScreenText? { parts.changingTitle }
  override func makeBarItems() -> BarItems { parts.barItems }
  override func makeEmptyState() -> EmptyState? { parts.emptyState }
  override func makeSelection() -> ListSelection? { parts.selection }
  override func searchQueryDidChange(_ query: String) { parts.search(for: query) }
  override func makeSearchScopes() -> SearchScopes? { parts.searchScopes }
  override func makeSearchSuggestions() -> SearchSuggestions? { parts.searchSuggestions }

  override func makeSections() -> [TableSection] {
    SectionBuilder<TableRow>(parts, hasLayouts: false).sections(parts.plan.sections)
  }
}

/// A form that follows from a plan.
final class InterpretedForm: FormController, NamedInScreenTrees {
  private let parts: ScreenParts
  private let form: FormPlan
  var nameInScreenTrees: String { parts.className }

  init(_ parts: ScreenParts, _ form: FormPlan) {
    self.parts = parts
    self.form = form
    super.init(runtime: parts.app.runtime, configuration: parts.configuration(of: form))
    parts.stand(on: self)
    observe(parts.state)
    if let values = parts.form { observe(values) }
  }

  override func screenDidAppear() {
    super.screenDidAppear()
    parts.trackAppearance()
  }

  override func makeTitle() -> ScreenText? { parts.changingTitle }
  override func makeBarItems() -> BarItems { parts.barItems }

  override var formDraft: FormDraft? { parts.draft(of: form) }
  override func makeFields() -> [FormField] { parts.fields(of: form) }
  override func makeTexts() -> FormTexts? { parts.changingTexts(of: form) }
  override func submit() { parts.submission(of: form)(self) }
}

/// A screen of several others that follows from a plan.
final class InterpretedTabs: SegmentedController, NamedInScreenTrees {
  private let parts: ScreenParts
  private let plan: TabsPlan
  var nameInScreenTrees: String { parts.className }

  init(_ parts: ScreenParts, _ tabs: TabsPlan) {
    self.parts = parts
    plan = tabs
    super.init(
      runtime: parts.app.runtime,
      configuration: SegmentedConfiguration(title: parts.fixedTitle))
    parts.stand(on: self)
    observe(parts.state)
  }

  override func screenDidAppear() {
    super.screenDidAppear()
    parts.trackAppearance()
  }

  override func makeTitle() -> ScreenText? { parts.changingTitle }
  override func makeBarItems() -> BarItems { parts.barItems }

  override func makeSegments() -> Segments { parts.segments(of: plan) }
  override func makeHeader() -> SegmentsHeader? { parts.header(of: plan) }
}
