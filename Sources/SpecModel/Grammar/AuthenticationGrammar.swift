import Diagnostics
import SourceText
import SpecSyntax

enum AuthenticationGrammar {
  static let bearer = Key(
    "bearer", .value, "A token in the `Authorization` header (RFC 6750).",
    example: "$session.token")
  static let basic = Key(
    "basic", .basic, "A name and a password in the `Authorization` header (RFC 7617).",
    example: "{ user: $session.name, password: $session.password }")
  static let key = Key(
    "key", .value, "A key in the header `X-API-Key`, or where `header` or `query` says.",
    example: "$flags.serverKey")
  static let header = Key(
    "header", .string("a header"), .defaultsTo("X-API-Key"), "The header that carries the key.",
    example: "X-Shop-Token")
  static let query = Key(
    "query", .string("a query item"), "The query item that carries the key.", example: "api_key")
  static let construct = Construct(
    "auth",
    """
    How a server is told who asks. Values are literals, `$flags` with which the app is started, or \
    `$session`; without a session, a request goes out without those of it.
    """,
    example: """
      key: $flags.serverKey
      header: X-API-Key
      """,
    relations: [
      .exactlyOne(["bearer", "basic", "key"]), .only(["header", "query"], with: ["key"]),
      .atMostOne(["header", "query"]),
    ],
    [
      [
        bearer.description, basic.description, key.description, header.description,
        query.description,
      ]
    ])
}

enum BasicGrammar {
  static let user = Key("user", .value, .required, "Who asks.", example: "$session.name")
  static let password = Key(
    "password", .value, .required, "The password.", example: "$session.password")
  static let construct = Construct(
    "basic", "A name and a password.",
    example: """
      user: $session.name
      password: $session.password
      """,
    [[user.description, password.description]])
}

extension Form where Value == Authentication {
  fileprivate static var basic: Form {
    .construct(BasicGrammar.construct) { mapping in
      let user = mapping.value(BasicGrammar.user)
      let password = mapping.value(BasicGrammar.password)
      guard let user, let password else { return nil }
      return .basic(user: user, password: password)
    }
  }

  static var authentication: Form {
    .construct(AuthenticationGrammar.construct) { mapping in
      let bearer = mapping.value(AuthenticationGrammar.bearer)
      let basic = mapping.value(AuthenticationGrammar.basic)
      let key = mapping.value(AuthenticationGrammar.key)
      let header = mapping.value(AuthenticationGrammar.header)
      let query = mapping.value(AuthenticationGrammar.query)
      let ways = [mapping.has("bearer"), mapping.has("basic"), mapping.has("key")].filter(\.self)
      guard ways.count == 1 else {
        mapping.reader.report(
          ways.isEmpty ? .missingKey : .unknownKey,
          "`auth` is one of `bearer`, `basic` and `key`", at: mapping.span,
          help: ways.isEmpty ? "for instance `bearer: $session.token`" : "leave one of them")
        return nil
      }
      guard let key else {
        if let place = mapping.keySpan("header") ?? mapping.keySpan("query") {
          mapping.reader.report(
            .unknownKey, "`header` and `query` go with `key`", at: place, help: "leave it out")
        }
        return bearer.map { .bearer($0) } ?? basic
      }
      switch (header, query) {
      case (let header?, nil): return .key(key, .header(header))
      case (nil, let query?): return .key(key, .query(query))
      case (nil, nil): return .key(key, .header(Name("X-API-Key", span: key.span)))
      case (_?, _?):
        mapping.reader.report(
          .unknownKey, "a key stands either in a header or in the query", at: mapping.span,
          help: "leave `header` or `query` out")
        return nil
      }
    }
  }
}
