import Diagnostics
import SpecModel

extension Rule {
  static let unknownAPI = Rule(
    name: "unknown-api",
    summary:
      "A call names an API that is not declared, or does not say which of several it goes to.",
    rationale:
      "A call has to know its server; only if the app has exactly one API it need not be named.",
    failing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      source: Posts
      request: { api: ‹Mian›, path: /posts }
      yields: Post
      """
    ),
    passing: RuleExample(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      source: Posts
      request: { api: Main, path: /posts }
      yields: Post
      """
    ))
}

/// Calls say which API they go to, unless there is one only. (Names of APIs are looked up by the walk.)
struct UnknownAPI: AppRule {
  private static let mostPlaces = 3

  var rule: Rule { .unknownAPI }

  /// One finding tells of all calls: it is one thing that is wrong.
  func check(_ app: AppSite, into findings: inout Findings) {
    let calls = app.uses.undirectedCalls
    guard let first = calls.first, !app.index.hasBroken(.api) else { return }
    let count = app.index.count(of: .api)
    let others = calls.count - 1
    let subject =
      switch others {
      case 0: "this call"
      case 1: "this call and another one"
      default: "this call and \(others) others"
      }
    let known = app.index.names(of: .api).prefix(3).map { "`api: \($0)`" }.joined(separator: ", ")
    findings.report(
      Diagnostic(
        rule,
        count == 0
          ? "there is no API that \(subject) could go to"
          : "there are \(count) APIs that \(subject) could go to", at: first,
        related: calls.dropFirst().prefix(Self.mostPlaces).map { .init($0, "another call") },
        help: [
          count == 0 ? "declare one: `api: Main` with its `base:`" : "say which: \(known)"
        ]))
  }
}
