import Testing

@testable import SpecChecks

/// What nobody else may know is said to be secret.
@Suite struct UnmarkedSecretTests {
  private func told(session fields: String) -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      auth: app
      session: { fields: { \(fields) } }
      """, with: "unmarked-secret"
    ).map(\.message)
  }

  @Test(arguments: [
    "token", "accessToken", "refresh_token", "jwt", "clientSecret", "devicePassword",
  ])
  func whatNamesSayToBeSecretIsTold(name: String) {
    #expect(told(session: "\(name): String").contains { $0.hasPrefix("`\(name)` is not marked") })
    #expect(told(session: "\(name): String?").contains { $0.hasPrefix("`\(name)` is not marked") })
  }

  @Test(arguments: [
    "token: { type: String, secret: true }", "pushToken: String", "hasPassword: Bool",
    "secretary: String",
    "tokens: Int",
  ])
  func whatIsMarkedOrNoneIsNot(field: String) {
    #expect(told(session: field) == [])
  }

  private func told(screen: String) -> [String] {
    findings("screen: LogIn\n\(screen)", with: "unmarked-secret").map(\.message)
  }

  @Test func passwordsAreTypedUnseen() {
    let form = { (field: String) in
      "form: { newPassword: { \(field) } }\nsubmit: { title: a.b, do: dismiss }"
    }
    #expect(told(screen: form("type: String, title: a.c")).count == 1)
    #expect(told(screen: form("type: String, title: a.c, secret: true")) == [])
    #expect(told(screen: form("type: Bool, title: a.c")) == [])
    let row = { (parts: String) in
      "state: { password: String = \"\" }\n"
        + "sections: [{ id: a, rows: [{ field: $state.password, title: a.c\(parts) }] }]"
    }
    #expect(told(screen: row("")).count == 1)
    #expect(told(screen: row(", secret: true")) == [])
  }

  @Test func secretsAreNotKeptAmongTheSettings() {
    let state = { (field: String) in "state: { token: \(field) }\nsections: []" }
    #expect(told(screen: state("{ type: String?, stored: true }")).count == 1)
    #expect(told(screen: state("{ type: String, default: a, stored: session.token }")).count == 1)
    #expect(told(screen: state("String?")) == [])
  }
}
