import Diagnostics

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
