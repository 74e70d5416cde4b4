import Diagnostics
import SourceText

enum SourceGrammar {
  static let name = Key(
    "source", .name(.other("the source's name")), .required, "The source's name.",
    example: "FeedSource")
  static let parameters = Key(
    "parameters", .fields, "What those who use the source have to say.", example: "{ userID: ID }")
  static let request = Key(
    "request", .call, "The call that the items come from.", example: "{ path: /feed }")
  static let graphQL = Key(
    "graphql", .graphQL, "The GraphQL query that the items come from.",
    example: "{ query: \"{ feed { nodes { id } } }\" }")
  static let firestore = Key(
    "firestore", .firestore, "The query of Firestore that the items come from.",
    example: "{ collection: posts, order: [sentAt] }")
  static let disk = Key(
    "disk", .disk, "The JSON file or property list that the items come from.",
    example: "{ path: Places.json }")
  static let sqlite = Key(
    "sqlite", .sqlite, "The query of the app's database that the items come from.",
    example: "{ query: \"SELECT id, text FROM notes\" }")
  static let coreData = Key(
    "coreData", .coreData, "The objects of Core Data that the items are made from.",
    example: "{ entity: Note, order: [madeAt] }")
  static let items = Key(
    "items", Form<SourceItems>.sourceItems,
    """
    With `request`, `graphql` and `disk`, where the list stands in the response or file, if it is not \
    all of it; what follows `[]` in the path leads on in each element (`data.posts.edges[].node`). \
    Without one, the items themselves: a list of mappings with the model's fields, for a union with \
    its tag beside them.
    """, example: "data.items")
  static let swift = Key(
    "swift", .swiftType, "The app's own data source class; for scenes of viper, its own gateway.",
    example: "{ type: NearbyPosts }")
  static let yields = Key(
    "yields", .type, .required,
    """
    The model or union that each item is, or that the one object is which `data:` loads. For a list \
    that `data:` loads whole, the list: `"[Payment]"`.
    """,
    example: "FeedItem")
  static let page = Key(
    "page", .paging, "How the list is cut into pages. Without it all items come at once.",
    example: "{ by: cursor, send: after, receive: paging.next }")
  static let cache = Key(
    "cache", .cache, "How long what was loaded is kept. Without it every screen asks the server.",
    example: "{ for: 1h, show: stale }")
  static let invalid = Key(
    "invalid", Form<InvalidElementPolicy>.choice.located(), .defaultsTo("fail"),
    """
    What becomes of an element that cannot be read, such as one with a text where a number is due, or \
    with a tag that its union fails for. Lists within elements are lists, too: of them, only what \
    cannot be read itself is left out. Pages count what the response holds.
    """,
    example: "skip")
  static let samples = Key(
    "samples", .list(of: .projectPath { .sample($0) }),
    """
    Recorded responses: JSON files, relative to the spec root. Whenever specs are checked they are \
    decoded as the app would, each item and what says where the next page is.
    """, example: "[Samples/feed-1.json]")

  /// What the keys about where items come from ask of one another.
  static let relations: [KeyRelation] = [
    .atMostOne(["request", "graphql", "firestore", "disk", "sqlite", "coreData", "swift"]),
    .atMostOne(["items", "firestore", "sqlite", "coreData", "swift"]),
    .only(["page"], with: ["request", "graphql", "firestore", "sqlite", "coreData"]),
    .only(["cache"], with: ["request", "graphql", "firestore"]),
    .only(
      ["invalid"], with: ["request", "graphql", "firestore", "disk", "sqlite", "coreData"]),
    .only(["samples"], with: ["request", "graphql", "disk"]),
  ]

  /// What to say of `invalid` in another place.
  static let placeOfInvalid = "`invalid` is said of lists, where they come from: in their `source`"

