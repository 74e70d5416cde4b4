import SourceText

/// A small set of spec files that shows what a rule is about.
///
/// Each place where the rule is to be reported is put in `‹…›`. The marks are no part of the text.
public struct RuleExample: Sendable, Hashable {
  /// One file of an example, with its marks.
  public struct File: Sendable, Hashable {
    /// The path under the spec root.
    public let path: String
    /// The text, with the marks in it.
    public let markedText: String

    /// Creates a file.
    public init(path: String, _ markedText: String) {
      self.path = path
      self.markedText = markedText
    }

    /// The text without the marks, and the spans that were marked, in the order of their starts.
    public var parsed: (text: String, spans: [ByteSpan]) {
      RuleExample.parse(markedText)
    }
  }

  /// The files.
  public let files: [File]

  /// Creates an example of several files.
  public init(_ files: [(path: String, text: String)]) {
    self.files = files.map { File(path: $0.path, $0.text) }
  }

  /// Creates an example of one file.
  public init(_ text: String, path: String = defaultPath) {
    self.init([(path, text)])
  }

  /// What the file of an example is called that has only one.
  public static let defaultPath = "example.yaml"

  /// Takes the marks out of a text; returns it with the spans that they enclosed.
  ///
  /// Marks may be nested. A closing mark without an opening one, or the reverse, stays in the text.
  public static func parse(_ marked: String) -> (text: String, spans: [ByteSpan]) {
    var text: [UInt8] = []
    var spans: [ByteSpan] = []
    var open: [Int] = []
    var rest = Array(marked.utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: opening), isClosed(rest.dropFirst(opening.count)) {
        open.append(text.count)
        rest.removeFirst(opening.count)
      } else if rest.starts(with: closing), let start = open.popLast() {
        spans.append(ByteSpan(start..<text.count))
        rest.removeFirst(closing.count)
      } else {
        text.append(byte)
        rest.removeFirst()
      }
    }
    return (String(decoding: text, as: UTF8.self), spans.sorted())
  }

  private static let opening = Array("‹".utf8)
  private static let closing = Array("›".utf8)

  /// Whether the mark before this text is closed in it.
  private static func isClosed(_ text: ArraySlice<UInt8>) -> Bool {
    var depth = 1
    var rest = text
    while !rest.isEmpty {
      if rest.starts(with: opening) {
        depth += 1
      } else if rest.starts(with: closing) {
        depth -= 1
        if depth == 0 { return true }
      }
      rest.removeFirst()
    }
    return false
  }
}
