import Diagnostics
import SpecModel

extension SpecRule {
  /// What servers are to know nobody else by comes from the session or from how the app is started.
  static let hardCodedSecret: SpecRule = .init(
    name: "hard-coded-secret", severity: .warning,
    summary: "A password, token or key of a server stands in a spec.",
    rationale:
      "Whoever sees the repository or takes the app to pieces has it, and changing it takes a new version of the "
      + "app. What only says which app asks is no secret: a key whose header or query item ends in `id`, such as "
      + "`client_id`, an `Authorization` of `Client-ID`, a publishable key of Stripe (`pk_…`), a cookie that is not "
      + "named like a session. A key of Google (`AIza…`) is one, unless it is restricted to the app, which no spec "
      + "shows: keep the finding away with the reason beside it.",
    examples: """
      app: Notes
      language: 1
      flags: { serverKey: String = "" }
      ---
      api: Main
      base: https://api.example.com
      headers: { «X-API-Key: ‹9f1c27ab›→Accept: application/json» }
      auth: { «basic: { user: notes, password: ‹tea4two› } }→key: $flags.serverKey }»
      """,
    .apis { api, place, findings in
      var secrets = api.headers.secrets(among: .headers) + (api.authentication?.secrets ?? [])
      secrets.removeAll { report(bareNameOfSession: $0, at: place, into: &findings) }
      report(secrets, "for `\(api.name.text)`", at: place, into: &findings)
    },
    .sources { source, place, findings in
      guard case .request(let call, _, _) = source.content else { return }
      report(call.secrets, "of a server", at: place, into: &findings)
    },
    .requests { request, place, findings in
      report(request.call.secrets, "of a server", at: place, into: &findings)
    })

  /// Reports the name of what the session holds where its value is meant; says whether it is one.
  private static func report(
    bareNameOfSession secret: Expression, at place: DeclarationPlace, into findings: inout Findings
  ) -> Bool {
    guard case .text(let name) = secret.kind,
      place.index.session?.fields.contains(where: { $0.field.name.text == name }) == true
    else { return false }
    let (path, span) = ("$session.\(name)", place.location(secret.span))
    findings.report(
      .hardCodedSecret, "`\(name)` is a bare word here, and not the value at `\(path)`", at: span,
      help: ["write `\(path)`"], fixes: Fix.replacing(name, at: span, by: path, .unsafe))
    return true
  }

  private static func report(
    _ secrets: [Expression], _ owner: String, at place: DeclarationPlace,
    into findings: inout Findings
  ) {
    for secret in secrets {
      findings.report(
        .hardCodedSecret,
        "a password, token or key \(owner) stands in the spec, where whoever has the app finds it",
        at: place.location(secret.span),
        help: ["let the API take it from `$session` or `$flags`, which the app is started with"])
    }
  }
}

extension Authentication {
  /// What is written out of those of its values that nobody else may know.
  fileprivate var secrets: [Expression] {
    let values: [Expression] =
      switch self {
      case .bearer(let token): [token]
      case .basic(_, let password): [password]
      case .key(_, let place?) where place.namesApp: []
      case .key(let key, _): [key]
      case .aws(let keys): [keys.secret]
      case .azure(let key): [key.key]
      case .app: []
      }
    return values.filter { value in
      // What was meant to be a value is told as that.
      value.literal.map {
        !$0.isEmpty && !SecretNotation.isPublishable($0) && !SpecWalker.namesValue($0)
          && !$0.isPathWithoutDollar
      } ?? false
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

extension Call {
  fileprivate var secrets: [Expression] {
    headers.secrets(among: .headers) + query.secrets(among: .queryItems)
  }
}

extension [Argument] {
  /// The secrets that are written out.
  fileprivate func secrets(among carriers: SecretNotation.Carriers) -> [Expression] {
    compactMap { item in
      // What was meant to be a value is told as that.
      guard let text = item.value.literal, !SpecWalker.namesValue(text),
        SecretNotation.isSecret(text, named: item.name.text, among: carriers)
      else { return nil }
      return item.value
    }
  }
}

extension String {
  /// Whether it starts as a path from something that APIs can read would, but for its `$`.
  fileprivate var isPathWithoutDollar: Bool { hasPrefix("session.") || hasPrefix("flags.") }
}

extension Expression {
  /// A text or number in which nothing is looked up, as it is written.
  fileprivate var literal: String? {
    switch kind {
    case .text(let text), .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    default: nil
    }
  }
}
