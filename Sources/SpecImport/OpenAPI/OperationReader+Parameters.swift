import SourceText
import SpecModel
import SpecSemantics

/// What a call is asked with.
extension OperationReader {
  /// The call without its body and answer; nil where it cannot be made, which is told.
  mutating func call(of operation: Operation) -> ImportedCall? {
    guard operation.path.hasPrefix("/"), !operation.path.contains(where: { "#? ".contains($0) })
    else {
      leaveOut(
        "`\(operation.path)` is no path that an address can have", at: operation.place,
        help: "leave out what stands behind `#` or `?`: query items are `parameters:`")
      return nil
    }
    var call = ImportedCall(method: operation.method, path: operation.path)
    var members = MemberNames(
      operation.method == .get ? .sourceParameter : .requestParameter, else: "Value")
    var seen: Set<String> = []
    // Those of the operation come before those of its path.
    for written in operation.parameters.reversed() {
      guard let (node, _) = document.resolved(written) else {
        leaveOut(
          "a parameter of `\(operation.label)` is not in this document", at: written.span,
          help: document.help(onReference: written))
        continue
      }
      guard let name = node["name"]?.text, let place = node["in"]?.text,
        seen.insert("\(place) \(name)").inserted
      else { continue }
      guard add(node, called: name, in: place, of: operation, &members, to: &call) else {
        return nil
      }
    }
    call.parameters.reverse()
    call.query.reverse()
    guard !call.path.replacing("{$", with: "").contains("{") else {
      leaveOut(
        "`\(operation.label)` has a value in its path that no parameter describes",
        at: operation.place, help: "describe it under `parameters:` in the document")
      return nil
    }
    return call
  }

  private mutating func add(
    _ node: DocumentNode, called name: String, in place: String, of operation: Operation,
    _ members: inout MemberNames, to call: inout ImportedCall
  ) -> Bool {
    let isRequired = node["required"]?.isTrue == true || place == "path"
    switch place {
    case "path":
      guard operation.path.contains("{\(name)}") else { return true }
    case "query": break
    case "header":
      guard !["accept", "content-type", "authorization"].contains(name.lowercased()) else {
        return true
      }
    default:
      leaveOut(
        "the cookie `\(name)` is not sent by specs", at: node.span,
        help: "a transport of the app's own can send it", isNote: !isRequired)
      return true
    }
    guard var type = parameterType(node, called: name, of: operation, isRequired) else {
      return !isRequired
    }
    if place == "query", type.isList, let separator = separator(of: node) {
      leaveOut(
        "the list `\(name)` is sent as one text, with `\(separator)` between its elements",
        at: node.span,
        help: "join the elements where it is used: specs send a query item for each of a list",
        isNote: true)
      type = .builtin(.string)
    }
    guard place != "path" || ["simple", nil].contains(node["style"]?.text) else {
      leaveOut(
        "`\(name)` stands in the path by the style `\(node["style"]?.text ?? "")`", at: node.span,
        help: "specs put the plain value there: declare the call by hand")
      return false
    }
    guard place == "query" || !type.isList else {
      leaveOut(
        "the list `\(name)` stands in a \(place)", at: node.span,
        help: "specs send lists as query items; declare the call by hand with a text")
      return !isRequired
    }
    // Headers are texts that are always there.
    guard place != "header" || isRequired else {
      leaveOut(
        "the header `\(name)`, which may be missing, is not sent", at: node.span,
        help: "add it under `headers:` of the call if the app needs it", isNote: true)
      return true
    }
    // Bytes stand there as the text that they are sent as.
    if place == "header" || (place == "path" && type == .builtin(.data)) {
      type = .builtin(.string)
    }
    let parameter = parameter(node, as: members.name(name), type, isRequired: isRequired)
    call.parameters.append(parameter)
    switch place {
    case "path":
      call.path = call.path.replacing("{\(name)}", with: "{$parameters.\(parameter.name)}")
    case "header": call.headers.append((name, parameter.name))
    default: call.query.append((name, parameter.name))
    }
    return true
  }

  /// A parameter with the default that is sent where nobody says it.
  private mutating func parameter(
    _ node: DocumentNode, as name: String, _ type: TypeReference.Shape, isRequired: Bool
  ) -> ImportedParameter {
    var parameter = ImportedParameter(name: name, type: type, place: node.span)
    let written = node["name"]?.text ?? name
    if let schema = node["schema"] {
      let annotations = SchemaAnnotations(schema, in: document)
      schemas.tellOfDeprecation(
        node.member("deprecated") ?? annotations.deprecated, of: "the parameter `\(written)`")
      parameter.defaultValue = schemas.slotDefault(
        annotations, of: type, isNullable: false, named: written,
        help: "what is not sent is left to the server")
    }
    parameter.type = type.madeOptional(!isRequired && parameter.defaultValue == nil)
    return parameter
  }

  /// What stands between the elements of a list that is one query item; nil where each has an item of its own.
  private func separator(of node: DocumentNode) -> String? {
    let style = node["style"]?.text ?? "form"
    // A list of which each element has an item is the same by all styles.
    let isExploded = node["explode"]?.isTrue ?? (style == "form")
    guard !isExploded else { return nil }
    return switch style {
    case "spaceDelimited": " "
    case "pipeDelimited": "|"
    default: ","
    }
  }

  private mutating func parameterType(
    _ node: DocumentNode, called name: String, of operation: Operation, _ isRequired: Bool
  ) -> TypeReference.Shape? {
    guard let schema = node["schema"] else {
      leaveOut(
        "the parameter `\(name)` has no schema", at: node.span,
        help: "what it is sent as has to be said by hand", isNote: !isRequired)
      return nil
    }
    let view = SchemaView(schemas.unwrapped(schema)?.node ?? schema, in: document)
    let items = view.items.map { SchemaView(schemas.unwrapped($0)?.node ?? $0, in: document) }
    guard view.kind != .object, items?.kind != .object, items?.variants.isEmpty != false,
      view.variants.allSatisfy({ !SchemaView($0, in: document).isObject })
    else {
      leaveOut(
        "the parameter `\(name)` has objects in it", at: node.span,
        help: "specs send scalars and lists: add query items for what of it the app sends",
        isNote: !isRequired)
      return nil
    }
    schemas.file =
      operation.method == .get
      ? "Sources/\(operation.group)" : "Requests/\(operation.group)"
    defer { schemas.file = nil }
    let hint = SafeName.upperCamel(operation.name) + SafeName.upperCamel(name)
    // A list may be one element as well, which is a list of one.
    let list = view.variants.first { SchemaView($0, in: document).kind == .array }
    let shape = schemas.type(of: list ?? schema, named: hint, at: node.span)?.shape
    // Whatever identifies something in a path is a text or a number.
    if name == "id" || name.hasSuffix("_id") || name.hasSuffix("Id") {
      if shape == .builtin(.string) || shape == .builtin(.integer) { return .builtin(.identifier) }
    }
    return shape
  }
}

extension SchemaView {
  var isObject: Bool { kind == .object }
}
