extension ScreenSystem {
  /// Scenes of factory, presenter, router and interactor, with gateways.
  public static let viper = ScreenSystem(
    name: .viper,
    parts: [
      .factory, .viewable, .presentable, .routable, .interactive, .presenter, .router, .interactor,
      .viewModel, .sceneModel, .sceneRow,
    ],
    ownAdapterKinds: [.cell, .tree],
    obstacles: [
      .editing, .views, .onePart([.selection, .tabs]),
      ScreenObstacle(
        reason: "what a scene loads it asks of its gateways, for a list or by a request, and these "
          + "decide where it comes from and what is kept",
        constructs: [.data, .choices, .cache, .disk, .sqlite, .coreData]),
      ScreenObstacle(
        reason: "a scene is handed what it needs and does not know the app, which keeps it",
        constructs: [.stored]),
      ScreenObstacle(
        reason: "the parts of a scene know each other by protocols, and its factory makes them",
        constructs: [.open]),
    ],
    seesWindow: false, knowsApp: false, asksGateways: true, hasReplaceableParts: true)
}