  /// What a source in place has, too.
  static let inlineKeys: KeyGroup = KeyGroup(
    of: construct,
    [
      request.description, graphQL.description, firestore.description, disk.description,
      sqlite.description, coreData.description, items.description, swift.description,
      yields.description.optional,
      page.description, cache.description, invalid.description, samples.description,
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
    relations: [
      .atLeastOne([
        "request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift",
      ])
    ]
      + relations,
    [
      [
        name.description, parameters.description, request.description, graphQL.description,
        firestore.description, disk.description, sqlite.description, coreData.description,
        items.description, swift.description, yields.description, page.description,
        cache.description, invalid.description, samples.description,
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
    let firestore = mapping.value(firestore)
    let disk = mapping.value(disk)
    let sqlite = mapping.value(sqlite)
    let coreData = mapping.value(coreData)
    let items = mapping.value(items)
    let swift = mapping.value(swift)
    let yields = mapping.value(yields)
    let page = mapping.value(page)
    let cache = mapping.value(cache)
    let invalid = mapping.value(invalid)
    let samples = mapping.value(samples)
    let origins = [
      request.map(Origin.call), graphQL.map(Origin.call), firestore.map(Origin.call),
      disk.map(Origin.disk), sqlite.map(Origin.sqlite), coreData.map(Origin.coreData),
      swift.map(Origin.swift),
    ].compactMap { $0 }
    guard let name, let yields, let content = content(origins, items, page, in: mapping)
    else { return nil }
    reportKeysOfRequests(in: mapping)
    return SourceDeclaration(
      name: name, parameters: parameters, content: content, yields: yields, cache: cache,
      invalid: invalid, samples: samples ?? [])
  }

  /// Where items come from, other than from the spec itself.
  private indirect enum Origin {
    case call(Call)
    case disk(FileReference)
    case sqlite(DatabaseQuery)
    case coreData(ManagedObjectQuestion)
    case swift(SwiftTypeReference)
  }

  /// Not everything comes in pages, can be kept or is decoded.
  private static func reportKeysOfRequests(in mapping: MappingReader) {
    func check(_ key: StaticString, with origins: [StaticString], help: String) {
      guard let span = mapping.keySpan(key), !origins.contains(where: mapping.has) else { return }
      let names = origins.map { "`\($0)`" }
      let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
      mapping.reader.report(
        .unknownKey, "`\(key)` goes with \(list)", at: span, help: "leave it out: \(help)")
    }
    check(
      "cache", with: ["request", "graphql", "firestore"],
      help: "only what a server answers is kept")
    check(
      "page", with: ["request", "graphql", "firestore", "sqlite", "coreData"],
      help: "all items are there at once")
    check(
      "invalid", with: ["request", "graphql", "firestore", "disk", "sqlite", "coreData"],
      help: "nothing else is decoded")
    check(
      "samples", with: ["request", "graphql", "disk"],
      help: "nothing else is decoded from JSON as it is recorded")
  }

  private static func content(
    _ origins: [Origin], _ items: SourceItems?, _ page: Paging?, in mapping: MappingReader
  ) -> SourceDeclaration.Content? {
    switch (origins.first, items) {
    case _ where origins.count > 1: break
    case (.call(let call)?, .path?) where call.documents != nil: break
    case (.call(let call)?, .path(let path)?): return .request(call, items: path, paging: page)
    case (.call(let call)?, nil): return .request(call, items: nil, paging: page)
    case (.disk(let file)?, .path(let path)?): return .disk(file, items: path)
    case (.disk(let file)?, nil): return .disk(file, items: nil)
    case (.sqlite(let query)?, nil): return .sqlite(query, paging: page)
    case (.coreData(let objects)?, nil): return .coreData(objects, paging: page)
    case (.swift(let type)?, nil): return .swift(type)
    case (nil, .values(let values)?): return .items(values)
    default: break
    }
    let kinds: [StaticString] = [
      "request", "graphql", "firestore", "disk", "sqlite", "coreData", "swift",
    ]
    let said = kinds.filter { mapping.has($0) }
    // What is wrong in itself has been reported.
    if said.count == 1, origins.isEmpty { return nil }
    if said.isEmpty, !mapping.has("items") {
      mapping.reader.report(
        .missingKey, "this source loads nothing", at: mapping.keySpan("source") ?? mapping.span,
        help:
          "give it a `request:`, `graphql:`, `firestore:`, `disk:`, `sqlite:` or `coreData:`, a list of `items:` or a"
          + " `swift:` class")
    } else if !origins.isEmpty || items != nil {
      mapping.reader.report(
        .unknownKey,
        "a source is only one of `request`, `graphql`, `firestore`, `disk`, `sqlite`, `coreData`, a list of"
          + " `items` and `swift`",
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
    Form(
      .either([
        .text("a dotted path"), .list(.map(keys: .name(.other("a field")), .notation(.value))),
      ])
    ) {
      node, reader in
      guard reader.tree.kind(node) == .sequence else {
        return reader.read(.string("a dotted path or a list"), node).map { .path($0) }
      }
      return .values(reader.tree.items(node).compactMap { reader.value($0) })
    }
  }
}
