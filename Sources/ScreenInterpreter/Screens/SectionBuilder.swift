import ScreenKit
import SpecModel
import SpecSemantics

/// A row of any kind of list.
protocol InterpretedRow: AdaptedRow {
  /// A row that edits a value by a control; nil where lists have none.
  static func editing(_ field: FormField, onChange: ScreenAction?) -> Self?
}

extension Row: InterpretedRow {
  static func editing(_ field: FormField, onChange: ScreenAction?) -> Row? {
    Row(field, onChange: onChange)
  }
}

extension TableRow: InterpretedRow {
  static func editing(_ field: FormField, onChange: ScreenAction?) -> TableRow? {
    TableRow(field, onChange: onChange)
  }
}

extension ControllerRow: InterpretedRow {
  static func editing(_ field: FormField, onChange: ScreenAction?) -> ControllerRow? { nil }
}

/// The sections of a list with their rows.
@MainActor
struct SectionBuilder<Row: InterpretedRow> {
  private let parts: ScreenParts
  /// Whether sections can be laid out in different ways.
  private let hasLayouts: Bool

  init(_ parts: ScreenParts, hasLayouts: Bool) {
    self.parts = parts
    self.hasLayouts = hasLayouts
  }

  private var rows: RowBuilder<Row> { RowBuilder(parts) }

  func sections(_ plans: [SectionPlan]) -> [RowSection<Row>] {
    parts.plan.data.compactMap(loading) + plans.compactMap(section)
  }

  /// The section that does nothing but load.
  private func loading(_ plan: DataPlan) -> RowSection<Row>? {
    let name = plan.declaration.name.text
    return parts.data[name].map { data in
      .data(
        data, id: name, isIncluded: inclusion(on: plan.condition),
        reloadKey: reloadKey(of: plan.declaration.source),
        isSearched: isSearched(plan.declaration.source),
        isOptional: plan.declaration.terms.isOptional)
    }
  }

  /// What is asked of a section that is there only while a condition holds.
  private func inclusion(on condition: ConditionPlan?) -> (@MainActor () -> Bool)? {
    guard let condition else { return nil }
    return { [parts] in parts.values.holds(condition) }
  }

  private func section(_ plan: SectionPlan) -> RowSection<Row>? {
    let id = plan.declaration.id.text
    let layout = hasLayouts ? parts.layout(of: plan) : nil
    let header: RowSection<Row>.SectionText = { [parts] in parts.values.text(plan.header) }
    let footer: RowSection<Row>.SectionText = { [parts] in parts.values.text(plan.footer) }
    let isIncluded = inclusion(on: plan.condition)
    switch plan.content {
    case .rows(let rows):
      return RowSection(
        id: id, makeHeader: header, makeFooter: footer, layout: layout,
        makeHeaders: headers(of: plan), makeLook: look(of: plan), isIncluded: isIncluded
      ) { [self] in self.rows.rows(rows, in: parts.roots) }
    case .page(let page):
      return self.page(plan, page, header, footer, layout, isIncluded)
    case .source(.data(let list), let items):
      let grouping = items.group.flatMap { GroupBuilder(parts).grouping($0) }
      return RowSection(
        id: id, makeHeader: header, makeFooter: footer, layout: layout,
        makeHeaders: headers(of: plan), makeLook: look(of: plan),
        makeLimit: limit(of: plan), isIncluded: isIncluded,
        items: { [parts] in parts.models(list) }, groups: grouping,
        row: { [self] in rows.row($0, of: items) })
    case .source(let source, let items):
      guard let loaded = SourceBuilder(parts.roots).items(source) else { return nil }
      return self.items(plan, items, from: loaded, header, footer, layout, isIncluded)
    }
  }

  /// How many items are shown at most, which is asked whenever rows are made; nil where that is not limited.
  private func limit(of plan: SectionPlan) -> (@MainActor () -> Int?)? {
    guard let limit = plan.limit else { return nil }
    return { [parts] in parts.values.chosen(limit) }
  }

  private func items(
    _ plan: SectionPlan, _ items: ItemsPlan, from source: some DataSource<DynamicModel>,
    _ header: @escaping RowSection<Row>.SectionText,
    _ footer: @escaping RowSection<Row>.SectionText, _ layout: ListLayout?,
    _ isIncluded: (@MainActor () -> Bool)?
  ) -> RowSection<Row> {
    var key: (@MainActor () -> AnyHashable)?
    var isSearched = true
    if case .source(let reference, _, _) = plan.declaration.content {
      key = reloadKey(of: reference)
      isSearched = self.isSearched(reference)
    }
    return RowSection(
      id: plan.declaration.id.text, makeHeader: header, makeFooter: footer, layout: layout,
      makeHeaders: headers(of: plan), makeLook: look(of: plan),
      makeLimit: limit(of: plan), isIncluded: isIncluded, reloadKey: key,
      isSearched: isSearched, isOptional: plan.declaration.isOptional, source: source,
      groups: items.group.flatMap { GroupBuilder(parts).grouping($0) },
      row: { [self] in rows.row($0, of: items) })
  }

