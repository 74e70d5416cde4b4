import SourceText

extension SyntaxTree {
  /// Reads a source file.
  ///
  /// Whatever the bytes are, this returns a tree: of the documents that could be read, with the
  /// problems of the others. It takes time and memory in proportion to the number of bytes.
  public static func parse(_ bytes: [UInt8], limits: SyntaxLimits = .init()) -> SyntaxTree {
    parse(bytes, limits: limits, directly: true)
  }

  /// Reads a source file as though a `---` stood before each of some places, which are starts of lines.
  public static func parse(_ bytes: [UInt8], partedAt places: [Int]) -> SyntaxTree {
    bytes.withUnsafeBufferPointer { source in
      var reader = SourceReader(source, limits: .init(), directly: false)
      reader.read(partedAt: places)
      return reader.tree(of: bytes)
    }
  }

  /// Reads a source file.
  ///
  /// - Parameter directly: Whether documents without anything unusual are read without libyaml,
  ///   which gives the same tree.
  package static func parse(
    _ bytes: [UInt8], limits: SyntaxLimits = .init(), directly: Bool
  ) -> SyntaxTree {
    bytes.withUnsafeBufferPointer { source in
      var reader = SourceReader(source, limits: limits, directly: directly)
      reader.read()
      return reader.tree(of: bytes)
    }
  }
}

/// Reads a file's documents; one that is broken does not keep it from the next.
struct SourceReader: ~Copyable {
  private let source: UnsafeBufferPointer<UInt8>
  private let limits: SyntaxLimits
  private let isDirect: Bool
  private var builder: TreeBuilder

  init(_ source: UnsafeBufferPointer<UInt8>, limits: SyntaxLimits, directly: Bool) {
    self.source = source
    self.limits = limits
    isDirect = directly
    builder = TreeBuilder(source, limits: limits)
  }

  /// The tree of what has been read of `bytes`, which are the source's.
  consuming func tree(of bytes: [UInt8]) -> SyntaxTree {
    builder.tree(of: bytes)
  }

  mutating func read() {
    guard isReadable() else {
      builder.parts.unreadable = [ByteSpan(0..<source.count)]
      return
    }
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if isDirect {
      var reader = DirectReader(source, from: start)
      start = reader.readDocuments(into: &builder)
      guard start < source.count else { return }
    }
    while let next = readDocuments(from: start) { start = next }
  }

  /// Reads the file in parts that know nothing of one another.
  mutating func read(partedAt places: [Int]) {
    guard isReadable() else {
      builder.parts.unreadable = [ByteSpan(0..<source.count)]
      return
    }
    var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for place in places where place > start && place < source.count {
      readBefore(place, from: start)
      start = place
    }
    while let next = readDocuments(from: start) { start = next }
  }

  /// Reads from `start` to the end or to the first document that cannot be read; returns where the
  /// document after that starts.
  private mutating func readDocuments(from start: Int) -> Int? {
    switch builder.read(start..<source.count) {
    case .finished:
      return nil
    case .fileRefused:
      builder.parts.unreadable.append(ByteSpan(start..<source.count))
      return nil
    case .documentFailed(let offset):
      return skipDocument(from: start, failedAt: offset)
    case .notText(let offset):
      // The problem is worded last so that those of earlier documents come before it.
      let begin = max(start, builder.completed)
      if let marker = source.lastDocumentMarker(before: offset, after: begin) {
        readBefore(marker, from: begin)
      }
      builder.add(EncodingProblem.problem(at: offset, in: source))
      return skipDocument(from: start, failedAt: offset)
    }
  }

  /// Reads the documents before one that is no text.
  private mutating func readBefore(_ end: Int, from start: Int) {
    var start = start
    while start < end {
      guard case .documentFailed(let offset) = builder.read(start..<end) else { return }
      guard let next = source.documentMarker(from: max(offset, start + 1)), next < end else {
        return
      }
      builder.parts.unreadable.append(ByteSpan(start..<next))
      start = next
    }
  }

  private mutating func skipDocument(from start: Int, failedAt offset: Int) -> Int? {
    guard builder.parts.problems.count < limits.problems else { return nil }
    let begin = max(start, builder.completed)
    let next = source.documentMarker(from: max(offset, begin + 1))
    builder.parts.unreadable.append(ByteSpan(begin..<(next ?? source.count)))
    return next
  }

  /// Whether the file is of a kind and size to be read at all.
  private mutating func isReadable() -> Bool {
    if source.count > limits.fileSize {
      builder.report(
        .fileTooLarge,
        "this file has \(source.count) bytes; more than \(limits.fileSize) are not read", at: .zero,
        help: "split it into several files")
      return false
    }
    if let problem = EncodingProblem.wideEncoding(of: source) {
      builder.add(problem)
      return false
    }
    if source.directiveLineCount > limits.directives {
      builder.report(
        .tooManyDirectives, "more than \(limits.directives) lines of this file start with `%`",
        at: .zero, help: "specs need no directives; leave these lines out")
      return false
    }
    return true
  }
}
