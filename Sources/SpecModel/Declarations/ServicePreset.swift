/// A service whose conventions are known.
public enum ServicePreset: String, Sendable, Hashable, CaseIterable {
  case wordpress, woocommerce, shopify, parse, appsync, backendless, azureTables
}

/// How a service does what every API has to do somehow.
public struct ServiceConventions: Sendable {
  /// How lists come in pages.
  public enum Pages: Sendable {
    /// By numbers, until the number that a header of the response has.
    case numbered(send: String, totalHeader: String)
    /// By the number of items before the page.
    case offset(send: String)
    /// By the `Link` header of the response.
    case linked
    /// By a mark that stands beside the list in the response.
    case marked(send: String, besideItems: String)
    /// By query items whose values stand in headers of the response.
    case headed([(name: String, header: String)])
    /// As connections of GraphQL.
    case connection
  }

  /// The service's own documentation of what stands here.
  public let source: String
  public var keys = KeyStyle.asWritten
  public var dates = DateStyle.iso8601
  /// Headers of every request.
  public var headers: [(name: String, value: String)] = []
  /// Where lists stand in responses, if not all of a response is the list.
  public var items: String?
  public var pages: Pages?
  /// How lists come in pages that GraphQL is asked for, if there is another way.
  public var graphQLPages: Pages?
  /// The path of GraphQL after the API's base.
  public var graphQLPath = "/graphql"
  /// The query item that asks for a number of items.
  public var sizeName: String?
  /// How many items the service gives at once, if it says so.
  public var largestPage: Int?
  /// The header that carries a key.
  public var keyHeader: String?
}

extension APIDeclaration {
  /// The header that carries a key for which no place is said.
  public var keyHeader: String {
    preset?.conventions.keyHeader ?? Authentication.standardKeyHeader
  }
}

extension ServicePreset {
  /// What the service documents.
  public var conventions: ServiceConventions {
    switch self {
    case .wordpress:
      ServiceConventions(
        source: "https://developer.wordpress.org/rest-api/using-the-rest-api/pagination/",
        keys: .snakeCase, pages: .numbered(send: "page", totalHeader: "X-WP-TotalPages"),
        sizeName: "per_page", largestPage: 100)
    case .woocommerce:
      ServiceConventions(
        source: "https://woocommerce.github.io/woocommerce-rest-api-docs/#pagination",
        keys: .snakeCase, pages: .numbered(send: "page", totalHeader: "X-WP-TotalPages"),
        sizeName: "per_page", largestPage: 100)
    case .shopify:
      ServiceConventions(
        source: "https://shopify.dev/docs/api/usage/pagination-graphql",
        keys: .snakeCase, pages: .linked, graphQLPages: .connection, graphQLPath: "/graphql.json",
        sizeName: "limit", largestPage: 250, keyHeader: "X-Shopify-Access-Token")
    case .parse:
      ServiceConventions(
        source: "https://docs.parseplatform.org/rest/guide/#queries", dates: .tagged,
        items: "results",
        pages: .offset(send: "skip"), graphQLPages: .connection, sizeName: "limit",
        keyHeader: "X-Parse-REST-API-Key")
    case .appsync:
      ServiceConventions(
        source: "https://docs.amplify.aws/javascript/build-a-backend/graphqlapi/graphql-pagination",
        graphQLPages: .marked(send: "nextToken", besideItems: "nextToken"), sizeName: "limit",
        keyHeader: "x-api-key")
    case .backendless:
      ServiceConventions(
        source: "https://backendless.com/docs/rest/data_data_paging.html",
        dates: .millisecondsSince1970, pages: .offset(send: "offset"), sizeName: "pageSize",
        largestPage: 100, keyHeader: "user-token")
    case .azureTables:
      ServiceConventions(
        source: "https://learn.microsoft.com/rest/api/storageservices/query-timeout-and-pagination",
        headers: [
          ("Accept", "application/json;odata=nometadata"), ("x-ms-version", "2019-02-02"),
        ],
        items: "value",
        pages: .headed([
          ("NextPartitionKey", "x-ms-continuation-NextPartitionKey"),
          ("NextRowKey", "x-ms-continuation-NextRowKey"),
        ]),
        sizeName: "$top", largestPage: 1000)
    }
  }
}
