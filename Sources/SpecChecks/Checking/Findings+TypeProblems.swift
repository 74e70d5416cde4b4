import Diagnostics
import SourceText
import SpecSemantics

/// Problems of types as they are told.
extension Findings {
  /// What is said of a problem in a file.
  static func finding(of problem: TypeProblem, in file: FileID) -> Diagnostic {
    let place = Location(file: file, span: problem.span)
    let fix = problem.replacement.map { Fix.replacing(at: place, by: $0.text, $0.safety) }
    var finding = Diagnostic(
      Rule(problem.kind), problem.message, at: place, label: problem.label,
      related: problem.related.map { Diagnostic.Related($0.0, $0.1) },
      suggestion: problem.suggestion, help: problem.help, fixes: fix.map { [$0] } ?? [])
    switch problem.kind {
    case .unknownField, .unknownCase: finding.note(cause: problem.message)
    // Two places of a file that lack it mostly stand in one declaration.
    case .unavailableScope: finding.note(cause: "\(problem.message) in \(file)")
    default: break
    }
    if let cause = problem.cause { finding.cause = cause }
    finding.subject = problem.subject
    if var field = problem.subject?.missingField {
      // What may be meant can be found out after what is missing.
      field.isLikeNone = problem.suggestion?.isGuess == false
      finding.subject = .missingField(field)
    }
    return finding
  }
}
