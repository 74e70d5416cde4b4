import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A field that was given the model's own type: what is read of it is not found, since it is meant to be another model.
extension Findings {
  mutating func gatherFieldsOfRecursion(in index: AppIndex) {
    let rule = SpecRule.recursiveModel.rule.name
    for model in diagnostics.filter({ $0.rule == rule }).compactMap(\.cause) {
      let position = diagnostics.firstIndex { $0.rule == rule && $0.cause == model }
      if let position { gather(readsOf: model, under: position, in: index) }
    }
  }

  private mutating func gather(readsOf model: String, under position: Int, in index: AppIndex) {
    let reason = diagnostics[position]
    let missing = Set(diagnostics.compactMap { $0.fieldMissing(in: model) })
    guard !missing.isEmpty else { return }
    let meant = index.names(of: .model).filter { name in
      guard name != model, let other = index.model(name) else { return false }
      return missing.allSatisfy { field in other.properties.contains { $0.name.text == field } }
    }
    let follows = { (finding: Diagnostic) in finding.fieldMissing(in: model) != nil }
    var whole = Diagnostic(
      rule: reason.rule, severity: reason.severity, message: reason.message, at: reason.primary,
      label: reason.label, related: reason.related,
      help: meant.count == 1
        ? ["did you mean `\(meant[0])`, which has \(Listing.quoted(missing.sorted()))?"]
        : reason.help,
      fixes: meant.count == 1
        ? Fix.replacing(model, at: reason.primary, by: meant[0], .unsafe) : [])
    whole.cause = reason.cause
    whole.consequences = reason.consequences + diagnostics.filter(follows)
    diagnostics[position] = whole
    diagnostics.removeAll(where: follows)
  }
}

extension Diagnostic {
  /// The name of the field that it says something not to have.
  func fieldMissing(in owner: String) -> String? {
    guard let field = subject?.missingField, field.owner == owner else { return nil }
    return field.name
  }
}
