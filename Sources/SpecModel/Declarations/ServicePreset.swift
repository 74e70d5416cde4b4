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
  /// The query item that asks for a number of items.
  public var sizeName: String?
}

extension ServicePreset {
  /// What the service documents.
  public var conventions: ServiceConventions {
    switch self {
    case .wordpress:
      ServiceConventions(
        source: "https://developer.wordpress.org/rest-api/using-the-rest-api/pagination/",
        keys: .snakeCase, pages: .numbered(send: "page", totalHeader: "X-WP-TotalPages"),
        sizeName: "per_page")
    case .woocommerce:
      ServiceConventions(
        source: "https://woocommerce.github.io/woocommerce-rest-api-docs/#pagination",
        keys: .snakeCase, pages: .numbered(send: "page", totalHeader: "X-WP-TotalPages"),
        sizeName: "per_page")
    case .shopify:
      ServiceConventions(
        source: "https://shopify.dev/docs/api/admin-rest/usage/pagination", keys: .snakeCase,
        pages: .linked, sizeName: "limit")
    case .parse:
      ServiceConventions(
        source: "https://docs.parseplatform.org/rest/guide/#queries", items: "results",
        pages: .offset(send: "skip"), sizeName: "limit")
    case .appsync:
      ServiceConventions(
        source: "https://docs.amplify.aws/javascript/build-a-backend/graphqlapi/graphql-pagination",
        pages: .marked(send: "nextToken", besideItems: "nextToken"), sizeName: "limit")
    case .backendless:
      ServiceConventions(
        source: "https://backendless.com/docs/rest/data_data_paging.html",
        dates: .millisecondsSince1970, pages: .offset(send: "offset"), sizeName: "pageSize")
    case .azureTables:
      ServiceConventions(
        source: "https://learn.microsoft.com/rest/api/storageservices/query-timeout-and-pagination",
        headers: [("Accept", "application/json;odata=nometadata")], items: "value",
        sizeName: "$top")
    }
  }
}
