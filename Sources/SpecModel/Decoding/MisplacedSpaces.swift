import Diagnostics
import SourceText
import SpecSyntax

/// Finds what is wrong with a file for the one reason that what looks like spaces in it is none.
enum MisplacedSpaces {
  /// Puts findings about such characters in the place of those that only follow from them: what is said of their
  /// lines and of those beside them.
  static func explaining(
    _ diagnostics: [Diagnostic], in bytes: [UInt8], of file: FileID
  ) -> [Diagnostic] {
    let isText = !diagnostics.contains { $0.rule == SyntaxProblem.Rule.invalidEncoding.rawValue }
    guard !diagnostics.isEmpty, isText else { return diagnostics }
    let spaces = LookalikeSpace.misplaced(in: bytes).filter { space in
      diagnostics.contains { $0.primary.span.touches(space.surroundings) }
    }
    guard !spaces.isEmpty else { return diagnostics }
    let rest = diagnostics.filter { finding in
      // What a file lacks may be in a line that could not be read.
      finding.rule != Rule.missingKey.name
        && !spaces.contains { finding.primary.span.touches($0.surroundings) }
    }
    return spaces.map { finding($0, in: file) } + rest
  }

  private static func finding(_ space: LookalikeSpace, in file: FileID) -> Diagnostic {
    let place = Location(file: file, span: space.span)
    let isOne = space.count == 1
    let many = space.name.replacing(" (", with: "s (", maxReplacements: 1)
    let article = "aeio".contains(space.name.prefix(1)) ? "an" : "a"
    let isNothing = space.replacement.isEmpty
    let cure =
      isNothing
      ? "delete " : isOne ? "write a plain space instead of " : "write plain spaces instead of "
    return Diagnostic(
      Rule.syntax(.yamlSyntax),
      isOne
        ? "\(article) \(space.name) stands here, which YAML takes for text"
        : "\(space.count) \(many) stand here, which YAML takes for text",
      at: place,
      help: [
        cure + (isOne ? "it" : "them")
          + "; characters like this come with text that is copied from web pages and documents"
      ],
      fixes: [
        Fix(
          isNothing ? "delete what cannot be seen" : "write plain spaces", .safe,
          edits: [Fix.Edit(place, replacement: space.replacement)])
      ])
  }
}

extension ByteSpan {
  /// Whether two spans have a place in common, be it only the end of one and the start of the other.
  fileprivate func touches(_ other: ByteSpan) -> Bool {
    start <= other.end && other.start <= end
  }
}
