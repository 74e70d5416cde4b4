import Foundation

/// Whether more has to be loaded, as a function of plain geometry.
public enum BottomLoading {
  /// How many screens ahead the next rows have to come for someone who has not scrolled yet, and may
  /// never do so.
  private static let leastLead: CGFloat = 0.5
  /// The same for someone who goes on and on: a flick goes about that far while a server answers.
  private static let mostLead: CGFloat = 2

  /// Whether the rows end so near below what is seen that the next ones have to come: half a screen
  /// where a list begins, and two screens from where one and a half have gone by.
  ///
  /// - Parameters:
  ///   - end: where the rows end.
  ///   - visibleEnd: where what is seen ends.
  ///   - viewport: how much is seen at once.
  public static func isDue(end: CGFloat, visibleEnd: CGFloat, viewport: CGFloat) -> Bool {
    guard viewport > 0 else { return false }
    let gone = max(visibleEnd - viewport, 0) / viewport
    return end - visibleEnd < viewport * min(leastLead + gone, mostLead)
  }
}
