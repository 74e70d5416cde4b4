import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  static let forgottenBraces: SpecRule = .init(
    name: "forgotten-braces",
    summary: "A path to a value stands in a text without its braces.",
    rationale:
      "A text that only begins otherwise is sent and shown as it is written, with the `$` and the names in it; in "
      + "braces the value takes the place of its path.",
    examples: """
      source: Likes
      parameters: { postID: ID }
      request:
        path: /posts/‹$parameters.postID→{$parameters.postID}›/likes
      yields: Post
      """,
    reportedBy: [.braces])
}

extension SpecWalker {
  /// Reports the first path that stands in a text as a piece of it.
  ///
  /// - Parameter expected: The type of the place: addresses are not put together.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func checkForBraces(
    in text: String, at span: ByteSpan, expecting expected: SpecType? = nil, in scope: ValueScope
  ) -> Bool {
    guard text.contains(ascii: "$") else { return false }
    for piece in text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
      guard let path = referredTo(atStartOf: piece, span, in: scope) else { continue }
      let isAddress = expected?.unwrapped == .builtin(.url)
      let place = location(Expression(.text(text), span: span).span(of: path.text))
      let cure = Self.cure(
        of: path, in: text, isPlain: span.count == text.utf8.count, at: place, location(span))
      findings.report(
        .forgottenBraces, "`\(path.text)` is a piece of the text here, and not the value there",
        at: place,
        help: [
          isAddress
            ? "an address is one value: let a `computed` field of type `URL` have it" : cure.help
        ], fixes: isAddress || place.span == span ? [] : cure.fixes)
      return true
    }
    return false
  }

  /// - Parameters:
  ///   - isPlain: Whether the text stands without quotes, where a brace may end what it stands in.
  ///   - place: Where the path stands in the text.
  ///   - all: Where the text stands.
  private static func cure(
    of path: ValuePath, in text: String, isPlain: Bool, at place: Location, _ all: Location
  ) -> (help: String, fixes: [Fix]) {
    let braced = "{\(path.text)}"
    for other in ["\\(\(path.text))", "\\{\(path.text)}", "#{\(path.text)}"]
    where text.contains(other) {
      return ("write `\(braced)` in the place of `\(other)`", [])
    }
    guard isPlain, !text.contains("\""), !text.contains("\\") else {
      return (
        "write it in braces: `\(braced)`", [.replacing(at: place, by: braced, .unsafe)]
      )
    }
    let whole = "\"\(text.replacing(path.text, with: braced, maxReplacements: 1))\""
    return (
      "write it in braces, and the text in quotes: `\(whole)`",
      [.replacing(at: all, by: whole, .unsafe)]
    )
  }

  /// The longest path at the start of a text, behind its `$`, that leads to something; one that leads to nothing if
  /// none does.
  func referredTo(
    atStartOf text: Substring, _ span: ByteSpan, in scope: ValueScope
  ) -> ValuePath? {
    var names = Self.names(atStartOf: text)
    guard names.count > 1,
      let whole = ValuePath(withoutDollar: names.joined(separator: "."), at: span)
    else { return nil }
    while names.count > 1 {
      let path = names.joined(separator: ".")
      if let found = types.forgottenPath(path, at: span, in: scope) { return found }
      names.removeLast()
    }
    return whole
  }

  /// The names with points between them that a text begins with.
  private static func names(atStartOf text: Substring) -> [Substring] {
    let written = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    var names = written.split(separator: ".", omittingEmptySubsequences: false)
    while names.last?.isEmpty == true { names.removeLast() }
    return names
  }

  /// Whether a text has a path to a value in it.
  static func namesValue(_ text: String) -> Bool {
    text.contains(ascii: "$")
      && text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().contains {
        piece in
        let path = names(atStartOf: piece).joined(separator: ".")
        return ValuePath(withoutDollar: path, at: .zero) != nil
      }
  }
}
