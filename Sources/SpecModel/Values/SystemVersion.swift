/// A version of iOS.
public struct SystemVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The oldest that apps with generated screens run on.
  public static let oldest = SystemVersion(16, 0)

  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17` or `17.4`; nil for what is no version.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 3 && $0.first != "+" ? Int($0) : nil }
    guard (1...2).contains(parts.count), numbers.count == parts.count,
      numbers.allSatisfy({ $0 >= 0 })
    else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  public var description: String { "\(major).\(minor)" }
}
