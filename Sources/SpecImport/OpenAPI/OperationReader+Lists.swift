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
      guard case .named(let name)? = type?.shape, !schemas.isEnum(name) else {
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
    guard case .named(let name) = type.shape, !schemas.isEnum(name) else {
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
}

extension String {
  /// Whether it can be a key of a dotted path.
  var isPathKey: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "_-$@".utf8.contains($0) }
      && utf8.first != UInt8(ascii: "$")
  }
}
