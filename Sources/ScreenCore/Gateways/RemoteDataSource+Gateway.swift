/// Lists whose parts a gateway hands out.
extension RemoteDataSource {
  /// A list whose parts `fetch` answers, asked with the `parameters` of the moment in which the list
  /// was last loaded from the start.
  public convenience init<Parameters: PagePositioned>(
    parameters: @escaping @MainActor () -> Parameters,
    fetch: @escaping @Sendable (Parameters) async throws -> Page<Item>
  ) {
    self.init { FetchedPages(parameters: parameters(), fetch: fetch) }
  }

  /// A list whose parts `gateway` hands out, asked with the `parameters` of the moment in which the list
  /// was last loaded from the start.
  public convenience init<Parameters: PagePositioned>(
    asking gateway: some PageGateway<Parameters, Item>,
    with parameters: @escaping @MainActor () -> Parameters
  ) {
    self.init(parameters: parameters) { try await gateway.fetch(with: $0) }
  }
}

private struct FetchedPages<Parameters: PagePositioned, Item: Model>: PageLoader {
  let parameters: Parameters
  let fetch: @Sendable (Parameters) async throws -> Page<Item>

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    var asked = parameters
    asked.page = position
    return try await fetch(asked)
  }
}

extension APIClient {
  /// The part at `position` of the list at `endpoint`. `items` is the dotted path of the list in the
  /// body; without it the body is the list, or the one item. `invalid` says what becomes of elements that
  /// cannot be read.
  @concurrent
  public func page<Item: Model & Decodable>(
    of endpoint: Endpoint, items: String? = nil, paging: Paging = .none,
    invalid: InvalidElements = .fail, at position: PagePosition
  ) async throws -> Page<Item> {
    let loader: any PageLoader<Item> = loader(
      of: endpoint, items: items, paging: paging, invalid: invalid)
    return try await loader.page(at: position)
  }

  /// What loads the parts of the list at `endpoint`.
  package func loader<Item: Model & Decodable>(
    of endpoint: Endpoint, items: String?, paging: Paging, cache: CachePolicy? = nil,
    invalid: InvalidElements
  ) -> any PageLoader<Item> {
    guard case .firestore(let query) = endpoint.body else {
      return HTTPPageLoader<Item>(
        client: self, endpoint: endpoint, items: items, paging: paging, cache: cache,
        invalid: invalid)
    }
    return FirestorePageLoader<Item>(
      client: self, endpoint: endpoint, query: query, size: paging.size?.count, cache: cache,
      invalid: invalid)
  }
}
