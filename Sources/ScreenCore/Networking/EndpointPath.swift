import Foundation

/// A path whose interpolated values are percent-encoded, so that no value can reach another path.
public struct EndpointPath: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The path, percent-encoded.
  public let encoded: String

  /// A path that is percent-encoded already.
  init(encoded: String) {
    self.encoded = encoded
  }

  public init(stringLiteral value: String) {
    encoded = Self.encode(value, allowed: Self.literalCharacters)
  }

  public init(stringInterpolation: StringInterpolation) {
    encoded = stringInterpolation.encoded
  }

  /// Encodes what is interpolated.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var encoded = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      encoded.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      encoded += EndpointPath.encode(literal, allowed: EndpointPath.literalCharacters)
    }

    public mutating func appendInterpolation(_ value: some RequestValue) {
      let text = value.requestScalar.text
      // A value of dots alone would climb up the path, even when it is percent-encoded.
      encoded +=
        text.allSatisfy { $0 == "." }
        ? text.replacing(".", with: "%2E")
        : EndpointPath.encode(text, allowed: EndpointPath.valueCharacters)
    }
  }

  private static func encode(_ text: String, allowed: CharacterSet) -> String {
    text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
  }

  private static var valueCharacters: CharacterSet {
    CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
  }

  /// Literals may hold what was percent-encoded by hand.
  private static var literalCharacters: CharacterSet {
    CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: "%"))
  }
}
