extension ScreenSystem {
  /// Tables whose rows come from presenters, by model and style.
  public static let table = ScreenSystem(
    name: .table, ownAdapterKinds: [.row, .tree],
    obstacles: [.rowsBelowOneAnother, .rowsFromSideToSide], tables: .all)
}
