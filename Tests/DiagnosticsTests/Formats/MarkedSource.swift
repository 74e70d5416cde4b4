import Diagnostics
import SourceText

/// A file with a finding at what is marked in it.
struct MarkedSource {
  static let rule = Rule(
    name: "missing-adapter", summary: "Rows need adapters.", rationale: "They crash.",
    examples: "adapters: ‹[]→[A]›", fix: "Adds it.")

  var sources = SourceTable()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ marked: String, path: String = "Specs/Feed.yaml", message: String = "no `Ad`") {
    add(marked, path: path, message: message)
  }

  mutating func add(
    _ marked: String, path: String, message: String = "no `Ad`", severity: Severity = .error
  ) {
    let (text, spans) = RuleExample.parse(marked)
    let file = sources.add(SourceFile(path: path, text: text))
    for span in spans {
      let place = Location(file: file, span: span)
      diagnostics.append(
        Diagnostic(
          rule: Self.rule.name, severity: severity, message: message, at: place,
          related: [.init(place, "it comes from `here`")], notes: ["a note"], help: ["add `A`"],
          fixes: [Fix("write `X`", .safe, edits: [.init(place, replacement: "X")])]))
    }
  }

  func rendered(_ format: ReportFormat, _ run: RunDescription = RunDescription(version: "1"))
    -> String
  {
    format.renderer(sources: sources, run: run).render(diagnostics)
  }
}

/// What a place is in the units of the formats.
struct PlaceCase: Sendable, CustomStringConvertible {
  let marked: String
  let line: Int
  /// The columns of the start and of the end.
  let characters: (Int, Int)
  let utf16: (Int, Int)
  let bytes: Int

  var description: String { marked.debugDescription }

  static let all: [PlaceCase] = [
    .init(marked: "a: ‹bc›\n", line: 1, characters: (4, 6), utf16: (4, 6), bytes: 4),
    .init(marked: "# 👍👍\n👍: ‹b👍›\n", line: 2, characters: (4, 6), utf16: (5, 8), bytes: 7),
    .init(marked: "👨‍👩‍👧‍👦 ‹🇩🇪›", line: 1, characters: (3, 4), utf16: (13, 17), bytes: 27),
    .init(marked: "e\u{301}: ‹o\u{308}x›", line: 1, characters: (4, 6), utf16: (5, 8), bytes: 6),
    .init(marked: "שלום: ‹עולם›", line: 1, characters: (7, 11), utf16: (7, 11), bytes: 11),
    .init(marked: "a: 1\r\nb: ‹c›\r\n", line: 2, characters: (4, 5), utf16: (4, 5), bytes: 4),
    .init(marked: "a: 1\rb: ‹c›\r", line: 2, characters: (4, 5), utf16: (4, 5), bytes: 4),
    .init(marked: "\u{FEFF}‹a›: b", line: 1, characters: (1, 2), utf16: (1, 2), bytes: 1),
    .init(
      marked: "\u{FEFF}é: 1\r\n👍: ‹é›\r\n", line: 2, characters: (4, 5), utf16: (5, 6), bytes: 7),
  ]
}
