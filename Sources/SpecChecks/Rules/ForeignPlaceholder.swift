import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let foreignPlaceholder: SpecRule = .init(
    name: "foreign-placeholder", severity: .warning,
    summary: "A text has a placeholder in it as other tools write them.",
    rationale:
      "`%@`, `${name}`, `{{name}}` and `\\\\(name)` mean nothing in specs: they are shown and sent as they are. Formats "
      + "such as `%@` belong into the app's strings, whose keys take values by `with:`.",
    examples: """
      adapter: PostRow
      for: Post
      cell:
        text:
          verbatim: New ‹${title}→{$item.title}›
      """,
    reportedBy: [.placeholders])
}

extension SpecWalker {
  /// Reports the first placeholder of other tools in a text.
  mutating func checkForPlaceholders(in text: String, at span: ByteSpan, in scope: ValueScope) {
    guard let found = ForeignPlaceholder(in: text) else { return }
    let place = location(Expression(.text(text), span: span).span(of: found.text))
    let paths = found.name.map { types.paths(named: $0, at: span, in: scope) } ?? []
    if paths.count == 1, paths[0].hasPrefix("$parameters.") {
      findings.note(
        explained: SpecRule.causeOfUnread(
          "\(paths[0]) of \(index.name(of: current))", in: file), by: .foreignPlaceholder)
    }
    findings.report(
      .foreignPlaceholder, "`\(found.text)` is shown and sent as it is written here", at: place,
      help: [
        paths.count == 1
          ? found.text == text ? "write `\(paths[0])`, without quotes" : "write `{\(paths[0])}`"
          : found.cure
      ],
      fixes: paths.count == 1 && place.span != span
        ? [.replacing(at: place, by: "{\(paths[0])}", .unsafe)] : [])
  }
}

extension SpecWalker {
  /// Reports `{{$item.title}}`, as templates have it: the outer braces stay where they are.
  mutating func checkForBraces(around segments: [TemplateSegment], at span: ByteSpan) {
    for (position, segment) in segments.enumerated() {
      guard case .value(let value) = segment, case .path(let path) = value.kind, position > 0,
        position + 1 < segments.count, case .literal(let before) = segments[position - 1],
        case .literal(let after) = segments[position + 1], before.hasSuffix("{"),
        after.hasPrefix("}")
      else { continue }
      findings.report(
        .foreignPlaceholder,
        "the outer braces of `{{\(path.text)}}` are shown and sent as they stand here",
        at: location(span), help: ["leave one brace on each side: `{\(path.text)}`"])
      return
    }
  }
}

/// A placeholder of other tools: a format of `printf`, a variable of shells and templates, or Swift's interpolation.
struct ForeignPlaceholder {
  let text: String
  /// The name in it, if it has one.
  let name: String?

  private static let signs = ASCIISet("%({}")

  /// The first one in a text.
  init?(in text: String) {
    // Nearly no text has one of these signs.
    guard text.contains(anyOf: Self.signs) else { return nil }
    let formats = text.firstMatch(
      of: /%(?:[0-9]+\$)?(?:@|(?:l{0,2}|\.[0-9]+)[dusf](?![0-9A-Za-z]))/)
    let names = text.firstMatch(
      of: /\$\{\s*([\w.]+)\s*\}|#?\{\{?\s*([\w.]+)\s*\}?\}|\\\(\s*([\w.]+)\s*\)/)
    if let names {
      self.text = String(names.0)
      name = [names.1, names.2, names.3].lazy.compactMap { $0 }.first.map(String.init)
    } else if let formats {
      self.text = String(formats.0)
      name = nil
    } else if !text.utf8.contains(UInt8(ascii: "{")),
      let rest = text.firstMatch(of: /([\w.]+)\s*\}/)
    {
      self.text = String(rest.0)
      name = String(rest.1)
    } else {
      return nil
    }
  }

  var cure: String {
    guard let name = name?.split(separator: ".").last else {
      return
        "a value is written in braces, `{$…}`; a text with a format is one of the app's strings: `{ key: …, with: […] }`"
    }
    return
      "a value is written in braces, with where it is from: `{$item.\(name)}`, `{$parameters.\(name)}`"
  }
}

extension TypeChecker {
  /// The paths to what has a name in the scopes that there are.
  fileprivate func paths(named name: String, at span: ByteSpan, in scope: ValueScope) -> [String] {
    guard let last = name.split(separator: ".").last else { return [] }
    return Scope.allCases.compactMap { root in
      forgottenPath("\(root.rawValue).\(last)", at: span, in: scope).map(\.text)
    }
  }
}
