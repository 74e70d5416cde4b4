import Diagnostics
import SourceText
import SpecSyntax

/// The keys of one call of a server; a request has them in place, a source under `request:`.
enum CallGrammar {
  static let api = Key(
    "api", .name("an API"), "The server. Needed only if the app has several.", example: "Main")
  static let method = Key(
    "method", Form<HTTPMethod>.choice, .defaultsTo("GET"), "The HTTP method.", example: "POST")
  static let path = Key(
    "path", .value, .required, "The path after the API's base; `{$…}` in it is a value.",
    example: "/posts/{$parameters.id}")
  static let query = Key(
    "query", .arguments, "Query items. A list repeats its item; what is missing is left out.",
    example: "{ order: newest }")
  static let headers = Key(
    "headers", .arguments, "Headers of this call, on top of those of the API.",
    example: "{ Accept: application/json }")
  static let body = Key(
    "body", .jsonFields,
    "Fields of the JSON body. Plain `true`, `false` and numbers are sent as such.",
    example: "{ on: $parameters.on }")
  static let keys: KeyGroup = KeyGroup(
    of: construct,
    [
      api.description, method.description, path.description, query.description,
      headers.description, body.description,
    ])
  static let construct = Construct(
    "call", "One call of a server: what is asked for, and with which values.",
    example: """
      method: PUT
      path: /posts/{$parameters.id}/like
      body: { on: $parameters.on }
      """,
    [keys])

  static func read(_ mapping: inout MappingReader) -> Call? {
    let api = mapping.value(api)
    let method = mapping.value(method)
    let path = mapping.value(path)
    let query = mapping.value(query)
    let headers = mapping.value(headers)
    let body = mapping.value(body)
    guard let path else { return nil }
    return Call(
      api: api, method: method ?? .get, path: path, query: query ?? [], headers: headers ?? [],
      body: body, operation: nil)
  }
}

extension Form where Value == Call {
  static var call: Form {
    .construct(CallGrammar.construct) { CallGrammar.read(&$0) }
  }
}

enum PagingGrammar {
  static let form = Key(
    "by", Form<Paging.Form>.choice, .required, "How the next page is asked for.", example: "cursor")
  static let send = Key(
    "send", .string("a query item"),
    """
    The query item that carries the cursor, page number, offset or value of the last item. Needed \
    unless pages are linked or those of a service.
    """, example: "after")
  static let receive = Key(
    "receive", .string("a dotted path"),
    """
    Where in the response what comes next stands. With `by: cursor` it is the next cursor, and has to \
    be said; with `by: link` the address of the next page, which is the `Link` header's `next` unless \
    said. A missing one ends the list. With `by: last` it is a path in the last item, `id` unless said.
    """, example: "paging.next")
  static let first = Key(
    "first", Form<Int>.integer(atLeast: 0), .defaultsTo("1"),
    "The number of the first page; for `by: page`.",
    example: "1")
  static let size = Key("size", .positive, "How many items a page has.", example: "20")
  static let sizeName = Key(
    "sizeAs", .string("a query item"), "The query item that asks for that size.", example: "limit")
  static let end = Key(
    "ends", Form<PageEnd>.pageEnd,
    "How the last page is known. Needed with `by: page`, `by: offset` and `by: last`.",
    example: "{ header: X-Total-Pages }")
  static let construct = Construct(
    "page",
    """
    How a list is cut into pages. Further pages are loaded as the list is scrolled to its end. An \
    address in a response is followed only to the server that it came from.
    """,
    example: """
      by: cursor
      send: after
      receive: paging.next
      size: 20
      """,
    [
      [
        form.description, send.description, receive.description, first.description,
        size.description, sizeName.description, end.description,
      ]
    ])
}

extension Form where Value == Paging {
  static var paging: Form {
    .construct(PagingGrammar.construct) { mapping in
      let form = mapping.value(PagingGrammar.form)
      let send = mapping.value(PagingGrammar.send)
      let receive = mapping.value(PagingGrammar.receive)
      let first = mapping.value(PagingGrammar.first)
      let size = mapping.value(PagingGrammar.size)
      let sizeName = mapping.value(PagingGrammar.sizeName)
      let end = mapping.value(PagingGrammar.end)
      guard let form else { return nil }
      return Paging(
        form: form, send: send, receive: receive, first: first ?? 1, size: size,
        sizeName: sizeName, end: end, span: mapping.span)
    }
  }
}

