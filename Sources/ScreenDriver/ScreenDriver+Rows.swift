public import ScreenKit

extension ScreenDriver {
  /// How many rows the list of the top screen has, in one section or in all.
  public func rowCount(section: Int? = nil) -> Int {
    guard let list else { return 0 }
    return (0..<list.numberOfSections)
      .filter { section == nil || $0 == section }
      .reduce(0) { $0 + list.numberOfItems(inSection: $1) }
  }

  /// The places of the rows that are selected in the list of the top screen.
  public var selectedRows: [IndexPath] {
    (list?.indexPathsForSelectedItems ?? []).sorted()
  }
}
