import Diagnostics
import SpecModel

extension Rule {
  static let hardCodedSecret = Rule(
    name: "hard-coded-secret", severity: .warning,
    summary: "A password, token or key of a server stands in a spec.",
    rationale:
      "Whoever sees the repository or takes the app to pieces has it, and changing it takes a new version of the "
      + "app.",
    failing: RuleExample(
      """
      app: Notes
      language: 1
      flags: { serverKey: String = "" }
      ---
      api: Main
      base: https://api.example.com
      headers: { X-API-Key: ‹9f1c27ab› }
      auth: { basic: { user: notes, password: ‹tea4two› } }
      """
    ),
    passing: RuleExample(
      """
      app: Notes
      language: 1
      flags: { serverKey: String = "" }
      ---
      api: Main
      base: https://api.example.com
      headers: { Accept: application/json }
      auth: { key: $flags.serverKey }
      """
    ))
}

/// What servers are to know nobody else by comes from the session or from how the app is started.
struct HardCodedSecret: DeclarationRule {
  var rule: Rule { .hardCodedSecret }

  /// Headers that carry nothing else, in small letters.
  private static let headers: Set<String> = [
    "authorization", "proxy-authorization", "x-api-key", "api-key", "x-auth-token", "cookie",
  ]

  func check(_ api: APIDeclaration, at place: DeclarationPlace, into findings: inout Findings) {
    let headers = api.headers.filter { Self.headers.contains($0.name.text.lowercased()) }
    let secrets = headers.map(\.value) + (api.authentication?.secrets ?? [])
    for secret in secrets where secret.isWrittenOut {
      findings.report(
        Diagnostic(
          rule,
          "a password, token or key for `\(api.name.text)` stands in the spec, where whoever has the app finds it",
          at: place.location(secret.span),
          help: ["take it from `$session` or `$flags`, which the app is started with"]))
    }
  }
}

extension Authentication {
  /// Those of its values that nobody else may know.
  fileprivate var secrets: [Expression] {
    switch self {
    case .bearer(let token): [token]
    case .basic(_, let password): [password]
    case .key(_, let place?) where place.namesApp: []
    case .key(let key, _): [key]
    case .aws(let keys): [keys.secret]
    case .azure(let key): [key.key]
    }
  }
}

extension Authentication.KeyPlace {
  /// Whether what stands there says which app asks, which anybody may know: `client_id`, `appid`.
  fileprivate var namesApp: Bool {
    switch self {
    case .header(let name), .query(let name): name.text.lowercased().hasSuffix("id")
    }
  }
}

extension Expression {
  /// Whether it is a text or number without anything that is looked up.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .text(let text), .string(let text): !text.isEmpty
    case .integer, .number: true
    default: false
    }
  }
}
