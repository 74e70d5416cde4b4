import Diagnostics
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// What was meant by a key of a theme that stands twice.
extension Findings {
  static let doubledKey = SyntaxProblem.Rule.duplicateKey.rawValue

  /// The only name of a theme that is used and not there, by where another one stands twice in it.
  func meantByDoubledKey(in index: AppIndex) -> [Location: String] {
    guard lackedTokens.count == 1, let meant = lackedTokens.first else { return [:] }
    let errors = index.files.lazy.filter { file in
      file.declarations.contains { $0.kind == .theme }
    }.flatMap(\.diagnostics).filter { $0.severity == .error }
    // Which key was meant may be told already.
    guard errors.count == 1, let finding = errors.first, finding.rule == Self.doubledKey,
      finding.subject == nil
    else { return [:] }
    return [finding.primary: meant]
  }
}
