import SourceText
import SpecModel
import SpecSemantics

/// What is asked for, as sources.
extension OperationReader {
  /// Where the list stands in the answer; nil where no source can be made of it, which is told.
  mutating func readSource(_ operation: Operation, _ call: inout ImportedCall) -> ImportedList? {
    if let body = operation.node.member("requestBody") {
      leaveOut(
        "`\(operation.label)` is asked with a body, which a GET cannot have", at: body.keySpan,
        help: "ask with query items, or by POST")
      return nil
    }
    guard let schema = answer(to: operation) else {
      leaveOut(
        "`\(operation.label)` answers with nothing that a model could be made of",
        at: operation.place,
        help: "give its answer of status 200 a schema of JSON in the document")
      return nil
    }
    schemas.file = "Sources/\(operation.group)"
    defer { schemas.file = nil }
    let node = schemas.unwrapped(schema)?.node ?? schema
    let view = SchemaView(node, in: document)
    let name = SafeName.upperCamel(operation.name)
    var list = ImportedList()
    if view.kind == .array, let items = view.items {
      call.yields = listed(items, operation, named: name + "Item")
    } else if let property = listProperty(of: view),
      let items = SchemaView(
        schemas.unwrapped(property.schema)?.node ?? property.schema, in: document
      ).items
    {
      list.items = property.name
      call.yields = listed(
        items, operation, named: name + SafeName.upperCamel(property.name.singular))
    } else {
      let type = schemas.type(of: schema, named: name + "Answer", at: operation.place)
      guard case .named(let name)? = type?.shape, !schemas.enumNames.contains(name) else {
        if type != nil { leaveOutScalar(operation) }
        return nil
      }
      call.yields = type?.shape
      return list
    }
    guard call.yields != nil else { return nil }
    list.page = takePage(beside: list.items == nil ? nil : view, from: &call, operation)
    return list
  }

  private mutating func listed(
    _ items: DocumentNode, _ operation: Operation, named hint: String
  ) -> TypeReference.Shape? {
    guard let type = schemas.type(of: items, named: hint, at: operation.place) else { return nil }
    guard case .named(let name) = type.shape, !schemas.enumNames.contains(name) else {
      leaveOutScalar(operation)
      return nil
    }
    return type.shape
  }

  private func isModelOrUnion(_ schema: DocumentNode) -> Bool {
    let view = SchemaView(schemas.unwrapped(schema)?.node ?? schema, in: document)
    return view.kind == .object || !view.variants.isEmpty
  }

  private mutating func leaveOutScalar(_ operation: Operation) {
    leaveOut(
      "`\(operation.label)` answers with no objects, and sources yield models", at: operation.place,
      help: "let the server answer with objects, or load it by the app's own code (`swift:`)")
  }

  /// The one property that has a list of objects, of an answer that is no object itself.
  private func listProperty(of view: SchemaView) -> SchemaView.Property? {
    guard view.kind == .object, view.property("id") == nil else { return nil }
    let lists = view.properties.filter { property in
      let inner = SchemaView(
        schemas.unwrapped(property.schema)?.node ?? property.schema, in: document)
      guard inner.kind == .array, let items = inner.items else { return false }
      return isModelOrUnion(items)
    }
    guard lists.count == 1, let list = lists.first, list.name.isPathKey else { return nil }
    return list
  }

  // MARK: - Pages

  private static let cursors = [
    "cursor", "after", "page_token", "pageToken", "next_token", "nextToken", "PageToken",
    "next_cursor", "marker",
  ]
  private static let marks = [
    "next_cursor", "nextCursor", "next_page_token", "nextPageToken", "next_token", "nextToken",
    "cursor", "next", "after", "last_id", "next_marker",
  ]

  /// How the list is cut into pages, as far as the names of query items tell. What asks for a page is no parameter then.
  private mutating func takePage(
    beside answer: SchemaView?, from call: inout ImportedCall, _ operation: Operation
  ) -> ImportedPage? {
    let page = page(beside: answer, of: call, operation)
    let send: String? =
      switch page {
      case .page(let send, _)?, .offset(let send)?, .cursor(let send, _)?, .last(let send, _)?: send
      case .link?, nil: nil
      }
    guard let send, let item = call.query.first(where: { $0.key == send }) else { return page }
    call.query.removeAll { $0.key == send }
    call.parameters.removeAll { $0.name == item.parameter }
    return page
  }

  private func page(
    beside answer: SchemaView?, of call: ImportedCall, _ operation: Operation
  ) -> ImportedPage? {
    let keys = call.query.map(\.key)
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
    if let send = keys.first(where: { ["page", "page_number", "pageNumber"].contains($0) }) {
      return .page(send: send, first: firstPage(send, operation))
    }
    if let send = keys.first(where: { ["offset", "skip"].contains($0) }) {
      return .offset(send: send)
    }
    return nil
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

extension String {
  /// Whether it can be a key of a dotted path.
  fileprivate var isPathKey: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "_-$@".utf8.contains($0) }
      && utf8.first != UInt8(ascii: "$")
  }
}
