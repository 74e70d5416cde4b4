import Diagnostics
import SourceText
import SpecSyntax

/// The keys of one call of a server; a request has them in place, a source under `request:`.
enum CallGrammar {
  static let api = Key(
    "api", .name("an API"), "The server; needed only if the app has several.", example: "Main")
  static let method = Key(
    "method", Form<HTTPMethod>.choice, .defaultsTo("GET"), "The HTTP method.", example: "POST")
  static let path = Key(
    "path", .value, .required, "The path after the API's base.",
    example: "/posts/{$parameters.id}")
  static let query = Key(
    "query", .arguments, "Query items; a list repeats the item.", example: "{ order: newest }")
  static let headers = Key(
    "headers", .arguments, "Headers of this call.", example: "{ Accept: application/json }")
  static let body = Key(
    "body", .jsonFields,
    "Fields of the JSON body; plain `true`, `false` and numbers are sent as such.",
    example: "{ on: $parameters.on }")
  static let keys: [KeyDescription] = [
    api.description, method.description, path.description, query.description,
    headers.description, body.description,
  ]
  static let construct = Construct("call", "One call of a server.", [keys])

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
      body: body)
  }
}

extension Form where Value == Call {
  static var call: Form {
    .construct(CallGrammar.construct, named: "call") { CallGrammar.read(&$0) }
  }
}

enum PagingGrammar {
  static let form = Key(
    "by", Form<Paging.Form>.choice, .required, "How pages are asked for.", example: "cursor")
  static let send = Key(
    "send", .string("a query item"), .required,
    "The query item with the cursor, page number or offset.", example: "after")
  static let receive = Key(
    "receive", .string("a dotted path"), "Where the next cursor stands in the response.",
    example: "paging.next")
  static let first = Key(
    "first", Form<Int>.integer(atLeast: 0), .defaultsTo("1"), "The number of the first page.",
    example: "1")
  static let size = Key("size", .positive, "Items a page.", example: "20")
  static let sizeName = Key(
    "sizeAs", .string("a query item"), "The query item with the size.", example: "limit")
  static let end = Key(
    "ends", Form<PageEnd>.pageEnd, "How the last page is known.",
    example: "{ header: X-Total-Pages }")
  static let construct = Construct(
    "page", "How a list is cut into pages.",
    [
      [
        form.description, send.description, receive.description, first.description,
        size.description, sizeName.description, end.description,
      ]
    ])
}

extension Form where Value == Paging {
  static var paging: Form {
    .construct(PagingGrammar.construct, named: "page") { mapping in
      let form = mapping.value(PagingGrammar.form)
      let send = mapping.value(PagingGrammar.send)
      let receive = mapping.value(PagingGrammar.receive)
      let first = mapping.value(PagingGrammar.first)
      let size = mapping.value(PagingGrammar.size)
      let sizeName = mapping.value(PagingGrammar.sizeName)
      let end = mapping.value(PagingGrammar.end)
      guard let form, let send else { return nil }
      return Paging(
        form: form, send: send, receive: receive, first: first ?? 1, size: size,
        sizeName: sizeName, end: end, span: mapping.span)
    }
  }
}

enum PageEndGrammar {
  static let header = Key(
    "header", .string("a header"), "The response header with the number of pages.",
    example: "X-Total-Pages")
  static let field = Key(
    "field", .string("a dotted path"), "A field that is missing, null or false on the last page.",
    example: "paging.hasMore")
  static let construct = Construct(
    "page end", "How the last page is known.", [[header.description, field.description]])
}

