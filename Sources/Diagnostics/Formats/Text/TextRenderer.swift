import SourceText

/// Shows diagnostics as text for people:
///
///     Specs/Feed.yaml:4:11: error: no adapter for `Ad` [missing-adapter]
///        |
///      4 | adapters: [Post]
///        |           ^^^^^^ `Ad` may arrive here
///        |
///        ::: Specs/Items.yaml:3:14: `Ad` is a case of `FeedItem`
///        |
///      3 | cases: { ad: Ad }
///        |              ^^
///        |
///        = help: add an adapter for `Ad`
public struct TextRenderer: DiagnosticRenderer {
  private let sources: any SourceProvider
  private let style: TextStyle
  private let columns: Int?

  /// The number of related places up to which all are shown; of more, a few of both ends are.
  private static let mostRelated = 6
  private static let relatedAtEnds = (first: 3, last: 2)

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sources: Gives the paths, and the contents of the files that have something to show.
  ///   - colors: Whether to use a terminal's colours.
  ///   - columns: How many characters a terminal shows in a line, into which excerpts fit; nil where there is none.
  public init(sources: any SourceProvider, colors: Bool = false, columns: Int? = nil) {
    self.sources = sources
    self.columns = columns
    style = TextStyle(isColored: colors)
  }

  /// The diagnostics in the order in which they are read, with an empty line after each.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    return diagnostics.sortedForReading(paths: sources)
      .map { render($0, &cache) + "\n" }
      .joined()
  }

  /// One diagnostic; the text ends with a line end.
  public func render(_ diagnostic: Diagnostic) -> String {
    var cache = SourceCache(sources)
    return render(diagnostic, &cache)
  }

  /// The closing line of a report (`3 errors, 1 warning in 2 files`), with a line end.
  public func summary(of diagnostics: [Diagnostic]) -> String {
    let severity = diagnostics.map(\.severity).max()
    let text = DiagnosticCounts(diagnostics).summary
    return (severity.map { style.emphasized(text, as: $0) } ?? text) + "\n"
  }

  func render(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> String {
    let severity = diagnostic.severity
    let primary = excerpt(at: diagnostic.primary, &cache)
    let shown = Self.shortened(diagnostic.related)
    let related = shown.map { $0.map { ($0, excerpt(at: $0.location, &cache)) } }
    let lines = ([primary] + related.map { $0?.1 }).compactMap { $0?.lastLine }
    let gutter = Gutter(width: max(2, String(lines.max() ?? 0).count), style: style)

    var output =
      style.bold(cache.position(of: diagnostic.primary) + ": ")
      + style.emphasized("\(severity.rawValue): ", as: severity)
      + style.bold(DisplayLine.oneLine(diagnostic.message)) + " [\(diagnostic.rule)]\n"
    if let primary {
      output += gutter.empty + "\n"
      output += body(primary, label: diagnostic.label, gutter, markedAs: severity)
    }
    for step in related {
      output += gutter.empty + "\n"
      guard let (place, excerpt) = step else {
        let count = diagnostic.related.count - (related.count - 1)
        output += gutter.source + " … \(count) more\n"
        continue
      }
      output += gutter.source + " " + cache.position(of: place.location)
      output += ": " + DisplayLine.oneLine(place.message) + "\n"
      guard let excerpt else { continue }
      output += gutter.empty + "\n"
      output += body(excerpt, label: nil, gutter, markedAs: .note)
    }
    let remarks = diagnostic.notes.map { ("note", $0) } + diagnostic.help.map { ("help", $0) }
    if !remarks.isEmpty, primary != nil || !related.isEmpty { output += gutter.empty + "\n" }
    for (kind, text) in remarks {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      output += gutter.remark(kind, lines.map { DisplayLine.oneLine(String($0)) })
    }
    return output
  }

  /// The places to show, with nil in the place of those in the middle of many.
  private static func shortened(_ places: [Diagnostic.Related]) -> [Diagnostic.Related?] {
    guard places.count > mostRelated else { return places }
    let first: [Diagnostic.Related?] = places.prefix(relatedAtEnds.first).map { $0 }
    return first + [nil] + places.suffix(relatedAtEnds.last).map { $0 }
  }

  private func body(
    _ excerpt: Excerpt, label: String?, _ gutter: Gutter, markedAs severity: Severity
  ) -> String {
    var output = ""
    let lastMarks = excerpt.rows.lastIndex { if case .marks = $0 { true } else { false } }
    for (index, row) in excerpt.rows.enumerated() {
      switch row {
      case .gap:
        output += gutter.gap + "\n"
      case .source(let number, let text):
        output += gutter.numbered(number) + (text.isEmpty ? "" : " " + text) + "\n"
      case .marks(let cell, let width):
        var marks = String(repeating: "^", count: width)
        var below: String?
        if index == lastMarks, let label = label.map(DisplayLine.oneLine) {
          let isTooLong = columns.map {
            cell + width + 1 + DisplayWidth.width(of: label) > Excerpt.room(in: $0)
          }
          if isTooLong == true { below = label } else { marks += " " + label }
        }
        let indentation = String(repeating: " ", count: cell + 1)
        output += gutter.empty + indentation + style.emphasized(marks, as: severity) + "\n"
        if let below { output += gutter.empty + " " + style.emphasized(below, as: severity) + "\n" }
      }
    }
    return output
  }

  private func excerpt(at location: Location, _ cache: inout SourceCache) -> Excerpt? {
    guard let entry = cache.entry(location.file), !entry.bytes.isEmpty else { return nil }
    return Excerpt(entry, location.span, columns: columns)
  }
}

/// The column of line numbers.
private struct Gutter {
  let width: Int
  let style: TextStyle

  private var margin: String { String(repeating: " ", count: width + 1) }

  var empty: String { style.faint(margin + "|") }
  var gap: String { style.faint("...") }
  var source: String { style.faint(margin + ":::") }

  func numbered(_ number: Int) -> String {
    style.faint(String(number).leftPadded(to: width) + " |")
  }

  /// A `note:` or `help:` line; further lines of its text are indented below its first.
  func remark(_ kind: String, _ lines: [String]) -> String {
    let start = margin + "= " + kind + ": "
    let indentation = String(repeating: " ", count: start.count)
    let body = lines.joined(separator: "\n" + indentation)
    return style.faint(margin + "=") + " " + style.bold(kind + ":") + " " + body + "\n"
  }
}
