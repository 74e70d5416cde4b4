import Diagnostics
import SourceText
import SpecSyntax

extension Diagnostic {
  /// A finding of the YAML layer.
  init(_ problem: SyntaxProblem, in file: FileID) {
    self.init(
      Rule.syntax(problem.rule), problem.message, at: Location(file: file, span: problem.span),
      related: problem.related.map { (Location(file: file, span: $0.span), $0.message) },
      help: problem.help)
  }

  /// Where the finding stands at a YAML alias, the anchor is shown too.
  public func pointingToAnchors(_ uses: [AliasSite], in file: FileID) -> Diagnostic {
    guard primary.file == file, let use = uses.first(where: { $0.use == primary.span }) else {
      return self
    }
    var diagnostic = self
    diagnostic.related.append(
      RelatedLocation(Location(file: file, span: use.definition), "the alias stands for what is marked here"))
    return diagnostic
  }
}
