import SourceText
import SpecModel
import SpecSemantics

/// How lists are cut into pages.
extension OperationReader {
  private static let cursors = [
    "cursor", "after", "page_token", "pageToken", "next_token", "nextToken", "PageToken",
    "next_cursor", "marker",
  ]
  private static let marks = [
    "next_cursor", "nextCursor", "next_page_token", "nextPageToken", "next_token", "nextToken",
    "cursor", "next", "after", "last_id", "next_marker",
  ]
  /// Those that are tokens and nothing else: `after` may be a time as well.
  private static let tokens = cursors.filter { $0 != "after" }
  /// The numbers of pages and of items before them.
  private static let numbers = ["page", "page_number", "pageNumber"]
  private static let offsets = ["offset", "skip"]

  /// How the list is cut into pages, as far as the names of query items tell. What asks for a page is no parameter then.
  mutating func takePage(
    beside answer: SchemaView?, from call: inout ImportedCall, _ operation: Operation
  ) -> ImportedPage? {
    let keys = call.query.map(\.key)
    let page = page(beside: answer, keys, operation)
    var asking: Set<String> = []
    switch page {
    case .page(let send, _)?, .offset(let send)?, .last(let send, _)?: asking = [send]
    // What numbers there are beside a token say the same in another way.
    case .cursor(let send, _)?: asking = Set([send] + Self.numbers + Self.offsets)
    case .link(nil)?: asking = Set(Self.tokens + Self.numbers + Self.offsets)
    case .link?, nil: break
    }
    for item in call.query where asking.contains(item.key) {
      call.parameters.removeAll { $0.name == item.parameter }
    }
    call.query.removeAll { asking.contains($0.key) }
    return page
  }

  private mutating func page(
    beside answer: SchemaView?, _ keys: [String], _ operation: Operation
  ) -> ImportedPage? {
    if keys.contains("starting_after") {
      return .last(
        send: "starting_after", ends: answer?.property("has_more") == nil ? nil : "has_more")
    }
    if let answer, let send = keys.first(where: Self.cursors.contains),
      let receive = mark(in: answer)
    {
      return .cursor(send: send, receive: receive)
    }
    if let answer, let next = answer.property("next"),
      ["uri", "url"].contains(SchemaView(next.schema, in: document).format ?? "")
    {
      return .link(receive: "next")
    }
    if let token = keys.first(where: Self.tokens.contains) {
      return linked(insteadOf: token, beside: answer, operation)
    }
    if let send = keys.first(where: Self.numbers.contains) {
      return .page(send: send, first: firstPage(send, operation))
    }
    return keys.first(where: Self.offsets.contains).map { ImportedPage.offset(send: $0) }
  }

  /// A token that is nowhere in the answer comes in a header, and `Link` is the one that is known: a list that is the
  /// whole answer has no other place for it.
  private mutating func linked(
    insteadOf token: String, beside answer: SchemaView?, _ operation: Operation
  ) -> ImportedPage? {
    if hasLinkHeader(operation) { return .link(receive: nil) }
    guard answer == nil else {
      leaveOut(
        "the pages of `\(operation.label)`: its answer does not say where the next `\(token)` stands",
        at: operation.place,
        help: "give the source a `page:`, such as `{ by: cursor, send: \(token), receive: … }`")
      return nil
    }
    leaveOut(
      "where the next `\(token)` of `\(operation.label)` stands is not said: it is taken from the header `Link`",
      at: operation.place,
      help: "correct `page:` of the source if the server does not send `Link: <…>; rel=\"next\"`",
      isNote: true)
    return .link(receive: nil)
  }

  /// Whether a success has the header `Link`, as the document says.
  private func hasLinkHeader(_ operation: Operation) -> Bool {
    (operation.node["responses"]?.members ?? []).contains { response in
      response.key.hasPrefix("2")
        && document.resolved(response.value)?.node["headers"]?.members
          .contains { $0.key.lowercased() == "link" } == true
    }
  }

  /// Where in an answer the mark of the next page stands.
  private func mark(in view: SchemaView) -> String? {
    for name in Self.marks where isText(view.property(name)) { return name }
    for property in view.properties {
      let inner = SchemaView(
        schemas.unwrapped(property.schema)?.node ?? property.schema, in: document)
      guard inner.kind == .object, property.name.isPathKey else { continue }
      for name in Self.marks where isText(inner.property(name)) {
        return "\(property.name).\(name)"
      }
    }
    return nil
  }

  private func isText(_ property: SchemaView.Property?) -> Bool {
    guard let property else { return false }
    let view = SchemaView(
      schemas.unwrapped(property.schema)?.node ?? property.schema, in: document)
    return view.kind == .string && view.format != "uri"
  }

  private func firstPage(_ name: String, _ operation: Operation) -> Int {
    let node = operation.parameters.compactMap { document.resolved($0)?.node }
      .first { $0["name"]?.text == name }
    let least = node?["schema"]?["minimum"]?.scalar ?? node?["schema"]?["default"]?.scalar
    return least == "0" ? 0 : 1
  }
}
