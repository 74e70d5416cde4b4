import SourceText

extension Name {
  /// A part of the text with its place; that of the whole where escapes or line breaks hide it.
  func part(_ range: Range<String.Index>) -> Name {
    let part = Name(String(text[range]), span: span)
    let quotes = span.count - text.utf8.count
    guard quotes == 0 || quotes == 2 else { return part }
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let start = Int(span.start) + quotes / 2 + offset
    return Name(part.text, span: ByteSpan(start..<start + part.text.utf8.count))
  }

  /// Where a part of the name stands; the whole of it where escapes or line breaks hide that.
  public func span(of part: String) -> ByteSpan {
    Expression(.text(text), span: span).span(of: part)
  }
}

extension Expression {
  /// Where a part of a text stands that is no value; the whole text where escapes or line breaks hide that.
  public func span(of part: String) -> ByteSpan {
    let segments: [TemplateSegment]
    switch kind {
    case .text(let text): segments = [.literal(text)]
    case .template(let all): segments = all
    default: return span
    }
    let size = segments.reduce(0) { $0 + $1.size }
    // What is written is as long as what is read, or longer by quotes.
    guard [size, size + 2].contains(span.range.count) else { return span }
    var start = Int(span.start) + (span.range.count - size) / 2
    for segment in segments {
      if case .literal(let text) = segment, let range = text.firstRange(of: part) {
        start += text.utf8.distance(from: text.utf8.startIndex, to: range.lowerBound)
        return ByteSpan(start..<start + part.utf8.count)
      }
      start += segment.size
    }
    return span
  }
}

extension TemplateSegment {
  /// How many bytes it takes where it is written without escapes.
  fileprivate var size: Int {
    switch self {
    case .literal(let text): text.utf8.count
    case .value(let value): value.span.range.count + "{}".utf8.count
    }
  }
}