enum PageEndGrammar {
  static let header = Key(
    "header", .string("a header"), "The response header that has the number of pages or items.",
    example: "X-Total-Pages")
  static let field = Key(
    "field", .string("a dotted path"),
    """
    Where a field stands that is missing, null or false on the last page, or that has the number of \
    pages or items.
    """,
    example: "paging.hasMore")
  static let counts = Key(
    "counts", Form<PageCount>.choice, .defaultsTo("pages"), "What that number counts.",
    example: "items")
  static let plain = [
    Choice("short", "A page of fewer items than `size`."),
    Choice("empty", "A page without items."),
  ]
  static let construct = Construct(
    "page end",
    """
    How the last page is known. `short` stands for a page of fewer items than `size`, `empty` for \
    one without any; the long form looks at the response.
    """,
    example: """
      header: X-Total-Pages
      """,
    relations: [.exactlyOne(["header", "field"])],
    [[header.description, field.description, counts.description]])
}

extension Form where Value == PageEnd {
  static var pageEnd: Form {
    Form(.either([.construct(PageEndGrammar.construct), .choice(PageEndGrammar.plain)])) {
      node, reader in
      if reader.tree.scalarEquals(node, "short") { return .short }
      if reader.tree.scalarEquals(node, "empty") { return .empty }
      guard reader.tree.kind(node) == .mapping else {
        return reader.mismatch(
          node, expected: "`short`, `empty`, `{ header: … }` or `{ field: … }`")
      }
      return reader.read(longPageEnd, node)
    }
  }

  private static var longPageEnd: Form {
    .construct(PageEndGrammar.construct) { mapping in
      let header = mapping.value(PageEndGrammar.header)
      let field = mapping.value(PageEndGrammar.field)
      let counted = mapping.value(PageEndGrammar.counts) ?? .pages
      switch (header, field) {
      case (let header?, nil): return .header(header, counting: counted)
      case (nil, let field?): return .field(field, counting: counted)
      case (_?, _?):
        mapping.reader.report(
          .unknownKey, "`ends` is only one of `header` and `field`",
          at: mapping.keySpan("field") ?? mapping.span, help: "leave one of them")
      case (nil, nil):
        guard !mapping.has("header"), !mapping.has("field") else { break }
        mapping.reader.report(
          .missingKey, "`ends` says nothing", at: mapping.span,
          help: "give it a `header:` or a `field:`")
      }
      return nil
    }
  }
}

enum CacheGrammar {
  static let lifetime = Key(
    "for", .duration, .required,
    "How long what was loaded is as good as new: the server is not asked as long as it is.",
    example: "1h")
  static let shown = Key(
    "show", Form<CacheDeclaration.Shown>.choice, .defaultsTo("fresh"),
    "What becomes of what is older.", example: "stale")
  static let construct = Construct(
    "cache",
    """
    How long answers are kept, so that a screen that was seen before is there at once. They are kept \
    as long as the app runs, by all that was sent for them. Pulling to refresh, and whatever else \
    reloads, asks the server.
    """,
    example: """
      for: 1h
      show: stale
      """,
    [[lifetime.description, shown.description]])
}

extension Form where Value == CacheDeclaration {
  static var cache: Form {
    .construct(CacheGrammar.construct) { mapping in
      let lifetime = mapping.value(CacheGrammar.lifetime)
      let shown = mapping.value(CacheGrammar.shown)
      guard let lifetime else { return nil }
      return CacheDeclaration(lifetime: lifetime, shown: shown ?? .fresh, span: mapping.span)
    }
  }
}

