import Foundation

/// Whether more has to be loaded, as a function of plain geometry.
public enum BottomLoading {
  /// Half a screen ahead the next rows come in before they are missed.
  private static let lead: CGFloat = 0.5

  /// Whether the rows end so near below what is seen that the next ones have to come.
  ///
  /// - Parameters:
  ///   - end: where the rows end.
  ///   - visibleEnd: where what is seen ends.
  ///   - viewport: how much is seen at once.
  public static func isDue(end: CGFloat, visibleEnd: CGFloat, viewport: CGFloat) -> Bool {
    viewport > 0 && end - visibleEnd < viewport * lead
  }
}
