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