  private func page(
    _ plan: SectionPlan, _ page: PagePlan, _ header: @escaping RowSection<Row>.SectionText,
    _ footer: @escaping RowSection<Row>.SectionText, _ layout: ListLayout?,
    _ isIncluded: (@MainActor () -> Bool)?
  ) -> RowSection<Row> {
    let id = plan.declaration.id.text
    let headers = self.headers(of: plan)
    guard let item = page.item else {
      return RowSection(
        id: id, makeHeader: header, makeFooter: footer, layout: layout, makeHeaders: headers,
        makeLook: look(of: plan), isIncluded: isIncluded
      ) { [self] in rows.rows(page.parts, in: parts.roots) }
    }
    return RowSection(
      id: id, makeHeader: header, makeFooter: footer, layout: layout, makeHeaders: headers,
      makeLook: look(of: plan), isIncluded: isIncluded,
      item: { [parts] in parts.model(item) },
      rows: { [self] in rows.rows(page.parts, in: parts.roots.with(item: $0)) })
  }

  /// What a section looks like around and between its rows; nil where nothing is said of it.
  private func look(of plan: SectionPlan) -> (@MainActor () -> SectionAppearance?)? {
    let screen = parts.plan.declaration
    let look = plan.declaration.look
    guard look != nil || screen.look != nil else { return nil }
    let appearance = SectionAppearance(
      pressed: screen.pressedLook(of: plan.declaration).map(rowLook),
      selected: screen.selectedLook(of: plan.declaration).map(rowLook))
    return { [self] in
      var appearance = appearance
      appearance.background = parts.values.color(plan.background)
      appearance.insets = BoxBuilder(parts.roots).insets(plan.insets) ?? CellInsets()
      appearance.separators = plan.separators.flatMap { parts.values.chosen($0) }.map(separators)
      return appearance
    }
  }

  private func rowLook(_ look: SpecModel.RowLook) -> RowStateLook {
    RowStateLook(
      background: look.background.map { parts.app.tokens.color($0) },
      border: look.border.map { parts.app.tokens.border($0) })
  }

  private func separators(_ lines: RowLines) -> RowSeparators {
    switch lines {
    case .absent: .hidden
    case .lines(let edges):
      .lines(
        leading: edges.leading.map { parts.app.tokens.spacing($0) },
        trailing: edges.trailing.map { parts.app.tokens.spacing($0) })
    }
  }

  // MARK: - Loading anew

  /// What a source depends on of the state.
  private func reloadKey(of source: SourceReference) -> (@MainActor () -> AnyHashable)? {
    let names = source.stateNames
    guard !names.isEmpty else { return nil }
    return { [parts] in
      AnyHashable(names.map { parts.state.binding(to: $0).value })
    }
  }

  private func isSearched(_ source: SourceReference) -> Bool {
    guard case .path(let query)? = parts.plan.search?.declaration.query.kind,
      let name = query.components.first?.text
    else { return true }
    let names = source.stateNames
    return names.isEmpty || names.contains(name)
  }
}

extension SectionBuilder {
  /// What headers do beside standing above rows, which is asked whenever rows are made.
  private func headers(of plan: SectionPlan) -> @MainActor () -> HeaderTraits {
    let headers = plan.declaration.headers
    return { [parts] in
      var traits: HeaderTraits = headers.isSticky ? .sticky : []
      guard plan.collapsible.map({ parts.values.holds($0) }) ?? headers.collapsible.isAlways else {
        return traits
      }
      let isCollapsed = plan.collapsed.map { parts.values.holds($0) } ?? headers.collapsed.isAlways
      traits.formUnion(isCollapsed ? .collapsed : .collapsible)
      return traits
    }
  }
}

/// Parts of loaded data, as they are now.
extension ScreenParts {
  func models(_ list: TypedExpression) -> [DynamicModel] {
    guard case .path(.data, let steps) = list.kind,
      let data = steps.first.flatMap({ data[$0.name] })
    else { return values.value(list).models }
    return data.items { $0.following(steps.dropFirst()).models }
  }

  func model(_ value: TypedExpression) -> DynamicModel? {
    guard case .path(.data, let steps) = value.kind,
      let data = steps.first.flatMap({ data[$0.name] })
    else { return values.value(value).model }
    return data.item { $0.following(steps.dropFirst()).model }
  }
}
