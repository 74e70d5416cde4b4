import Diagnostics
import SourceText

enum AuthenticationGrammar {
  static let bearer = Key(
    "bearer", .value, "A token in the `Authorization` header (RFC 6750).",
    example: "$session.token")
  static let basic = Key(
    "basic", .basic, "A name and a password in the `Authorization` header (RFC 7617).",
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
    "aws", .aws,
    "Keys of Amazon by which each request is signed (Signature Version 4), at the time of the app's clock.",
    example: "{ key: $session.key, secret: $session.secret, region: eu-west-1, service: appsync }")
  static let azure = Key(
    "azure", .azure,
    "The key of a storage account of Azure by which each request to its tables is signed.",
    example: "{ account: moments, key: $session.storageKey }")
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
      .exactlyOne(["bearer", "basic", "key", "aws", "azure"]),
      .only(["header", "query"], with: ["key"]),
      .atMostOne(["header", "query"]),
    ],
    [
      [
        bearer.description, basic.description, key.description, header.description,
        query.description, aws.description, azure.description,
      ]
    ])
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
  static let construct = Construct(
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
      """,
    [
      [
        key.description, secret.description, token.description, region.description,
        service.description,
      ]
    ])
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
  static let construct = Construct(
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
      """,
    [[account.description, key.description, scheme.description]])
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

  fileprivate static var aws: Form {
    .construct(AWSKeysGrammar.construct) { mapping in
      let key = mapping.value(AWSKeysGrammar.key)
      let secret = mapping.value(AWSKeysGrammar.secret)
      let token = mapping.value(AWSKeysGrammar.token)
      let region = mapping.value(AWSKeysGrammar.region)
      let service = mapping.value(AWSKeysGrammar.service)
      guard let key, let secret, let region, let service else { return nil }
      return .aws(AWSKeys(key: key, secret: secret, token: token, region: region, service: service))
    }
  }

  fileprivate static var azure: Form {
    .construct(AzureKeyGrammar.construct) { mapping in
      let account = mapping.value(AzureKeyGrammar.account)
      let key = mapping.value(AzureKeyGrammar.key)
      let scheme = mapping.value(AzureKeyGrammar.scheme)
      guard let account, let key else { return nil }
      return .azure(AzureKey(account: account, key: key, scheme: scheme ?? .sharedKey))
    }
  }

  static var authentication: Form {
    .construct(AuthenticationGrammar.construct) { mapping in
      let bearer = mapping.value(AuthenticationGrammar.bearer)
      let basic = mapping.value(AuthenticationGrammar.basic)
      let key = mapping.value(AuthenticationGrammar.key)
      let header = mapping.value(AuthenticationGrammar.header)
      let query = mapping.value(AuthenticationGrammar.query)
      let aws = mapping.value(AuthenticationGrammar.aws)
      let azure = mapping.value(AuthenticationGrammar.azure)
      let ways = ["bearer", "basic", "key", "aws", "azure"].filter { mapping.has($0) }
      guard ways.count == 1 else {
        mapping.reader.report(
          ways.isEmpty ? .missingKey : .unknownKey,
          "`auth` is one of `bearer`, `basic`, `key`, `aws` and `azure`", at: mapping.span,
          help: ways.isEmpty ? "for instance `bearer: $session.token`" : "leave one of them")
        return nil
      }
      guard let key else {
        if let place = mapping.keySpan("header") ?? mapping.keySpan("query") {
          mapping.reader.report(
            .unknownKey, "`header` and `query` go with `key`", at: place, help: "leave it out")
        }
        return bearer.map { .bearer($0) } ?? basic ?? aws ?? azure
      }
      switch (header, query) {
      case (let header?, nil): return .key(key, .header(header))
      case (nil, let query?): return .key(key, .query(query))
      case (nil, nil): return .key(key, nil)
      case (_?, _?):
        mapping.reader.report(
          .unknownKey, "a key stands either in a header or in the query", at: mapping.span,
          help: "leave `header` or `query` out")
        return nil
      }
    }
  }
}