enum SourceGrammar {
  static let name = Key(
    "source", .name("the source's name"), .required, "The source's name.", example: "FeedSource")
  static let parameters = Key(
    "parameters", .fields, "What those who use the source have to say.", example: "{ userID: ID }")
  static let request = Key(
    "request", .call, "The call that the items come from.", example: "{ path: /feed }")
  static let graphQL = Key(
    "graphql", .graphQL, "The GraphQL query that the items come from.",
    example: "{ query: \"{ feed { nodes { id } } }\" }")
  static let disk = Key(
    "disk", .disk, "The JSON file that the items come from.", example: "{ path: Places.json }")
  static let sqlite = Key(
    "sqlite", .sqlite, "The query of the app's database that the items come from.",
    example: "{ query: \"SELECT id, text FROM notes\" }")
  static let items = Key(
    "items", Form<SourceItems>.sourceItems,
    """
    With `request`, `graphql` and `disk`, where the list stands in the response or file, if it is not \
    all of it. Without one, the items themselves: a list of mappings with the model's fields.
    """, example: "data.items")
  static let swift = Key(
    "swift", .swiftType, "The app's own data source class; for scenes of viper, its own gateway.",
    example: "{ type: NearbyPosts }")
  static let yields = Key(
    "yields", .type, .required, "The model or union that each item is.", example: "FeedItem")
  static let page = Key(
    "page", .paging, "How the list is cut into pages. Without it all items come at once.",
    example: "{ by: cursor, send: after, receive: paging.next }")
  static let cache = Key(
    "cache", .cache, "How long what was loaded is kept. Without it every screen asks the server.",
    example: "{ for: 1h, show: stale }")
  static let samples = Key(
    "samples", .list(of: .string("a path")), "Recorded responses, relative to the spec root.",
    example: "[Samples/feed-1.json]")

  /// What the keys about where items come from ask of one another.
  static let relations: [KeyRelation] = [
    .atMostOne(["request", "graphql", "disk", "sqlite", "swift"]),
    .atMostOne(["items", "sqlite", "swift"]),
    .only(["page"], with: ["request", "graphql", "sqlite"]),
    .only(["cache"], with: ["request", "graphql"]),
  ]

  /// What a source in place has, too.
  static let inlineKeys: KeyGroup = KeyGroup(
    of: construct,
    [
      request.description, graphQL.description, disk.description, sqlite.description,
      items.description, swift.description, yields.description.optional,
      page.description, cache.description, samples.description,
    ])
  static let construct = Construct(
    "source",
    """
    What lists and pages load: items of one model or union, from a server, from the app's own code, \
    or written in place. Lists are never missing: what is not there or null is empty.
    """,
    example: """
      source: UserPosts
      parameters: { userID: ID }
      request:
        path: /users/{$parameters.userID}/posts
        query: { order: newest }
      items: data.items
      yields: Post
      page: { by: page, send: page, ends: { header: X-Total-Pages } }
      """,
    relations: [.atLeastOne(["request", "graphql", "disk", "sqlite", "items", "swift"])]
      + relations,
    [
      [
        name.description, parameters.description, request.description, graphQL.description,
        disk.description, sqlite.description, items.description,
        swift.description, yields.description, page.description, cache.description,
        samples.description,
      ]
    ])

  static func read(_ mapping: inout MappingReader) -> SourceDeclaration? {
    let name = mapping.value(name)
    let parameters = mapping.value(parameters)
    return read(&mapping, name: name, parameters: parameters ?? [])
  }

  /// Reads what a source in place has, too: all but the name and the parameters.
  static func read(
    _ mapping: inout MappingReader, name: Name?, parameters: [Field] = []
  ) -> SourceDeclaration? {
    let request = mapping.value(request)
    let graphQL = mapping.value(graphQL)
    let disk = mapping.value(disk)
    let sqlite = mapping.value(sqlite)
    let items = mapping.value(items)
    let swift = mapping.value(swift)
    let yields = mapping.value(yields)
    let page = mapping.value(page)
    let cache = mapping.value(cache)
    let samples = mapping.value(samples)
    let origins = [
      request.map(Origin.call), graphQL.map(Origin.call), disk.map(Origin.disk),
      sqlite.map(Origin.sqlite), swift.map(Origin.swift),
    ].compactMap { $0 }
    guard let name, let yields, let content = content(origins, items, page, in: mapping)
    else { return nil }
    reportKeysOfRequests(in: mapping)
    return SourceDeclaration(
      name: name, parameters: parameters, content: content, yields: yields, cache: cache,
      samples: samples ?? [])
  }

  /// Where items come from, other than from the spec itself.
  private enum Origin {
    case call(Call)
    case disk(FileReference)
    case sqlite(DatabaseQuery)
    case swift(SwiftTypeReference)
  }

