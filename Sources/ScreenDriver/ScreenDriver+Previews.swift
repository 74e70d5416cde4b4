public import ScreenKit

/// Previews of where rows lead.
extension ScreenDriver {
  /// The screen that is shown beside the menu of a row; nil while none is.
  public var preview: UIViewController? { openPreview?.controller }

  /// The texts of the screen that is shown beside the menu of a row, from the top.
  public var previewTexts: [String] { preview.map { ViewTexts.texts(in: $0.view) } ?? [] }

  /// Rests a finger on a row of the top screen's list; the answer is the screen that is shown beside the row's menu.
  /// That fails where none is.
  @discardableResult
  public func openPreview(row: Int, section: Int = 0) async throws -> UIViewController {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    openPreview?.close()
    openPreview = try reach { try hands.openPreview(at: path, in: rows) }
    guard let preview else {
      throw failure("A finger that rests on row \(row) of \(section) is shown no screen.")
    }
    try await settle()
    return preview
  }

  /// Taps the screen that is shown beside the menu of a row, which goes there.
  public func tapPreview() async throws {
    guard let open = openPreview else { throw failure("No screen is shown beside a menu.") }
    openPreview = nil
    open.tap()
    try await settle()
  }

  /// Taps beside the screen that is shown, and beside the row's menu, which closes both.
  public func closePreview() async throws {
    openPreview?.close()
    openPreview = nil
    try await settle()
  }
}
