/// A screen in a state and surroundings that does not look as it did.
public struct ChangedPicture: Sendable {
  public let screen: String
  public let state: String
  /// Such as `light`.
  public let surroundings: String
  /// As SVG; nil where there was none, or is none any more.
  public let before: String?
  public let after: String?
  public let changes: [PictureChange]

  /// Compares two pictures, of which one may be missing.
  public init(
    screen: String, state: String, surroundings: String, before: String?, after: String?
  ) {
    self.screen = screen
    self.state = state
    self.surroundings = surroundings
    self.before = before
    self.after = after
    if let before, let after {
      changes = PictureComparison.changes(from: before, to: after)
    } else {
      changes = []
    }
  }

  /// What has become of it as a whole.
  enum Kind: String {
    case changed, added, removed
  }

  var kind: Kind { before == nil ? .added : after == nil ? .removed : .changed }

  /// What is said of it, beside the screen's name.
  var words: String { "\(state), \(surroundings)" }

  /// The size of its pictures in points.
  var size: GalleryFrame { PaintedParts.size(of: after ?? before ?? "") }

  /// The name of its files, without an ending.
  var path: String {
    "pictures/\(screen)/\(state)-\(surroundings.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-"))"
  }
}