  /// Not everything comes in pages, or can be kept.
  private static func reportKeysOfRequests(in mapping: MappingReader) {
    let isServer = mapping.has("request") || mapping.has("graphql")
    if let span = mapping.keySpan("cache"), !isServer {
      mapping.reader.report(
        .unknownKey, "`cache` goes with `request` and `graphql`", at: span,
        help: "leave it out: only what a server answers is kept")
    }
    if let span = mapping.keySpan("page"), !isServer, !mapping.has("sqlite") {
      mapping.reader.report(
        .unknownKey, "`page` goes with `request`, `graphql` and `sqlite`", at: span,
        help: "leave it out: all items are there at once")
    }
  }

  private static func content(
    _ origins: [Origin], _ items: SourceItems?, _ page: Paging?, in mapping: MappingReader
  ) -> SourceDeclaration.Content? {
    switch (origins.first, items) {
    case _ where origins.count > 1: break
    case (.call(let call)?, .path(let path)?): return .request(call, items: path, paging: page)
    case (.call(let call)?, nil): return .request(call, items: nil, paging: page)
    case (.disk(let file)?, .path(let path)?): return .disk(file, items: path)
    case (.disk(let file)?, nil): return .disk(file, items: nil)
    case (.sqlite(let query)?, nil): return .sqlite(query, paging: page)
    case (.swift(let type)?, nil): return .swift(type)
    case (nil, .values(let values)?): return .items(values)
    default: break
    }
    let hasOrigin =
      mapping.has("request") || mapping.has("graphql") || mapping.has("disk")
      || mapping.has("sqlite") || mapping.has("swift")
    if !hasOrigin, !mapping.has("items") {
      mapping.reader.report(
        .missingKey, "this source loads nothing", at: mapping.keySpan("source") ?? mapping.span,
        help: "give it a `request:`, `graphql:`, `disk:` or `sqlite:`, a list of `items:` or a"
          + " `swift:` class")
    } else if !origins.isEmpty || items != nil {
      mapping.reader.report(
        .unknownKey,
        "a source is only one of `request`, `graphql`, `disk`, `sqlite`, a list of `items` and"
          + " `swift`",
        at: mapping.span,
        help: "leave one of them; with `request`, `graphql` and `disk`, `items` is a dotted path")
    }
    return nil
  }
}

/// `items:` of a source: a path in the response, or models in place.
enum SourceItems: Sendable {
  case path(Name)
  case values([Expression])
}

extension Form where Value == SourceItems {
  static var sourceItems: Form {
    Form(.either([.text("a dotted path"), .list(.map(keys: .name("a field"), .notation(.value)))]))
    {
      node, reader in
      guard reader.tree.kind(node) == .sequence else {
        return reader.read(.string("a dotted path or a list"), node).map { .path($0) }
      }
      return .values(reader.tree.items(node).compactMap { reader.value($0) })
    }
  }
}

enum RequestGrammar {
  static let name = Key(
    "request", .name("the request's name"), .required, "The request's name.",
    example: "LikePost")
  static let parameters = Key(
    "parameters", .fields, "What those who send the request have to say.",
    example: "{ id: ID, on: Bool }")
  static let yields = Key(
    "yields", .type,
    "What it answers with: `$result` under `then:`. Left out, the answer is ignored.",
    example: "Post")
  static let emits = Key(
    "emits", .list(of: .name("an event")),
    "Events that all screens hear of after a success; those with `reload: { events: … }` load anew.",
    example: "[postPublished]")
  static let construct = Construct(
    "request",
    """
    One call of a server that effects and forms send. While it runs, the control that sent it is \
    disabled.
    """,
    example: """
      request: LikePost
      parameters: { id: ID, on: Bool }
      method: PUT
      path: /posts/{$parameters.id}/like
      body: { on: $parameters.on }
      yields: Post
      """,
    [
      [name.description, parameters.description], CallGrammar.keys,
      [yields.description, emits.description],
    ])

  static func read(_ mapping: inout MappingReader) -> RequestDeclaration? {
    let name = mapping.value(name)
    let parameters = mapping.value(parameters)
    let call = CallGrammar.read(&mapping)
    let yields = mapping.value(yields)
    let emits = mapping.value(emits)
    guard let name, let call else { return nil }
    return RequestDeclaration(
      name: name, parameters: parameters ?? [], call: call, yields: yields, emits: emits ?? [])
  }
}
