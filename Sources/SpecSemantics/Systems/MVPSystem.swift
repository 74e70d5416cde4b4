extension ScreenSystem {
  /// Presenters for controllers and cells, behind view protocols.
  public static let mvp = ScreenSystem(
    name: .mvp, parts: [.presenter, .view, .cells], ownAdapterKinds: [],
    obstacles: [
      .editing, .views, .onePart([.tabs]),
      ScreenObstacle(
        reason: "each cell has a presenter, which is generated with it", constructs: [.embed]),
    ],
    tables: .whereRowsAllow, seesWindow: false, presentsCells: true, hasReplaceableParts: true)
}
