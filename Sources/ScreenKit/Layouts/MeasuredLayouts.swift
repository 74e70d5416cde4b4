/// The layouts by which rows of a list were measured and that cells have not shown yet: what is seen in the size that it
/// was measured for is laid out once.
@MainActor
final class MeasuredLayouts {
  /// No more than these wait for their cells: those of a few screens.
  static var capacity: Int { 50 }

  /// Whether those wait that were measured last, as where rows are measured when they come near. Where all are measured
  /// at once it is those that were first, since they are seen first.
  var keepsLatest = false

  private var layouts: [RowID: KeptLayout] = [:]
  /// The rows of the layouts, those that were measured first before others.
  private var rows: [RowID] = []

  /// How many wait.
  var count: Int { layouts.count }

  /// Takes the layout that `row` was measured by.
  func keep(_ layout: KeptLayout, of row: RowID) {
    if layouts[row] == nil {
      if rows.count == Self.capacity {
        guard keepsLatest else { return }
        layouts[rows.removeFirst()] = nil
      }
      rows.append(row)
    }
    layouts[row] = layout
  }

  /// The layout that `row` was measured by.
  func layout(of row: RowID) -> KeptLayout? { layouts[row] }

  /// Hands out the layout that `row` was measured by, for its cell.
  func take(_ row: RowID) -> KeptLayout? {
    guard let layout = layouts.removeValue(forKey: row) else { return nil }
    rows.removeAll { $0 == row }
    return layout
  }

  /// Forgets all layouts.
  func removeAll() {
    layouts = [:]
    rows = []
  }
}
