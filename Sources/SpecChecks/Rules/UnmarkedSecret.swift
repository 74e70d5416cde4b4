import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What nobody else may know is said to be secret.
  static let unmarkedSecret: SpecRule = .init(
    name: "unmarked-secret", severity: .warning,
    summary: "A password or token is not marked as a secret.",
    rationale:
      "A secret of the session goes to the server and nowhere else; what is none can be read and shown by every screen. "
      + "A password that is typed in the open is read by whoever looks on, and no password manager fills it in. State "
      + "that is `stored:` lies among the app's settings, readable in every backup, as the `draft` of a form does. "
      + "Names say what is one: a `token`, an `accessToken`, a `password`; a `pageToken` or a `hasPassword` is none. So "
      + "does the request that renews a session by it.",
    examples: """
      api: Main
      base: https://api.example.com
      auth: { bearer: $session.token }
      session:
        fields: { member: String, ‹token›: «String→{ type: String, secret: true }» }
        begins: [LogIn]
      ---
      model: Visit
      fields: { member: String, token: String }
      ---
      request: LogIn
      method: POST
      path: /visits
      yields: Visit
      """,
    .apis { api, place, findings in
      for field in api.session?.fields ?? [] where !field.isSecret && field.field.isText {
        guard SecretNotation.isSecretOfSession(field.field.name.text) else { continue }
        report(
          field.field.name, "every screen can read it and show it",
          "mark it as one: `\(field.field.name.text): { type: \(field.field.type.shape), secret: true }`",
          at: place, into: &findings)
      }
      checkRenewal(of: api, place, &findings)
    },
    .screenDeclarations { screen, place, findings in
      for field in screen.state where field.storage != nil && field.isText {
        guard SecretNotation.isSecretOfSession(field.name.text) else { continue }
        report(
          field.name, "it is kept among the app's settings, which are not encrypted",
          "keep it in the session, as a field with `secret: true`, or leave out `stored:`",
          at: place, into: &findings)
      }
      for field in screen.state where field.storage != nil {
        checkModels(of: field, place, &findings)
      }
      checkEntries(of: screen, place, &findings)
      checkDraft(of: screen, place, &findings)
    })

  /// Reports what a session is renewed by, whatever it is called, where nothing secret is sent for that.
  private static func checkRenewal(
    of api: APIDeclaration, _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    guard let session = api.session, let refresh = session.refresh,
      let sent = place.index.request(refresh.text)?.parameters.map(\.name.text)
    else { return }
    let fields = session.fields.filter { sent.contains($0.field.name.text) }
    guard
      fields.allSatisfy({
        !$0.isSecret && !SecretNotation.isSecretOfSession($0.field.name.text)
      })
    else { return }
    // What is secret may be sent in headers, and what stands beside it says for what it is renewed.
    let hasOther = session.fields.contains {
      $0.isSecret || SecretNotation.isSecretOfSession($0.field.name.text)
    }
    let texts = fields.filter { field in
      let name = field.field.name.text
      return field.field.isText && !SecretNotation.tellsWho(name)
        && (!hasOther || SecretNotation.renews(name))
    }
    guard texts.count == 1, let field = texts.first?.field else { return }
    report(
      field.name, "`\(refresh.text)` renews the session by it, and every screen can read it",
      "mark it as one: `\(field.name.text): { type: \(field.type.shape), secret: true }`",
      at: place, into: &findings)
  }

  /// What is kept of a model is kept with all that this holds.
  private static func checkModels(
    of field: Field, _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    guard field.type.declaredName != nil else { return }
    for model in place.index.models(within: [field.type]).sorted() {
      let secret = place.index.model(model)?.fields.first {
        $0.isText && SecretNotation.isSecretOfSession($0.name.text)
      }
      guard let secret else { continue }
      let name = Name("\(model).\(secret.name.text)", span: field.type.span)
      return report(
        name, "it is kept among the app's settings, which are not encrypted",
        "keep what it is found by, such as an `id`, or leave out `stored:`", at: place,
        into: &findings)
    }
  }

  /// What is kept of a form until it is sent. Passwords are told whatever is kept.
  private static func checkDraft(
    of screen: ScreenDeclaration, _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    guard case .form(let form) = screen.body, form.keepsDraft else { return }
    for field in form.fields where !field.isSecret && field.choices == nil && field.field.isText {
      let name = field.field.name
      guard SecretNotation.isSecretOfSession(name.text) || SecretNotation.isCode(name.text),
        !SecretNotation.isPassword(name.text)
      else { continue }
      report(
        name, "the form's draft keeps it among the app's settings, which are not encrypted",
        "mark it as one by `secret: true` beside it, or leave out `draft:`", at: place,
        into: &findings)
    }
  }

  /// Passwords that are seen while they are typed.
  private static func checkEntries(
    of screen: ScreenDeclaration, _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    var typed: [Name] = []
    if case .form(let form) = screen.body {
      typed += form.fields.filter { !$0.isSecret && $0.choices == nil && $0.field.isText }
        .map(\.field.name)
    }
    for section in screen.sections { typed += texts(typedIn: section.content.rows, of: screen) }
    for name in typed where SecretNotation.isPassword(name.text) {
      report(
        name, "it is seen while it is typed", "mark it as one by `secret: true` beside it",
        at: place, into: &findings)
    }
  }

  /// The pieces of the state that are typed in rows and seen there.
  private static func texts(
    typedIn rows: [RowDeclaration], of screen: ScreenDeclaration
  ) -> [Name] {
    rows.compactMap { row in
      guard let control = row.control ?? row.tree?.control?.control,
        case .field(_, isSecret: false) = control.kind, control.target.value.scope == .state,
        let name = control.target.value.components.first,
        screen.state.contains(where: { $0.name.text == name.text && $0.isText })
      else { return nil }
      return Name(name.text, span: control.target.span)
    }
  }

  private static func report(
    _ name: Name, _ consequence: String, _ cure: String, at place: DeclarationPlace,
    into findings: inout Findings
  ) {
    findings.report(
      .unmarkedSecret, "`\(name.text)` is not marked as a secret: \(consequence)",
      at: place.location(name.span), help: [cure])
  }
}

extension Field {
  /// Whether it is a text, which may be missing.
  fileprivate var isText: Bool {
    switch type.shape {
    case .builtin(.string), .optional(.builtin(.string)): true
    default: false
    }
  }
}
