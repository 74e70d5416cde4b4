import SourceText

/// A view of the app's own in a cell, such as a map, a video or a page of the web: specs know its place and what it
/// is shown.
public final class CellOwnView: Sendable {
  public let type: SwiftTypeReference
  /// What it shows, by the names that its type has for it.
  public let arguments: [Argument]
  /// Points, both ways.
  public let size: Double?
  /// In points.
  public let width: Double?
  /// In points.
  public let height: Double?
  /// Width divided by height.
  public let aspect: Double?
  public let label: TextValue?

  init(
    type: SwiftTypeReference, arguments: [Argument], size: Double?, width: Double?,
    height: Double?, aspect: Double?, label: TextValue?
  ) {
    self.type = type
    self.arguments = arguments
    self.size = size
    self.width = width
    self.height = height
    self.aspect = aspect
    self.label = label
  }
}
