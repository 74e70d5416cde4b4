import Diagnostics
import SourceText

enum AuthenticationGrammar {
  static let bearer = Key(
    "bearer", .value, "A token in the `Authorization` header (RFC 6750).",
    example: "$session.token")
  static let basic = Key(
    "basic", BasicGrammar.record.form,
    "A name and a password in the `Authorization` header (RFC 7617).",
    example: "{ user: $session.name, password: $session.password }")
  static let key = Key(
    "key", .value,
    """
    A key in the header `X-API-Key`, in that of the service of the API's `preset`, or where `header` or \
    `query` says.
    """,
    example: "$flags.serverKey")
  static let header = Key(
    "header", .string("a header"), "The header that carries the key.",
    example: "X-Shop-Token")
  static let query = Key(
    "query", .string("a query item"), "The query item that carries the key.", example: "api_key")
  static let aws = Key(
    "aws", AWSKeysGrammar.record.form,
    "Keys of Amazon by which each request is signed (Signature Version 4), at the time of the app's clock.",
    example: "{ key: $session.key, secret: $session.secret, region: eu-west-1, service: appsync }")
  static let azure = Key(
    "azure", AzureKeyGrammar.record.form,
    "The key of a storage account of Azure by which each request to its tables is signed.",
    example: "{ account: moments, key: $session.storageKey }")
  static let record = Record<Authentication>(
    "auth",
    """
    How a server is told who asks. Values are literals, `$flags` with which the app is started, or \
    `$session`; without a session, a request goes out without those of it.
    """,
    example: """
      key: $flags.serverKey
      header: X-API-Key
      """,
    rules: [
      .exactlyOne(
        ["bearer", "basic", "key", "aws", "azure"],
        missing: .missing(oneWay, help: "for instance `bearer: $session.token`"),
        several: .excess(oneWay, help: "leave one of them")),
      .only(
        ["header", "query"], with: ["key"],
        alone: .excess(
          "`header` and `query` go with `key`", at: .key(["header", "query"]), help: "leave it out")
      ),
      .atMostOne(
        ["header", "query"],
        several: .excess(
          "a key stands either in a header or in the query", help: "leave `header` or `query` out")),
    ],
    misplaced: ["app": "the app's own log-in stands by itself: `auth: app`"]
  ) { mapping in
    let bearer = mapping.value(bearer)
    let basic = mapping.value(basic)
    let key = mapping.value(key)
    let header = mapping.value(header).map(Authentication.KeyPlace.header)
    let query = mapping.value(query).map(Authentication.KeyPlace.query)
    let aws = mapping.value(aws)
    let azure = mapping.value(azure)
    return key.map { .key($0, header ?? query) } ?? bearer.map { .bearer($0) } ?? basic ?? aws
      ?? azure
  }

  private static let oneWay = "`auth` is one of `bearer`, `basic`, `key`, `aws` and `azure`"
}

extension Form where Value == Authentication {
  /// `app`, or how the server is told by what specs know.
  static var authentication: Form {
    let app = Choice(
      "app",
      """
      The app's own log-in says who asks and gets to know of status 401: what the app hands over at launch \
      as `logIn` implements the protocol `AppLogIn`.
      """)
    let record = AuthenticationGrammar.record
    return Form(.either([.choice([app]), .construct(record.construct)])) { node, reader in
      if reader.tree.scalarEquals(node, "app") { return .app }
      if reader.tree.kind(node) == .scalar, reader.startsWithDollar(node) {
        let token = reader.tree.string(node)
        return reader.mismatch(
          node, expected: "`app` or a mapping with the keys of auth",
          help: "write `{ bearer: \(token) }`",
          fixes: Fix.replacing(
            token, at: reader.location(reader.span(node)), by: "{ bearer: \(token) }", .unsafe))
      }
      return record.read(node, reader)
    }
  }
}

enum AWSKeysGrammar {
  static let key = Key(
    "key", .value, .required, "The access key's identifier.", example: "$session.accessKey")
  static let secret = Key(
    "secret", .value, .required, "The secret access key.", example: "$session.secretKey")
  static let token = Key(
    "token", .value, "The session token of temporary keys; it may be missing.",
    example: "$session.keyToken")
  static let region = Key("region", .value, .required, "The region.", example: "eu-west-1")
  static let service = Key(
    "service", .string("a service"), .required,
    "The service as signatures name it, such as `appsync`, `execute-api` or `s3`.",
    example: "appsync")
  static let record = Record<Authentication>(
    "aws",
    """
    Keys of Amazon. What is signed is described at \
    <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>.
    """,
    example: """
      key: $session.accessKey
      secret: $session.secretKey
      token: $session.keyToken
      region: eu-west-1
      service: appsync
      """
  ) { mapping in
    let key = mapping.value(key)
    let secret = mapping.value(secret)
    let token = mapping.value(token)
    let region = mapping.value(region)
    let service = mapping.value(service)
    guard let key, let secret, let region, let service else { return nil }
    return .aws(AWSKeys(key: key, secret: secret, token: token, region: region, service: service))
  }
}

enum AzureKeyGrammar {
  static let account = Key(
    "account", .value, .required, "The storage account's name.", example: "moments")
  static let key = Key(
    "key", .value, .required, "Its access key, in Base64 as Azure hands it out.",
    example: "$session.storageKey")
  static let scheme = Key(
    "scheme", Form<AzureKey.Scheme>.choice, .defaultsTo("sharedKey"),
    "What of a request is signed.",
    example: "sharedKeyLite")
  static let record = Record<Authentication>(
    "azure",
    """
    The key of a storage account. What is signed is described at \
    <https://learn.microsoft.com/rest/api/storageservices/authorize-with-shared-key>, for the table \
    service. Such a key opens all of the account: apps for everyone are better off with a shared access \
    signature, which is part of the query, or a `bearer` token.
    """,
    example: """
      account: moments
      key: $session.storageKey
      """
  ) { mapping in
    let account = mapping.value(account)
    let key = mapping.value(key)
    let scheme = mapping.value(scheme)
    guard let account, let key else { return nil }
    return .azure(AzureKey(account: account, key: key, scheme: scheme ?? .sharedKey))
  }
}

enum BasicGrammar {
  static let user = Key("user", .value, .required, "Who asks.", example: "$session.name")
  static let password = Key(
    "password", .value, .required, "The password.", example: "$session.password")
  static let record = Record<Authentication>(
    "basic", "A name and a password.",
    example: """
      user: $session.name
      password: $session.password
      """
  ) { mapping in
    let user = mapping.value(user)
    let password = mapping.value(password)
    guard let user, let password else { return nil }
    return .basic(user: user, password: password)
  }
}
