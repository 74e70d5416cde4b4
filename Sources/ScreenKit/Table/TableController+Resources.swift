extension TableController {
  /// Hands in something that has arrived for a model or has changed, such as its image. The model takes
  /// the place of the one with its identity wherever the app shows it. In this table only the visible
  /// rows that show it are touched: they are updated by what presents them.
  public func provideResource<Updated: Model>(updated: Updated, key: PartialKeyPath<Updated>) {
    let update = ResourceUpdate(updated, key: key)
    let surface = display.surface
    surface.keepingCells { runtime.changes.send(update.model) }
    surface.updateVisibleCells { row, cell, context in
      if row.shows(update) { row.update(cell, update, context) }
    }
  }
}
