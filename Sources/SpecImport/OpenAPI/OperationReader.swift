import SourceText
import SpecModel
import SpecSemantics

/// Makes sources and requests of what a server can be asked.
struct OperationReader {
  var schemas: SchemaReader
  /// What of the document is wanted; empty for all.
  let wanted: [String]
  /// The server that the paths belong to.
  let server: ServerReader.Server
  /// How many operations the document has, and how many were taken over.
  private(set) var count = 0
  private(set) var taken = 0
  /// What operations became, and those that became nothing.
  private var made: [(declaration: String, label: String)] = []
  private var omitted = LeftOutOperations()

  var document: OpenAPIDocument { schemas.document }

  init(schemas: SchemaReader, wanted: [String], server: ServerReader.Server) {
    self.schemas = schemas
    self.wanted = wanted
    self.server = server
  }

  /// What is known of an operation while it is read.
  struct Operation {
    let method: HTTPMethod
    let path: String
    let node: DocumentNode
    let place: ByteSpan
    let name: String
    /// The file for what is declared, by what the document puts together.
    let group: String
    /// Parameters of the operation and of its path.
    var parameters: [DocumentNode]
  }

  private static let methods: KeyValuePairs<String, HTTPMethod> = [
    "get": .get, "post": .post, "put": .put, "patch": .patch, "delete": .delete,
  ]
  /// Those that ask for no more than others do, or for nothing.
  private static let otherMethods = ["head", "options", "trace"]

  mutating func readAll() {
    for path in document.root["paths"]?.members ?? [] {
      guard let item = document.pathItem(path.value) else {
        leaveOut(
          "what the path `\(path.key)` refers to is not in this document", at: path.keySpan,
          help: document.help(onReference: path.value))
        continue
      }
      for (key, method) in Self.methods {
        guard let member = item.member(key) else { continue }
        count += 1
        let operation = operation(method, path.key, item, member)
        guard isWanted(operation) else {
          omitted.add(operation.label, .unwanted)
          continue
        }
        if item["servers"] ?? member.value["servers"] != nil,
          isElsewhere(member.value["servers"] ?? item["servers"])
        {
          leaveOut(
            "`\(operation.label)` is asked of another server", at: member.keySpan,
            help: "declare an `api:` for that server, and a source or request that names it")
          omitted.add(operation.label, .server)
          continue
        }
        if let reason = read(operation) { omitted.add(operation.label, reason) }
      }
      if wanted.isEmpty { tellOfOtherMethods(of: item, at: path.key) }
    }
  }

  private mutating func tellOfOtherMethods(of item: DocumentNode, at path: String) {
    for member in Self.otherMethods.compactMap(item.member) {
      let label = "\(member.key.uppercased()) \(path)"
      count += 1
      omitted.add(label, .method)
      leaveOut(
        "`\(label)` is no method that specs know", at: member.keySpan,
        help: "nothing of it can be shown: a `call:` of a screen can ask so", isNote: true)
    }
  }

  /// The operations that were left out, with those of which nothing is left among declarations.
  func leftOut(besides declarations: [ImportedDeclaration]) -> LeftOutOperations {
    let names = Set(declarations.map(\.name))
    var all = omitted
    for (name, label) in made where !names.contains(name) { all.add(label, .answer) }
    return all
  }

  private func operation(
    _ method: HTTPMethod, _ path: String, _ item: DocumentNode, _ member: DocumentNode.Member
  ) -> Operation {
    let node = member.value
    let words = path.replacing("{", with: " by ").replacing("}", with: " ")
    let name = node["operationId"]?.text ?? "\(method.rawValue.lowercased()) \(words)"
    let group =
      node["tags"]?.elements.first?.text
      ?? path.split(separator: "/").first { !$0.hasPrefix("{") }.map(String.init) ?? "Other"
    return Operation(
      method: method, path: path, node: node, place: member.keySpan, name: name,
      group: SafeName.upperCamel(group),
      parameters: (item["parameters"]?.elements ?? []) + (node["parameters"]?.elements ?? []))
  }

