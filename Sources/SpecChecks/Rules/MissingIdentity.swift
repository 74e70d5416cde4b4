import Diagnostics
import SpecModel

extension Rule {
  static let missingIdentity = Rule(
    name: "missing-identity",
    summary: "A model has no `id` that is always there.",
    rationale:
      "Lists are updated by what is the same and what has changed, and the same is what has the "
      + "same `id`.",
    failing: RuleExample(
      """
      model: ‹Post›
      fields: { title: String }
      """
    ),
    passing: RuleExample(
      """
      model: Post
      fields: { id: ID, title: String }
      """
    ))
}

/// Every model has an `id` of type ID, String or Int.
struct MissingIdentity: DeclarationRule {
  var rule: Rule { .missingIdentity }

  func check(_ model: ModelDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    guard let id = model.fields.first(where: { $0.name.text == "id" }) else {
      findings.report(
        Diagnostic(
          rule, "`\(model.name.text)` has no `id`", at: place.location(model.name.span),
          help: ["add `id: ID` to its fields"]))
      return
    }
    switch id.type.shape {
    case .builtin(.identifier), .builtin(.string), .builtin(.integer): return
    default:
      findings.report(
        Diagnostic(
          rule, "`\(id.type.shape)` is no identity", at: place.location(id.type.span),
          help: ["an `id` is an `ID`, a `String` or an `Int`, and never missing"]))
    }
  }
}
