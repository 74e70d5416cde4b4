extension ScreenSystem {
  /// Generic collection controllers with adapters.
  public static let collection = ScreenSystem(
    name: .collection, ownAdapterKinds: [.cell, .tree])
}
