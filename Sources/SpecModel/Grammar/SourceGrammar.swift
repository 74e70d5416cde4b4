import Diagnostics
import SourceText

enum SourceGrammar {
  static let name = Key(
    "source", .name(.other("the source's name")), .required, "The source's name.",
    example: "FeedSource")
  static let parameters = Key(
    "parameters", .fields, "What those who use the source have to say.", example: "{ userID: ID }")
  static let request = Key(
    "request", CallGrammar.record.form, "The call that the items come from.",
    example: "{ path: /feed }")
  static let graphQL = Key(
    "graphql", GraphQLGrammar.record.form, "The GraphQL query that the items come from.",
    example: "{ query: \"{ feed { nodes { id } } }\" }")
  static let firestore = Key(
    "firestore", FirestoreGrammar.record.form, "The query of Firestore that the items come from.",
    example: "{ collection: posts, order: [sentAt] }")
  static let disk = Key(
    "disk", DiskGrammar.record.form, "The JSON file or property list that the items come from.",
    example: "{ path: Places.json }")
  static let sqlite = Key(
    "sqlite", SQLiteGrammar.record.form,
    "The query of the app's database that the items come from.",
    example: "{ query: \"SELECT id, text FROM notes\" }")
  static let coreData = Key(
    "coreData", CoreDataGrammar.record.form,
    "The objects of Core Data that the items are made from.",
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
    "swift", SwiftTypeGrammar.record.form,
    "The app's own data source class; for scenes of viper, its own gateway.",
    example: "{ type: NearbyPosts }")
  static let yields = Key(
    "yields", .typeOfItems, .required,
    """
    The model or union that each item is, or that the one object is which `data:` loads. For a list \
    that `data:` loads whole, the list: `"[Payment]"`.
    """,
    example: "FeedItem")
  static let page = Key(
    "page", PagingGrammar.record.form,
    "How the list is cut into pages. Without it all items come at once.",
    example: "{ by: cursor, send: after, receive: paging.next }")
  static let cache = Key(
    "cache", CacheGrammar.record.form,
    "How long what was loaded is kept. Without it every screen asks the server.",
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

  /// The yield of a source in place, where `use` may stand instead.
  static let yieldsInPlace = yields.optional

  static let missingOrigin = Complaint.missing(
    "this source loads nothing", at: .key(["source"]),
    help:
      "give it a `request:`, `graphql:`, `firestore:`, `disk:`, `sqlite:` or `coreData:`, a list of `items:` or a"
      + " `swift:` class", beside: "yields")
  private static let severalOrigins = Complaint.excess(
    "a source is only one of `request`, `graphql`, `firestore`, `disk`, `sqlite`, `coreData`, a list of"
      + " `items` and `swift`", at: .second(origins + ["items"]),
    help: "leave one of them; with `request`, `graphql` and `disk`, `items` is a dotted path")

  /// What is said of a path to items where nothing is loaded that has them.
  private static func pathInNothing(_ path: Name) -> Complaint {
    .missing(
      "this source loads nothing that `items: \(path.text)` could be in",
      at: .key(["source", "items"]),
      help:
        "give it a `request:`, a `graphql:` or a `disk:`; models in place are a list of mappings")
  }

  /// The keys of which each says where items come from, beside the items themselves.
  private static let origins = [
    "request", "graphql", "firestore", "disk", "sqlite", "coreData", "swift",
  ]

  /// What the keys about where items come from ask of one another.
  static let rules: [KeyRule] = [
    .atMostOne(origins, several: severalOrigins),
    .atMostOne(["items", "firestore", "sqlite", "coreData", "swift"], several: severalOrigins),
    only(
      "page", with: ["request", "graphql", "firestore", "sqlite", "coreData"],
      help: "all items are there at once"),
    only(
      "cache", with: ["request", "graphql", "firestore"],
      help: "only what a server answers is kept"),
    only(
      "invalid", with: ["request", "graphql", "firestore", "disk", "sqlite", "coreData"],
      help: "nothing else is decoded"),
    only(
      "samples", with: ["request", "graphql", "disk"],
      help: "nothing else is decoded from JSON as it is recorded"),
  ]

  /// Not everything comes in pages, can be kept or is decoded.
  private static func only(_ key: String, with origins: [String], help: String) -> KeyRule {
    let names = origins.map { "`\($0)`" }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    return .only(
      [key], with: origins,
      alone: .excess(
        "`\(key)` goes with \(list)", at: .key([key]), help: "leave it out: \(help)"))
  }

  /// What to say of `invalid` in another place.
  static let placeOfInvalid = "`invalid` is said of lists, where they come from: in their `source`"

  static let record = Record<SourceDeclaration>(
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
    rules: [
      .atLeastOne(
        ["request", "graphql", "firestore", "disk", "sqlite", "coreData", "items", "swift"],
        missing: missingOrigin)
    ] + rules,
    misplaced: ["optional": "`optional` is said where a screen loads it, beside its `use:`"]
  ) { mapping in
    let name = mapping.value(name)
    let parameters = mapping.value(parameters)
    return read(&mapping, name: name, parameters: parameters ?? [], yields: yields)
  }

  private static let otherOrigins: KeyText.Marks = [
    graphQL.text.mark, firestore.text.mark, disk.text.mark, sqlite.text.mark, coreData.text.mark,
  ]

  /// Reads what a source in place has, too: all but the name and the parameters.
  static func read(
    _ mapping: inout MappingReader, name: Name?, parameters: [Field] = [],
    yields: borrowing Key<TypeReference>
  ) -> SourceDeclaration? {
    let request = mapping.value(request)
    // Most sources are requests.
    let isElsewhere = mapping.mayHave(otherOrigins)
    let graphQL = isElsewhere ? mapping.value(graphQL) : nil
    let firestore = isElsewhere ? mapping.value(firestore) : nil
    let disk = isElsewhere ? mapping.value(disk) : nil
    let sqlite = isElsewhere ? mapping.value(sqlite) : nil
    let coreData = isElsewhere ? mapping.value(coreData) : nil
    let items = mapping.value(items)
    let swift = mapping.value(swift)
    let yields = mapping.value(yields)
    let page = mapping.value(page)
    let cache = mapping.value(cache)
    let invalid = mapping.value(invalid)
    let samples = mapping.value(samples)
    let path: Name? = if case .path(let path) = items { path } else { nil }
    let content: SourceDeclaration.Content? =
      if let call = request ?? graphQL ?? firestore {
        .request(call, items: path, paging: page)
      } else if let disk {
        .disk(disk, items: path)
      } else if let sqlite {
        .sqlite(sqlite, paging: page)
      } else if let coreData {
        .coreData(coreData, paging: page)
      } else if let swift {
        .swift(swift)
      } else if case .values(let values) = items {
        .items(values)
      } else {
        nil
      }
    guard let name, let yields else { return nil }
    guard let content, isOneOrigin(content, items) else {
      // What is wrong in itself has been reported.
      let isSaid =
        origins.contains { mapping.isSaid($0) || mapping.hasMisspelt($0) }
        || mapping.hasUnwrapped(origins) || mapping.hasUnknownKey
      if items != nil, content != nil {
        mapping.report(severalOrigins)
      } else if let path, !isSaid {
        mapping.withdraw(complaintsAbout: ["page", "invalid", "samples"])
        mapping.report(pathInNothing(path))
      }
      return nil
    }
    return SourceDeclaration(
      name: name, parameters: parameters, content: content, yields: yields, cache: cache,
      invalid: invalid, samples: samples ?? [])
  }

  /// Whether `items` are a path in what is loaded, or all that there is.
  private static func isOneOrigin(
    _ content: SourceDeclaration.Content, _ items: SourceItems?
  ) -> Bool {
    switch (content, items) {
    case (.items, _), (_, .path), (_, nil): true
    case (_, .values): false
    }
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
        return reader.read(.payloadPath("a dotted path or a list"), node).map { .path($0) }
      }
      return .values(reader.tree.items(node).compactMap { reader.value($0) })
    }
  }
}

extension Form where Value == TypeReference {
  /// The type of what a source loads: of each item, or of the whole where it is loaded as one.
  fileprivate static var typeOfItems: Form {
    let type = Form.type
    return Form(type.shape) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        reader.tree.withScalarBytes(
          node,
          { text in
            text.last == UInt8(ascii: "]") && text.first != UInt8(ascii: "[")
          }), let meant = ForeignType.meant(by: reader.tree.string(node))
      else {
        return reader.read(type, node)
      }
      let item = meant.filter { $0 != "[" && $0 != "]" }
      return reader.mismatch(
        node, expected: "a type",
        help:
          "say what each item is: `\(item)`; only what `data:` loads as one is a list, `\(meant)`")
    }
  }
}
