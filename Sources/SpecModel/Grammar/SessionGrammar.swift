import Diagnostics
import SourceText

enum SessionFieldGrammar {
  static let type = Key("type", .type, .required, "The field's type.", example: "String")
  static let secret = Key(
    "secret", .boolean, .defaultsTo("false"),
    "Whether only requests see it: it can stand in `auth` and `headers` of APIs, and on no screen.",
    example: "true")
  static let record = Record<@Sendable (Name) -> SessionDeclaration.SessionField>(
    "session field", "A value of the session in its long form; the short one is its type.",
    example: """
      type: String
      secret: true
      """
  ) { mapping in
    let type = mapping.value(type)
    let secret = mapping.value(secret) ?? false
    guard let type else { return nil }
    return {
      SessionDeclaration.SessionField(field: Field(name: $0, type: type), isSecret: secret)
    }
  }
}

enum SessionGrammar {
  static let fields = Key(
    "fields", Form<[SessionDeclaration.SessionField]>.sessionFields, .required,
    "What is known of who is logged in. It is kept where the app says when it starts.",
    example: "{ user: User, token: { type: String, secret: true } }")
  static let begins = Key(
    "begins", .list(of: .name(.request)),
    """
    The requests whose answers begin a session: wherever they are sent, the fields of their answers \
    become the session's fields of the same names. Needed unless the API has `auth: app`, where the app's \
    own log-in says who is logged in.
    """, example: "[LogIn, SignUp]")
  static let refresh = Key(
    "refresh", .name(.request),
    """
    The request that renews the session when the server answers with status 401; what was refused is \
    then sent once more. Its parameters are fields of the session, and the fields of its answer take \
    their places there. When the server refuses that too, the session ends.
    """, example: "RenewToken")
  static let record = Record<SessionDeclaration>(
    "session",
    """
    What is known while somebody is logged in. `$session` is there on all screens and in their rows. \
    Behind the host's log-in gate (`onboarding`) its values are of their fields' types, and before it \
    there are none; in an app without a gate they are optional, and missing while nobody is logged in.
    """,
    example: """
      fields:
        user: User
        token: { type: String, secret: true }
      begins: [LogIn]
      refresh: RenewToken
      """
  ) { mapping in
    let fields = mapping.value(fields)
    let begins = mapping.value(begins)
    let refresh = mapping.value(refresh)
    guard let fields else { return nil }
    return SessionDeclaration(
      fields: fields, beginnings: begins ?? [],
      hasBeginnings: mapping.has(Self.begins),
      hasDisplacedBeginnings: !mapping.has(Self.begins) && mapping.standsFurtherOut("begins"),
      refresh: refresh, span: mapping.span, start: mapping.start)
  }
}

extension Form where Value == [SessionDeclaration.SessionField] {
  fileprivate static var sessionFields: Form {
    .entries(.either([.construct(SessionFieldGrammar.record.construct), .notation(.type)])) {
      name, node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.type(node).map { type in
          SessionDeclaration.SessionField(field: Field(name: name, type: type), isSecret: false)
        }
      }
      return SessionFieldGrammar.record.read(node, reader)?(name)
    }
  }
}
