/// A half-open range of byte offsets in one source file.
///
/// Offsets are 32 bits wide: source files are limited to far less than 4 GB, and spans are kept for
/// every node of every file.
public struct ByteSpan: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// The empty span at the start of a file.
  public static let zero = ByteSpan(start: 0, end: 0)

  /// Creates a span; an `end` before `start` makes an empty span at `start`.
  @inlinable
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates a span from a range of offsets, which are clamped to what fits.
  @inlinable @inline(__always)
  public init(_ range: Range<Int>) {
    // A range is in order already.
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
  }

  /// The span as a range of array indices.
  @inlinable public var range: Range<Int> { Int(start)..<Int(end) }
  /// The number of bytes.
  @inlinable public var count: Int { Int(end - start) }
  /// Whether the span has no bytes.
  @inlinable public var isEmpty: Bool { start == end }

  /// Whether `other` lies within this span.
  @inlinable
  public func contains(_ other: ByteSpan) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The smallest span that has both.
  @inlinable
  public func union(_ other: ByteSpan) -> ByteSpan {
    ByteSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

extension ByteSpan: Comparable {
  /// Orders spans by their start, then by their end.
  @inlinable
  public static func < (left: ByteSpan, right: ByteSpan) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
