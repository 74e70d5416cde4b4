/// An encoding of text with more than one byte for each character, told by how a file begins.
public enum WideEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// The encoding of a file that may be no UTF-8; nil if it may be.
  public init?(of source: UnsafeBufferPointer<UInt8>) {
    let start = Array(source.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] {
      self = .utf32
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self = .utf16
    } else if start.count == 4, start.map({ $0 == 0 }) == [false, true, false, true] {
      self = .utf16
    } else if start.count == 4, start.map({ $0 == 0 }) == [true, false, true, false] {
      self = .utf16
    } else {
      return nil
    }
  }
}
