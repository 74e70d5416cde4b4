public import ScreenKit

extension ScreenDriver {
  /// How many rows the list of the top screen has, in one section or in all.
  public func rowCount(section: Int? = nil) -> Int {
    (rows?.counts ?? []).enumerated()
      .filter { section == nil || $0.offset == section }
      .reduce(0) { $0 + $1.element }
  }

  /// The places of the rows that are selected in the list of the top screen.
  public var selectedRows: [IndexPath] { rows?.selectedPaths ?? [] }

  /// The texts of a row of the top screen's list, scrolled into sight, from the top.
  public func texts(row: Int, section: Int = 0) throws -> [String] {
    let path = IndexPath(item: row, section: section)
    return try rowsShowing(path).cell(at: path).map(ViewTexts.texts) ?? []
  }
}
