import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// How a source asks its server for the first page.
package struct SourceQuestion {
  /// Why a source is not asked.
  package struct Refusal: Error, Sendable, Hashable {
    package let reason: String
    package let cure: String
  }

  private let source: SourceDeclaration
  private let index: AppIndex
  private let choices: AskingChoices

  package init(_ source: SourceDeclaration, _ index: AppIndex, _ choices: AskingChoices) {
    self.source = source
    self.index = index
    self.choices = choices
  }

  /// Whether there is a server that answers in JSON.
  package static func canBeAsked(_ source: SourceDeclaration) -> Bool {
    guard case .request(let call, _, _) = source.content else { return false }
    return call.documents == nil && (call.operation != nil || call.method == .get)
  }

  package func request() throws(Refusal) -> ServerRequest {
    guard case .request(let call, let list, let written) = source.content,
      Self.canBeAsked(source)
    else {
      throw Refusal(reason: "it asks no server that answers in JSON", cure: "record it by hand")
    }
    let api = index.api(call.api?.text)
    guard let api, let base = base(of: api) else {
      throw Refusal(reason: "its API has no address", cure: "pass `--server URL`")
    }
    let paging = index.paging(written, of: call, items: index.items(list, of: call))
    var items = try query(call.query)
    if call.operation == nil { items += pageItems(paging) }
    var headers: [ServerRequest.Header] = [.init(name: "Accept", value: "application/json")]
    try add(api, to: &headers, &items)
    for header in call.headers {
      guard let value = try? text(header.value) else { continue }
      set(header.name.text, value, in: &headers)
    }
    let own = choices.headers[api.name.text] ?? [:]
    let first = index.api(nil)?.name.text == api.name.text ? choices.headers[""] ?? [:] : [:]
    for (name, value) in first.merging(own, uniquingKeysWith: { $1 }).sorted(by: { $0.key < $1.key }
    ) {
      set(name, value, in: &headers)
    }
    let path = try path(index.path(of: call))
    let query = items.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
    let url = base + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    guard let operation = call.operation else {
      return ServerRequest(method: "GET", url: url, headers: headers)
    }
    set("Content-Type", "application/json", in: &headers)
    return ServerRequest(
      method: "POST", url: url, headers: headers, body: try body(operation, paging))
  }

  // MARK: - The server

  private func base(of api: APIDeclaration) -> String? {
    let given = choices.servers[api.name.text] ?? choices.servers[""]
    var base = given ?? api.base.addresses.first?.text ?? ""
    while base.hasSuffix("/") { base.removeLast() }
    return base.isEmpty ? nil : base
  }

  private func add(
    _ api: APIDeclaration, to headers: inout [ServerRequest.Header],
    _ items: inout [(key: String, value: String)]
  ) throws(Refusal) {
    for (name, value) in api.preset?.conventions.headers ?? [] { set(name, value, in: &headers) }
    for header in api.headers {
      // Without a session, what is made of it is left out, as the app does.
      guard let value = try? text(header.value) else { continue }
      set(header.name.text, value, in: &headers)
    }
    switch api.authentication {
    case .bearer(let token)?:
      if let token = try? text(token) { set("Authorization", "Bearer \(token)", in: &headers) }
    case .basic(let user, let password)?:
      guard let user = try? text(user), let password = try? text(password) else { return }
      let pair = Array("\(user):\(password)".utf8).base64
      set("Authorization", "Basic \(pair)", in: &headers)
    case .key(let key, let place)?:
      guard let key = try? text(key) else { return }
      switch place {
      case .query(let name)?: items.append((name.text, key))
      case .header(let name)?: set(name.text, key, in: &headers)
      case nil: set(api.keyHeader, key, in: &headers)
      }
    case .aws?, .azure?, .app?, nil: break
    }
  }

  private func set(_ name: String, _ value: String, in headers: inout [ServerRequest.Header]) {
    headers.removeAll { $0.name.lowercased() == name.lowercased() }
    headers.append(.init(name: name, value: value))
  }

  // MARK: - What is asked

  private func path(_ written: Expression) throws(Refusal) -> String {
    guard case .template(let segments) = written.kind else { return try text(written) }
    var path = ""
    for segment in segments {
      switch segment {
      case .literal(let text): path += text
      case .value(let value): path += try text(value).percentEncoded
      }
    }
    return path
  }

  private func query(
    _ arguments: [Argument]
  ) throws(Refusal) -> [(key: String, value: String)] {
    var items: [(key: String, value: String)] = []
    for argument in arguments {
      for value in try texts(argument.value) { items.append((argument.name.text, value)) }
    }
    return items
  }

  private func pageItems(_ paging: Paging?) -> [(key: String, value: String)] {
    guard let paging else { return [] }
    var items: [(key: String, value: String)] = []
    if paging.form == .page, let send = paging.send { items.append((send.text, "\(paging.first)")) }
    if let name = paging.sizeName, let size = paging.size { items.append((name.text, "\(size)")) }
    return items
  }

  private func body(
    _ operation: GraphQLOperation, _ paging: Paging?
  ) throws(Refusal) -> String {
    guard let query = try? index.text(of: operation.query) else {
      throw Refusal(reason: "its query cannot be read", cure: "see `screenc lint`")
    }
    var variables: [String] = []
    for variable in operation.variables {
      let name = variable.name.text.jsonString
      if let value = try json(variable.value) { variables.append("\(name): \(value)") }
    }
    if let name = paging?.sizeName, let size = paging?.size {
      variables.append("\(name.text.jsonString): \(size)")
    }
    return "{\"query\": \(query.jsonString), \"variables\": {\(variables.joined(separator: ", "))}}"
  }

  // MARK: - Values

  private func text(_ value: Expression) throws(Refusal) -> String {
    let texts = try texts(value)
    guard let first = texts.first else {
      throw Refusal(
        reason: "a value that it needs is missing", cure: "pass it by `--with NAME=VALUE`")
    }
    return first
  }

  /// The texts that a value is sent as: none for what is missing.
  private func texts(_ value: Expression) throws(Refusal) -> [String] {
    switch value.kind {
    case .text(let text), .string(let text), .caseName(let text): return [text]
    case .boolean(let isTrue): return [isTrue ? "true" : "false"]
    case .integer(let number): return ["\(number)"]
    case .number(let number): return ["\(number)"]
    case .null: return []
    case .path(let path): return try given(path).map { [$0] } ?? []
    case .template(let segments):
      var text = ""
      for segment in segments {
        switch segment {
        case .literal(let literal): text += literal
        case .value(let value): text += try self.text(value)
        }
      }
      return [text]
    case .list(let elements):
      var texts: [String] = []
      for element in elements { texts += try self.texts(element) }
      return texts
    case .not, .binary, .object, .conditional, .invalid:
      throw Refusal(
        reason: "it is asked by a value that only a running app knows", cure: "record it by hand")
    }
  }

  /// What was said for a path; nil for what may be missing.
  private func given(_ path: ValuePath) throws(Refusal) -> String? {
    let name = path.components.map(\.text).joined(separator: ".")
    let scoped = "\(path.scope.rawValue).\(name)"
    let names =
      path.scope == .parameters
      ? ["\(source.name.text).\(name)", name, scoped] : [scoped]
    for name in names {
      if let value = choices.values[name] { return value }
    }
    if path.scope == .parameters,
      let field = source.parameters.first(where: { $0.name.text == name })
    {
      if let standard = field.defaultValue { return payload(of: standard, as: field.type) }
      switch field.type.shape {
      case .optional, .list: return nil
      case .builtin, .named: break
      }
    }
    if path.scope == .flags, let flag = index.app?.flags.first(where: { $0.name.text == name }),
      let standard = flag.defaultValue, case .text(let text) = standard.kind, !text.isEmpty
    {
      return text
    }
    let wanted = path.scope == .parameters ? "\(source.name.text).\(name)" : scoped
    throw Refusal(
      reason: "nothing is given for `\(path.text)`", cure: "pass `--with \(wanted)=VALUE`")
  }

  /// A default as it is sent: of a case, its value in payloads.
  private func payload(of value: Expression, as type: TypeReference) -> String? {
    guard let text = try? texts(value).first else { return nil }
    guard let name = type.declaredName?.text, let cases = index.enumeration(name)?.cases else {
      return text
    }
    return cases.first { $0.name.text == text }?.payload ?? text
  }

  /// A variable of GraphQL in JSON; nil for what is missing.
  private func json(_ value: Expression) throws(Refusal) -> String? {
    switch value.kind {
    case .integer, .number, .boolean: return try texts(value).first
    case .list(let elements):
      var parts: [String] = []
      for element in elements { if let part = try json(element) { parts.append(part) } }
      return "[\(parts.joined(separator: ", "))]"
    case .object(let fields):
      var parts: [String] = []
      for field in fields {
        if let part = try json(field.value) {
          parts.append("\(field.name.text.jsonString): \(part)")
        }
      }
      return "{\(parts.joined(separator: ", "))}"
    case .path(let path):
      guard let text = try given(path) else { return nil }
      return isNumeric(path) ? text : text.jsonString
    default: return try texts(value).first.map(\.jsonString)
    }
  }

  private func isNumeric(_ path: ValuePath) -> Bool {
    guard path.scope == .parameters,
      let field = source.parameters.first(where: { $0.name.text == path.components.last?.text })
    else { return false }
    var shape = field.type.shape
    while case .optional(let inner) = shape { shape = inner }
    let numeric: [TypeReference.Shape] = [
      .builtin(.integer), .builtin(.number), .builtin(.decimal), .builtin(.boolean),
    ]
    return numeric.contains(shape)
  }
}
