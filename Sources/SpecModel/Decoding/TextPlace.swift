import SourceText

/// Where the text of a scalar stands in the source.
struct TextPlace {
  let whole: ByteSpan
  /// The offset of the text's first byte; nil where it is not written as it is.
  let start: Int?

  /// A part of the text; the whole scalar where its text is not written as it is.
  func span(_ part: Range<Int>) -> ByteSpan {
    guard let start else { return whole }
    return ByteSpan(start + part.lowerBound..<start + part.upperBound)
  }
}
