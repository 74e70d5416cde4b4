/// The adapters of a hand-written screen, by the type of model that they are for.
///
/// Generated screens need none: there the compiler knows that every model has an adapter.
@MainActor
public struct AdapterRegistry {
  private var makers: [ObjectIdentifier: @MainActor (any Model) -> Row?] = [:]

  /// A registry without adapters.
  public init() {}

  /// Uses `adapter` for models of its type.
  public mutating func register<A: Adapter>(
    _ adapter: A, onSelect: (@MainActor (any ScreenEffects, A.Item) -> Void)? = nil
  ) {
    makers[ObjectIdentifier(A.Item.self)] = { model in
      guard let item = model as? A.Item else { return nil }
      guard let onSelect else { return Row(item, adapter) }
      return Row(item, adapter, onSelect: { screen in onSelect(screen, item) })
    }
  }

  /// The row for `model`. A model that nothing is registered for gets a row that says so, and is
  /// reported.
  public func row(for model: any Model, problems: ProblemReporter) -> Row {
    let model = model.model
    let type = type(of: model) as Any.Type
    if let row = makers[ObjectIdentifier(type)]?(model) { return row }
    problems.report(
      "No adapter is registered for \(type). Its rows show a placeholder; register one with "
        + "AdapterRegistry.register(_:).")
    return Row(AnyModel(model), PlaceholderAdapter())
  }
}

/// Stands in for an adapter that is missing.
struct PlaceholderAdapter: CellAdapter {
  func cell(for item: AnyModel, in context: CellContext) -> CellNode {
    let name = String(describing: type(of: item.model))
    return .column(
      [
        .text(
          .key("screen.noAdapter", [name], default: "No adapter for %@"),
          font: context.theme.font(.caption), color: context.theme.color(.destructive))
      ], padding: SpacingToken(points: 12), background: context.theme.color(.surface))
  }
}

extension ListSection {
  /// A section of models of any types, each shown by the adapter registered for its type.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil,
    source: any DataSource<Item>, adapters: AdapterRegistry, problems: ProblemReporter
  ) {
    self.init(id: id, header: header, layout: layout, source: source) { item in
      adapters.row(for: item, problems: problems)
    }
  }
}
