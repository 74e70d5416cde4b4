import Diagnostics
import SourceText

extension Form where Value == ServerAddress {
  /// One address, or a mapping of environments to addresses.
  static var serverAddress: Form {
    let address = Form<Name>.string("an address")
    let environments = Form<[ServerAddress.Environment]>.entries(
      .text("an address"), named: "an environment"
    ) { name, node, reader in
      reader.read(address, node).map { ServerAddress.Environment(name: name, address: $0) }
    }
    return Form(
      .either([
        .text("an address"), .map(keys: .name(.other("an environment")), .text("an address")),
      ])
    ) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.read(address, node).map { .everywhere($0) }
      }
      return reader.read(environments, node).map { .perEnvironment($0) }
    }
  }
}

enum APIGrammar {
  static let preset = Key(
    "preset", Form<ServicePreset>.choice,
    """
    The service whose conventions the API follows: how it writes keys and dates, where lists stand in \
    its answers, and with `page: { by: service }` how they come in pages. What the API or a source says \
    itself comes before that.
    """, example: "wordpress")
  static let name = Key(
    "api", .name(.other("the API's name")), .required,
    "The API's name, which requests use if there are several.",
    example: "Main")
  static let base = Key(
    "base", Form<ServerAddress>.serverAddress, .required,
    """
    The address that the paths of requests are appended to, or one for each environment. The app is \
    then started in one of them, and all APIs with environments have the same ones.
    """,
    example: "https://api.moments.example/v1")
  static let headers = Key(
    "headers", .headers,
    """
    Headers of every request; those of a request come on top. One with a value of `$session` is left \
    out while nobody is logged in.
    """,
    example: "{ Accept: application/json }")
  static let authentication = Key(
    "auth", Form<Authentication>.authentication,
    """
    How the server is told who asks; `app` where the app's own log-in sees to that, and to what happens \
    when the server refuses it.
    """,
    example: "{ bearer: $session.token }")
  static let keys = Key(
    "keys", Form<KeyStyle>.choice.located(), .defaultsTo("asWritten"),
    "How payload keys are derived from field names.", example: "snakeCase")
  static let dates = Key(
    "dates", Form<DateStyle>.choice.located(), .defaultsTo("iso8601"),
    "How dates stand in payloads.",
    example: "iso8601")
  static let formats = Key(
    "formats", Form<[KeyFormat]>.keyFormats,
    """
    How fields stand in payloads under some of the keys, where that is otherwise than `dates` says, or a number in a \
    text. It holds for all models, and a `format` of a field comes before it.
    """,
    example: "{ created_at: secondsSince1970, birthday: dd.MM.yyyy, price: text }")
  static let booleans = Key(
    "booleans", Form<BooleanStyle>.choice, .defaultsTo("strict"),
    """
    How the truth values of fields stand in payloads. Where one of several APIs is lenient, models are read by \
    what each of them says.
    """,
    example: "lenient")
  static let errors = Key(
    "errors", FieldErrorsGrammar.form,
    """
    Where it says what is wrong with fields of forms, if it does that in a way of its own: the usual ones are read \
    without it.
    """,
    example: "{ at: error.problems, field: of, text: said }")
  static let session = Key(
    "session", SessionGrammar.record.form,
    "What is known while somebody is logged in: `$session`. One API of an app has it.",
    example: "{ fields: { userID: ID }, begins: [LogIn] }")
  static let record = Record<APIDeclaration>(
    "api",
    """
    A server that requests and sources talk to. An app with one API need not name it anywhere.
    """,
    example: """
      api: Main
      base: https://api.moments.example/v1
      headers: { Accept: application/json }
      auth: { bearer: $session.token }
      keys: snakeCase
      dates: iso8601
      session:
        fields:
          user: User
          token: { type: String, secret: true }
        begins: [LogIn]
        refresh: RenewToken
      """
  ) { mapping in
    let name = mapping.value(name)
    let preset = mapping.value(preset)
    let base = mapping.value(base)
    let headers = mapping.value(headers)
    let authentication = mapping.value(authentication)
    let keys = mapping.value(keys)
    let dates = mapping.value(dates)
    let formats = mapping.value(formats)
    let booleans = mapping.value(booleans)
    let errors = mapping.value(errors)
    let session = mapping.value(session)
    guard let name, let base else { return nil }
    let conventions = preset?.conventions
    return APIDeclaration(
      name: name, preset: preset, base: base,
      headers: Self.headers(headers ?? [], of: conventions, at: name),
      authentication: authentication, keys: keys?.value ?? conventions?.keys ?? .asWritten,
      dates: dates?.value ?? conventions?.dates ?? .iso8601, formats: formats ?? [],
      booleans: booleans ?? .strict, errors: errors, session: session, keysPlace: keys?.span,
      datesPlace: dates?.span)
  }

  /// The headers that are said, and those of a service that are not.
  private static func headers(
    _ headers: [Argument], of service: ServiceConventions?, at name: Name
  ) -> [Argument] {
    let said = Set(headers.map { $0.name.text.lowercased() })
    let more = (service?.headers ?? []).filter { !said.contains($0.name.lowercased()) }
    return headers
      + more.map { header in
        Argument(
          name: Name(header.name, span: name.span),
          value: Expression(.text(header.value), span: name.span))
      }
  }
}
