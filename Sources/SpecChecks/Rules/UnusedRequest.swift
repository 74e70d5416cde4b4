import Diagnostics

extension SpecRule {
  static let unusedRequest = unusedDeclaration(
    name: "unused-request",
    summary: "A request is sent by no effect.",
    rationale: "A request that no effect sends is code that nobody needs.",
    examples: """
      request: ‹Ping›
      path: /ping«→
      ---
      screen: Help
      sections: []
      bar: { trailing: [{ title: help.ping, request: Ping }] }»
      """,
    of: .request)
}
