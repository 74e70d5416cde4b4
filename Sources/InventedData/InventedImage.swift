/// A picture that stands for one that nobody has: a quiet gradient of some size. Its address says all of it, so that
/// whoever is asked for the address can draw it.
public struct InventedImage: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// The first and the last colour, each of six hexadecimal digits.
  public let from: String
  public let to: String

  private static let base = "https://invented.example/gradient/"

  private static let colors = [
    ("8fa6b8", "c9d4de"), ("b39c8a", "dfd2c6"), ("8fae9b", "cfe0d5"), ("a596b5", "d9d0e3"),
    ("b5969f", "e3d0d6"), ("9aa3c2", "d3d8ea"), ("aab08c", "dde1c8"), ("8ab0b3", "cbe0e1"),
  ]
  private static let sizes = [
    (1200, 800), (800, 800), (1200, 900), (800, 1000), (1600, 900), (900, 1200),
  ]

  /// One of the pictures.
  ///
  /// - Parameter isSquare: Whether it is one of those that stand for people and marks.
  init(_ number: Int, isSquare: Bool) {
    (from, to) = Self.colors[number % Self.colors.count]
    (width, height) = isSquare ? (400, 400) : Self.sizes[number % Self.sizes.count]
  }

  /// The picture that an address stands for; nil for any other address.
  public init?(address: String) {
    guard address.hasPrefix(Self.base), address.hasSuffix(".svg") else { return nil }
    let parts = address.dropFirst(Self.base.count).dropLast(4).split(separator: "/")
    guard parts.count == 2 else { return nil }
    let colors = parts[0].split(separator: "-")
    let sides = parts[1].split(separator: "x").compactMap { Int($0) }
    guard colors.count == 2, sides.count == 2, sides.allSatisfy({ (1...10_000).contains($0) }),
      colors.allSatisfy({ $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) })
    else { return nil }
    (from, to) = (String(colors[0]), String(colors[1]))
    (width, height) = (sides[0], sides[1])
  }

  public var address: String { "\(Self.base)\(from)-\(to)/\(width)x\(height).svg" }

  public var aspect: Double { Double(width) / Double(height) }

  /// The picture itself.
  public var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)"><defs>\
    <linearGradient id="g" x2="1" y2="1"><stop stop-color="#\(from)"/>\
    <stop offset="1" stop-color="#\(to)"/></linearGradient></defs>\
    <rect width="\(width)" height="\(height)" fill="url(#g)"/></svg>
    """
  }
}
