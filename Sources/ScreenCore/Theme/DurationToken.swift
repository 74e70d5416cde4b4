import Foundation

/// How long a change takes that is seen: named and themed, or just in seconds.
public struct DurationToken: Hashable, Sendable {
  /// The name that specs and themes use; nil for a duration that no theme changes.
  public let name: String?
  public let seconds: TimeInterval

  /// A named duration.
  public init(_ name: String, seconds: TimeInterval) {
    self.name = name
    self.seconds = seconds
  }

  /// A duration without a name.
  public init(seconds: TimeInterval) {
    name = nil
    self.seconds = seconds
  }
}
