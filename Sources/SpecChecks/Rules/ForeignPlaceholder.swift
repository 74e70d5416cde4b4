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
          verbatim: ‹New ${title}→New {$item.title}›
      """,
    reportedBy: [.placeholders])
}

extension SpecWalker {
  /// Reports the first placeholder of other tools in a text.
  mutating func checkForPlaceholders(in text: String, at span: ByteSpan) {
    guard let found = ForeignPlaceholder(in: text) else { return }
    findings.report(
      .foreignPlaceholder, "`\(found.text)` is shown and sent as it is written here",
      at: location(span), help: [found.cure])
  }
}

/// A placeholder of other tools: a format of `printf`, a variable of shells and templates, or Swift's interpolation.
struct ForeignPlaceholder {
  let text: String
  /// The name in it, if it has one.
  private let name: String?

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
