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

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - sources: Gives the paths, and the contents of the files that have something to show.
  ///   - colors: Whether to use a terminal's colours.
  public init(sources: any SourceProvider, colors: Bool = false) {
    self.sources = sources
    style = TextStyle(isColored: colors)
  }

  /// The diagnostics in the order of their display, with an empty line after each.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    var cache = SourceCache(sources)
    return diagnostics.sortedForDisplay(paths: sources)
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
    let related = diagnostic.related.map { ($0, excerpt(at: $0.location, &cache)) }
    let lines = ([primary] + related.map(\.1)).compactMap { $0?.lastLine }
    let gutter = Gutter(width: max(2, String(lines.max() ?? 0).count), style: style)

    var output =
      style.bold(cache.position(of: diagnostic.primary) + ": ")
      + style.emphasized("\(severity.rawValue): ", as: severity)
      + style.bold(DisplayLine.oneLine(diagnostic.message)) + " [\(diagnostic.rule)]\n"
    if let primary {
      output += gutter.empty + "\n"
      output += body(primary, label: diagnostic.label, gutter, markedAs: severity)
    }
    for (place, excerpt) in related {
      output += gutter.empty + "\n"
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
        if index == lastMarks, let label { marks += " " + DisplayLine.oneLine(label) }
        let indentation = String(repeating: " ", count: cell + 1)
        output += gutter.empty + indentation + style.emphasized(marks, as: severity) + "\n"
      }
    }
    return output
  }

  private func excerpt(at location: Location, _ cache: inout SourceCache) -> Excerpt? {
    guard let entry = cache.entry(location.file), !entry.bytes.isEmpty else { return nil }
    return Excerpt(entry, location.span)
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