  private func isWanted(_ operation: Operation) -> Bool {
    guard !wanted.isEmpty else { return true }
    let tags = operation.node["tags"]?.elements.compactMap(\.text) ?? []
    return wanted.contains { word in
      operation.name == word || tags.contains { $0.lowercased() == word.lowercased() }
        || (word.hasPrefix("/")
          && (operation.path == word
            || operation.path.hasPrefix(word.hasSuffix("/") ? word : word + "/")))
    }
  }

  private func isElsewhere(_ servers: DocumentNode?) -> Bool {
    guard let first = servers?.elements.first?["url"]?.text else { return false }
    return first != server.written
  }

  mutating func leaveOut(
    _ message: String, at place: ByteSpan, help: String, isNote: Bool = false
  ) {
    schemas.findings.leaveOut(message, at: place, help: help, isNote: isNote)
  }

  // MARK: - One operation

  /// - Returns: Why it is left out, which is told; nil if it is taken over.
  private mutating func read(_ operation: Operation) -> LeftOutOperations.Reason? {
    guard var call = call(of: operation) else { return .call }
    let content: ImportedDeclaration.Content
    var page: ImportedPage?
    if operation.method == .get {
      guard let list = readSource(operation, &call) else {
        return operation.node["requestBody"] == nil ? .answer : .bodyOfGet
      }
      content = .source(call, list)
      page = list.page
    } else {
      readAnswer(operation, &call)
      guard readBody(operation, &call) else { return .body }
      content = .request(call)
    }
    taken += 1
    let folder = operation.method == .get ? "Sources" : "Requests"
    let name = schemas.names.type(
      operation.name, else: operation.method == .get ? "List" : "Call")
    schemas.file = "\(folder)/\(operation.group)"
    made.append((name, operation.label))
    schemas.declare(name, content, at: operation.place)
    schemas.declarations[schemas.declarations.count - 1].comment =
      operation.node["summary"]?.text
    schemas.file = nil
    tellOfTheRest(of: operation, pagedBy: page)
    return nil
  }

  /// The answer to a request becomes `$result`, if a model can be made of it.
  private mutating func readAnswer(_ operation: Operation, _ call: inout ImportedCall) {
    guard let schema = answer(to: operation) else { return }
    let view = SchemaView(
      schemas.unwrapped(schema)?.node ?? schema, in: document)
    guard view.kind == .object || !view.variants.isEmpty,
      !view.properties.isEmpty || !view.variants.isEmpty || schemas.unwrapped(schema) == nil
    else {
      guard view.kind == .array else { return }
      return leaveOut(
        "`\(operation.label)` answers with a list, which a request cannot", at: operation.place,
        help: "load the list by a source afterwards; the answer is ignored", isNote: true)
    }
    schemas.file = "Requests/\(operation.group)"
    defer { schemas.file = nil }
    let type = schemas.type(
      of: schema, named: SafeName.upperCamel(operation.name) + "Answer", at: operation.place)
    guard case .named(let name)? = type?.shape, !schemas.isEnum(name) else { return }
    call.yields = type?.shape
  }

  /// The schema of what a success answers with in JSON.
  func answer(to operation: Operation) -> DocumentNode? {
    let responses = operation.node["responses"]?.members ?? []
    let successes = responses.filter { $0.key.hasPrefix("2") }.sorted { $0.key < $1.key }
    let candidates = successes + responses.filter { $0.key == "default" && successes.isEmpty }
    for response in candidates {
      guard let (node, _) = document.resolved(response.value) else { continue }
      if let schema = jsonSchema(in: node["content"]) { return schema }
    }
    return nil
  }

  func jsonSchema(in content: DocumentNode?) -> DocumentNode? {
    content?.members.first { $0.key.isJSONType && $0.value["schema"] != nil }?.value["schema"]
  }
}

extension OperationReader.Operation {
  /// How it is named in a sentence.
  var label: String { "\(method.rawValue) \(path)" }
}

extension String {
  /// Whether a media type is that of JSON.
  fileprivate var isJSONType: Bool {
    let type = split(separator: ";").first.map { $0.trimmed.lowercased() } ?? ""
    return type == "application/json" || type.hasSuffix("+json") || type == "*/*"
      || type == "application/*"
  }
}
