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

    /// The same as the file has it: what cannot be shown, `\u{FFFD}`, is a byte that is not UTF-8.
    public var content: (bytes: [UInt8], spans: [ByteSpan]) {
      RuleExample.parse(markedText, unreadable: [0xFF])
    }

    /// The file as people read it: what is repeated very often is cut short, and what is not seen is shown.
    public var shown: File {
      let short = markedText.replacing(RuleExample.repetition) { match in
        String(repeating: String(match.output.1), count: 3) + "…"
          + (match.output.1.hasSuffix("\n") ? "\n" : "")
      }
      return File(path: path, short.replacing("\u{7}", with: "\u{2407}"))
    }
  }

  /// The files.
  public let files: [File]

  init(files: [File]) {
    self.files = files
  }

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

  /// Whether something in it is repeated very often.
  public var isLarge: Bool { files.contains { $0.markedText.contains(Self.repetition) } }

  /// Something that is repeated, and how often.
  fileprivate static var repetition: Regex<(Substring, Substring, Substring)> {
    /«([^«»]*)×([0-9]+)»/
  }

  /// Takes the marks out of a text; returns it with the spans that they enclosed.
  ///
  /// Marks may be nested. A closing mark without an opening one, or the reverse, stays in the text.
  public static func parse(_ marked: String) -> (text: String, spans: [ByteSpan]) {
    let (bytes, spans) = parse(marked, unreadable: unreadable)
    return (String(decoding: bytes, as: UTF8.self), spans)
  }

  /// - Parameter bytes: What stands in the file for what cannot be shown.
  fileprivate static func parse(
    _ marked: String, unreadable bytes: [UInt8]
  ) -> (bytes: [UInt8], spans: [ByteSpan]) {
    var text: [UInt8] = []
    var spans: [ByteSpan] = []
    var open: [Int] = []
    var rest = Array(repeated(marked).utf8)[...]
    while let byte = rest.first {
      if rest.starts(with: opening), isClosed(rest.dropFirst(opening.count)) {
        open.append(text.count)
        rest.removeFirst(opening.count)
      } else if rest.starts(with: closing), let start = open.popLast() {
        spans.append(ByteSpan(start..<text.count))
        rest.removeFirst(closing.count)
      } else if byte == unreadable[0], rest.starts(with: unreadable) {
        text += bytes
        rest.removeFirst(unreadable.count)
      } else {
        text.append(byte)
        rest.removeFirst()
      }
    }
    return (text, spans.sorted())
  }

  private static func repeated(_ text: String) -> String {
    text.replacing(repetition) { match in
      String(repeating: String(match.output.1), count: Int(match.output.2) ?? 1)
    }
  }

  private static let unreadable = Array("\u{FFFD}".utf8)
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
