extension ScreenSystem {
  /// Containers and coordinators; rows are view controllers.
  public static let composition = ScreenSystem(
    name: .composition, runner: .coordinator, ownRunner: .ownCoordinator, firstStep: "start",
    ownAdapterKinds: [.controller, .tree],
    obstacles: [
      ScreenObstacle(
        reason: "each row is a controller of its own, and the screen's state does not reach into "
          + "it",
        constructs: ScreenConstruct.controls),
      .rowsBelowOneAnother, .rowsFromSideToSide,
    ],
    tables: .all)
}
