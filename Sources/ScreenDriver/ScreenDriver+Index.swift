import ScreenKit

extension ScreenDriver {
  /// The letters at the side of the top screen's list.
  public var indexTitles: [String] { rows.map { hands.indexTitles(of: $0) } ?? [] }

  /// Taps a letter at the side of the top screen's list, which goes to what begins with it.
  public func tap(indexTitle title: String) async throws {
    guard let rows, let place = indexTitles.firstIndex(of: title) else {
      throw failure(
        "There is no \"\(title)\" at the side, where there are: "
          + indexTitles.joined(separator: ", ") + ".")
    }
    hands.tapIndexTitle(at: place, of: rows)
    try await settle()
  }
}