extension Form where Value == PageEnd {
  static var pageEnd: Form {
    Form(.either([.choice(["short", "empty"]), .construct("page end")])) { node, reader in
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
    .construct(PageEndGrammar.construct, named: "page end") { mapping in
      let header = mapping.value(PageEndGrammar.header)
      let field = mapping.value(PageEndGrammar.field)
      if let header { return .header(header) }
      if let field { return .field(field) }
      mapping.reader.report(
        .missingKey, "`ends` says nothing", at: mapping.span,
        help: "give it a `header:` or a `field:`")
      return nil
    }
  }
}

enum SourceGrammar {
  static let name = Key(
    "source", .name("the source's name"), .required, "What lists and pages load.",
    example: "FeedSource")
  static let parameters = Key(
    "parameters", .fields, "What users of the source say.", example: "{ userID: ID }")
  static let request = Key(
    "request", .call, "The call that answers with the items.", example: "{ path: /feed }")
  static let items = Key(
    "items", Form<SourceItems>.sourceItems,
    "Where the list stands in the response; or the items themselves.", example: "data.items")
  static let swift = Key(
    "swift", .swiftType, "The app's own data source class.", example: "{ type: NearbyPosts }")
  static let yields = Key(
    "yields", .type, .required, "The model or union of the items.", example: "FeedItem")
  static let page = Key(
    "page", .paging, "How the list is cut into pages.",
    example: "{ by: cursor, send: after, receive: paging.next }")
  static let samples = Key(
    "samples", .list(of: .string("a path")), "Recorded responses, relative to the spec root.",
    example: "[Samples/feed-1.json]")

  static let inlineKeys: [KeyDescription] = [
    request.description, items.description, swift.description, yields.description,
    page.description, samples.description,
  ]
  static let construct = Construct(
    "source", "What lists and pages load.",
    [[name.description, parameters.description], inlineKeys])

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
    let items = mapping.value(items)
    let swift = mapping.value(swift)
    let yields = mapping.value(yields)
    let page = mapping.value(page)
    let samples = mapping.value(samples)
    guard let name, let yields,
      let content = content(request, items, swift, page, in: mapping)
    else { return nil }
    return SourceDeclaration(
      name: name, parameters: parameters, content: content, yields: yields,
      samples: samples ?? [])
  }

  private static func content(
    _ request: Call?, _ items: SourceItems?, _ swift: SwiftTypeReference?, _ page: Paging?,
    in mapping: MappingReader
  ) -> SourceDeclaration.Content? {
    switch (request, items, swift) {
    case (let call?, .path(let path)?, nil): return .request(call, items: path, paging: page)
    case (let call?, nil, nil): return .request(call, items: nil, paging: page)
    case (nil, .values(let values)?, nil): return .items(values)
    case (nil, nil, let type?): return .swift(type)
    default: break
    }
    if !mapping.has("request"), !mapping.has("items"), !mapping.has("swift") {
      mapping.reader.report(
        .missingKey, "this source loads nothing", at: mapping.keySpan("source") ?? mapping.span,
        help: "give it a `request:`, a list of `items:` or a `swift:` class")
    } else if request != nil || items != nil || swift != nil {
      mapping.reader.report(
        .unknownKey, "a source is only one of `request`, a list of `items` and `swift`",
        at: mapping.span, help: "leave one of them; with `request`, `items` is a dotted path")
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
    Form(.either([.text("a dotted path"), .list(.map(.expression))])) { node, reader in
      guard reader.tree.kind(node) == .sequence else {
        return reader.read(.string("a dotted path or a list"), node).map { .path($0) }
      }
      return .values(reader.tree.items(node).compactMap { reader.value($0) })
    }
  }
}

enum RequestGrammar {
  static let name = Key(
    "request", .name("the request's name"), .required, "One call as an effect.",
    example: "LikePost")
  static let parameters = Key(
    "parameters", .fields, "What users of the request say.", example: "{ id: ID, on: Bool }")
  static let yields = Key(
    "yields", .type, "What it answers with; left out, the answer is ignored.", example: "Post")
  static let emits = Key(
    "emits", .list(of: .name("an event")), "Events that all screens hear of after success.",
    example: "[postPublished]")
  static let construct = Construct(
    "request", "One call of a server, as an effect anywhere.",
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
