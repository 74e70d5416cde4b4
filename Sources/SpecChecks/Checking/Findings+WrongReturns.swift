import Diagnostics
import SpecSemantics

/// What is read of what a screen says that it returns, where it returns something else.
extension Findings {
  /// Takes the fields that are missing since a screen says another model than it returns, which has them.
  mutating func gatherAfterWrongReturns(in index: AppIndex) {
    let causes = diagnostics.filter { $0.subject?.mismatch?.isResult == true }
    for cause in causes.prefix(Self.mostSlips * 10) {
      guard let types = cause.subject?.mismatch, let model = types.found.flatMap(index.model)
      else { continue }
      take {
        guard let missing = $0.subject?.missingField else { return false }
        return missing.owner == types.due && model.property(missing.name) != nil
      } after: {
        $0 == cause
      }
    }
  }
}
