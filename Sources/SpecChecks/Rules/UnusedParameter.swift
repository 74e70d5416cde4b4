import Diagnostics
import SpecModel

extension Rule {
  static let unusedParameter = Rule(
    name: "unused-parameter", severity: .warning,
    summary: "A screen, source, request or component has a parameter that nothing in it reads.",
    rationale:
      "Everybody who uses it has to come by a value that changes nothing; most likely it was forgotten where it "
      + "should be read. What hand-written code may read is left out: screens of mvp and viper, and, where an app has "
      + "scenes, its sources and requests, because their gateways can be the app's own.",
    failing: RuleExample(spec(parameters: "id: ID, ‹on›: Bool")),
    passing: RuleExample(spec(parameters: "id: ID")))

  private static func spec(parameters: String) -> String {
    """
    api: Main
    base: https://api.example.com
    ---
    request: Like
    parameters: { \(parameters) }
    method: PUT
    path: /posts/{$parameters.id}/like
    """
  }
}

/// What is told is read.
struct UnusedParameter: AppRule {
  var rule: Rule { .unusedParameter }

  func check(_ app: AppSite, into findings: inout Findings) {
    for field in app.uses.unread where field.kind == .parameter {
      let (kind, owner) = (app.index.kind(of: field.owner), app.index.name(of: field.owner))
      guard !app.uses.hasScenes || (kind != .source && kind != .request) else {
        continue
      }
      findings.report(
        Diagnostic(
          rule,
          "nothing in \(kind.rawValue) `\(owner)` reads `$parameters.\(field.name.text)`",
          at: app.location(field),
          help: ["read it, or take it out here and where `\(owner)` is used"]))
    }
  }
}
