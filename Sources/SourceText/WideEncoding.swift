/// An encoding of text with more than one byte for each character, told by how a file begins.
public enum WideEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// The encoding of a file that may be no UTF-8; nil if it may be.
  public init?(of source: UnsafeBufferPointer<UInt8>) {
    guard source.count > 1 else { return nil }
    let isWhole = source.count > 3
    let (third, fourth) = isWhole ? (source[2], source[3]) : (1, 1)
    switch (source[0], source[1], third, fourth) {
    case (0xFF, 0xFE, 0, 0), (0, 0, 0xFE, 0xFF): self = .utf32
    case (0xFF, 0xFE, _, _), (0xFE, 0xFF, _, _): self = .utf16
    case (0, 1..., 0, 1...) where isWhole, (1..., 0, 1..., 0) where isWhole: self = .utf16
    default: return nil
    }
  }
}
