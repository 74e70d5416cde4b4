import SourceText
import SpecModel
import SpecSemantics

/// Writes declarations as specs, which still have to be formatted.
struct SpecText {
  let keys: KeyStyle
  /// The API that calls name, where the app has several.
  let api: String?
  /// Whether each field whose name is not its key says so, whatever the API does.
  let writesKeysAlways: Bool

  func api(_ name: String, _ server: ServerReader.Server, keys: KeyStyle?) -> String {
    var entries: [(key: String, value: SpecValue)] = [
      ("api", .text(name)), ("base", .text(server.base)),
    ]
    if let authentication = server.authentication { entries.append(("auth", authentication)) }
    if keys == .snakeCase { entries.append(("keys", .text("snakeCase"))) }
    return SpecValue.lines(entries)
  }

  /// The files of declarations, in the order of their paths.
  func files(_ declarations: [ImportedDeclaration]) -> [ImportOutcome.File] {
    // Systems differ in whether capitals make another file.
    let groups = Dictionary(grouping: declarations) { $0.file.lowercased() }
    return groups.values.map { group in
      ImportOutcome.File(
        path: "\(group[0].file).yaml",
        text: group.sorted { rank($0, in: group) < rank($1, in: group) }.map(text)
          .joined(separator: "---\n"))
    }.sorted { $0.path < $1.path }
  }

  /// What a file is named after comes first in it, and then what is made of others.
  private func rank(_ declaration: ImportedDeclaration, in group: [ImportedDeclaration]) -> Int {
    switch declaration.content {
    case .source, .request: 0
    case .model where declaration.file.hasSuffix("/" + declaration.name): 1
    case .union: 2
    case .model: 3
    case .enumeration: 4
    }
  }

  private func text(_ declaration: ImportedDeclaration) -> String {
    (declaration.comment.map(Self.comment) ?? "") + SpecValue.lines(entries(of: declaration))
  }

  /// One line of what the document says.
  private static func comment(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init)?.trimmed ?? ""
    let plain = String(
      line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.prefix(110))
    return plain.isEmpty || plain.hasPrefix("screenc:") ? "" : "# \(plain.trimmed)\n"
  }

  private func entries(of declaration: ImportedDeclaration) -> [(key: String, value: SpecValue)] {
    let name = SpecValue.text(declaration.name)
    switch declaration.content {
    case .model(let fields):
      return [
        ("model", name), ("fields", .mapping(fields.map { ($0.name, value(of: $0)) })),
      ]
    case .enumeration(let cases, let unknown):
      return [
        ("enum", name),
        ("cases", .mapping(cases.map { ($0.name, .text($0.payload)) })),
        ("unknown", .text(unknown)),
      ]
    case .union(let tag, let cases):
      return [
        ("union", name), ("tag", .text(tag)),
        ("cases", .mapping(cases.map { ($0.name, value(of: $0)) })), ("unknown", .text("skip")),
      ]
    case .source(let call, let list):
      return [("source", name)] + parameters(of: call) + [("request", .mapping(self.call(call)))]
        + (list.items.map { [("items", .text($0))] } ?? [])
        + yields(of: call) + (list.page.map { [("page", .mapping($0.entries))] } ?? [])
    case .request(let call):
      return [("request", name)] + parameters(of: call) + self.call(call) + yields(of: call)
    }
  }

  private func value(of item: ImportedUnionCase) -> SpecValue {
    guard item.tags != [item.name] else { return .text(item.model) }
    let tags = item.tags.map(SpecValue.text)
    return .mapping([
      ("model", .text(item.model)), ("tag", tags.count == 1 ? tags[0] : .list(tags)),
    ])
  }

  private func value(of field: ImportedField) -> SpecValue {
    let derived = keys.key(for: field.name)
    let isDerived = field.key == derived && (!writesKeysAlways || field.key == field.name)
    return slot(field.type, field.defaultValue, key: isDerived ? nil : field.key)
  }

  /// A typed slot, in its short form unless more is to be said than a type and a plain default.
  private func slot(
    _ type: TypeReference.Shape, _ defaultValue: SpecValue?, key: String? = nil
  ) -> SpecValue {
    if key == nil, case .literal(let text)? = defaultValue {
      return .literal("\(type.description) = \(text)")
    }
    guard key != nil || defaultValue != nil else { return .text(type.description) }
    var entries: [(key: String, value: SpecValue)] = [("type", .text(type.description))]
    if let defaultValue { entries.append(("default", defaultValue)) }
    if let key { entries.append(("json", Self.notation(ofKey: key))) }
    return .mapping(entries)
  }

  /// A key with dots stands in brackets, as it would be a path by itself.
  private static func notation(ofKey key: String) -> SpecValue {
    key.contains(".") ? .list([.text(key)]) : .text(key)
  }

  private func parameters(of call: ImportedCall) -> [(key: String, value: SpecValue)] {
    guard !call.parameters.isEmpty else { return [] }
    return [
      (
        "parameters",
        .mapping(call.parameters.map { ($0.name, slot($0.type, $0.defaultValue)) })
      )
    ]
  }

  private func call(_ call: ImportedCall) -> [(key: String, value: SpecValue)] {
    func sent(_ items: [(key: String, parameter: String)]) -> SpecValue {
      .mapping(items.map { ($0.key, .text("$parameters.\($0.parameter)")) })
    }
    var entries: [(key: String, value: SpecValue)] = []
    if let api { entries.append(("api", .text(api))) }
    if call.method != .get { entries.append(("method", .text(call.method.rawValue))) }
    entries.append(("path", .text(call.path)))
    if !call.query.isEmpty { entries.append(("query", sent(call.query))) }
    if !call.headers.isEmpty { entries.append(("headers", sent(call.headers))) }
    if !call.body.isEmpty { entries.append(("body", body(call.body))) }
    if !call.parts.isEmpty {
      entries.append(
        (
          "multipart",
          .mapping(
            call.parts.map { key, parameter, isFile in
              let value = SpecValue.text("$parameters.\(parameter)")
              return (key, isFile ? .mapping([("file", value)]) : value)
            })
        ))
    }
    return entries
  }

  private func body(_ fields: [ImportedBodyField]) -> SpecValue {
    .mapping(
      fields.map { field in
        switch field.value {
        case .parameter(let name): (field.key, .text("$parameters.\(name)"))
        case .constant(let value): (field.key, value)
        case .fields(let inner): (field.key, body(inner))
        }
      })
  }

  private func yields(of call: ImportedCall) -> [(key: String, value: SpecValue)] {
    call.yields.map { [("yields", .text($0.description))] } ?? []
  }
}

extension ImportedPage {
  fileprivate var entries: [(key: String, value: SpecValue)] {
    switch self {
    case .page(let send, let first):
      let start: [(key: String, value: SpecValue)] = [
        ("by", .text("page")), ("send", .text(send)),
      ]
      return start + (first == 1 ? [] : [("first", .literal("\(first)"))])
        + [("ends", .text("empty"))]
    case .offset(let send):
      return [("by", .text("offset")), ("send", .text(send)), ("ends", .text("empty"))]
    case .cursor(let send, let receive):
      return [("by", .text("cursor")), ("send", .text(send)), ("receive", .text(receive))]
    case .last(let send, let ends):
      return [
        ("by", .text("last")), ("send", .text(send)),
        ("ends", ends.map { .mapping([("field", .text($0))]) } ?? .text("empty")),
      ]
    case .link(let receive):
      return [("by", .text("link"))] + (receive.map { [("receive", .text($0))] } ?? [])
    }
  }
}
