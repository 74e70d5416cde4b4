import SourceText
import SpecModel
import SpecSemantics

/// What requests carry.
extension OperationReader {
  /// Objects within objects are sent to this depth.
  private static let deepest = 3

  /// - Returns: Whether the request can be sent; if not, that is told.
  mutating func readBody(_ operation: Operation, _ call: inout ImportedCall) -> Bool {
    guard let written = operation.node.member("requestBody") else { return true }
    guard let (body, _) = document.resolved(written.value) else {
      leaveOut(
        "the body of `\(operation.label)` is not in this document", at: written.keySpan,
        help: document.help(onReference: written.value))
      return false
    }
    let isRequired = body["required"]?.isTrue == true
    if let schema = jsonSchema(in: body["content"]) {
      return readFields(
        of: schema, operation, at: written.keySpan, &call, isRequired: isRequired)
    }
    if let parts = body["content"]?["multipart/form-data"]?["schema"] {
      readParts(of: parts, operation, &call)
      return true
    }
    guard isRequired || body["content"]?.members.isEmpty == false else { return true }
    let types = body["content"]?.members.map { "`\($0.key)`" }.joined(separator: ", ") ?? "nothing"
    leaveOut(
      "`\(operation.label)` is sent as \(types)", at: written.keySpan,
      help: "specs send JSON and `multipart/form-data`; a `call:` of a screen can send anything")
    return !isRequired
  }

  private func memberNames(of call: ImportedCall) -> MemberNames {
    var members = MemberNames(.requestParameter, else: "Value")
    for parameter in call.parameters { _ = members.name(parameter.name) }
    return members
  }

  private mutating func readFields(
    of schema: DocumentNode, _ operation: Operation, at place: ByteSpan, _ call: inout ImportedCall,
    isRequired: Bool
  ) -> Bool {
    let node = schemas.unwrapped(schema)?.node ?? schema
    let view = SchemaView(node, in: document)
    guard view.kind == .object || !view.properties.isEmpty else {
      leaveOut(
        "the body of `\(operation.label)` is no object with known keys", at: place,
        help: "specs send the fields of an object; a `call:` of a screen can send anything",
        isNote: !isRequired)
      return !isRequired
    }
    var members = memberNames(of: call)
    call.body = fields(of: view, operation, path: [], &members, &call, isThere: true)
    return true
  }

  private mutating func fields(
    of view: SchemaView, _ operation: Operation, path: [String], _ members: inout MemberNames,
    _ call: inout ImportedCall, isThere: Bool
  ) -> [ImportedBodyField] {
    var fields: [ImportedBodyField] = []
    for property in view.properties {
      let inner = schemas.unwrapped(property.schema)
      let node = inner?.node ?? property.schema
      guard node["readOnly"]?.isTrue != true, property.schema["readOnly"]?.isTrue != true else {
        continue
      }
      let own = SchemaView(node, in: document)
      let isRequired = isThere && view.required.contains(property.name)
      if isRequired, let constant = own.constant {
        fields.append(.init(key: property.name, value: .constant(constant)))
      } else if own.kind == .object || own.kind == .array || !own.variants.isEmpty {
        guard
          let value = structured(
            property, own, operation, path: path, &members, &call, isRequired: isRequired)
        else { continue }
        fields.append(.init(key: property.name, value: value))
      } else if let name = parameter(
        property, operation, path: path, &members, &call,
        isOptional: !isRequired || inner?.isNullable == true || own.isNullable)
      {
        fields.append(.init(key: property.name, value: .parameter(name)))
      }
    }
    return fields
  }

  /// A parameter for a scalar or a list of scalars.
  private mutating func parameter(
    _ property: SchemaView.Property, _ operation: Operation, path: [String],
    _ members: inout MemberNames, _ call: inout ImportedCall, isOptional: Bool
  ) -> String? {
    let words = (path + [property.name]).joined(separator: " ")
    schemas.file = "Requests/\(operation.group)"
    defer { schemas.file = nil }
    let hint = SafeName.upperCamel(operation.name) + SafeName.upperCamel(words)
    guard let type = schemas.type(of: property.schema, named: hint, at: property.place) else {
      return nil
    }
    let name = members.name(words)
    let defaultValue = bodyDefault(property, operation, path: path, of: type)
    call.parameters.append(
      ImportedParameter(
        name: name, type: type.shape.madeOptional(isOptional && defaultValue == nil),
        place: property.place, defaultValue: defaultValue))
    return name
  }

  /// The default that is sent where nobody says the parameter.
  private mutating func bodyDefault(
    _ property: SchemaView.Property, _ operation: Operation, path: [String],
    of type: SchemaReader.Reading
  ) -> SpecValue? {
    let annotations = SchemaAnnotations(property.schema, in: document)
    schemas.tellOfDeprecation(
      annotations.deprecated, of: "`\(property.name)` of what `\(operation.label)` sends")
    // It would change what is to stay as it is, or make an object that was not to be there.
    guard operation.method != .patch, path.isEmpty else {
      schemas.leaveOutDefault(
        annotations, named: property.name,
        help: "what is not sent is left to the server, and a PATCH leaves it as it is")
      return nil
    }
    return schemas.slotDefault(
      annotations, of: type.shape, isNullable: type.isNullable, named: property.name,
      help: "what is not sent is left to the server")
  }

  private mutating func structured(
    _ property: SchemaView.Property, _ view: SchemaView, _ operation: Operation, path: [String],
    _ members: inout MemberNames, _ call: inout ImportedCall, isRequired: Bool
  ) -> ImportedBodyValue? {
    let isScalarUnion =
      !view.variants.isEmpty
      && view.variants.allSatisfy { variant in
        let inner = SchemaView(variant, in: document)
        return inner.kind != nil && inner.kind != .object && inner.kind != .array
      }
    if isScalarUnion || isListOfScalars(view) {
      return parameter(
        property, operation, path: path, &members, &call, isOptional: !isRequired
      ).map(ImportedBodyValue.parameter)
    }
    guard view.kind == .object, !view.properties.isEmpty, path.count + 1 < Self.deepest else {
      leaveOut(
        "`\(property.name)` of what `\(operation.label)` sends is no value that a parameter can be",
        at: property.place,
        help:
          "requests send scalars, lists of them and mappings of these: add what the app sends by hand",
        isNote: !isRequired)
      return nil
    }
    let fields = fields(
      of: view, operation, path: path + [property.name], &members, &call, isThere: isRequired)
    return fields.isEmpty ? nil : .fields(fields)
  }

  private func isListOfScalars(_ view: SchemaView) -> Bool {
    guard view.kind == .array, let items = view.items else { return false }
    let inner = SchemaView(schemas.unwrapped(items)?.node ?? items, in: document)
    return inner.variants.isEmpty && inner.kind != nil && inner.kind != .object
      && inner.kind != .array
  }

  private mutating func readParts(
    of schema: DocumentNode, _ operation: Operation, _ call: inout ImportedCall
  ) {
    let view = SchemaView(schemas.unwrapped(schema)?.node ?? schema, in: document)
    var members = memberNames(of: call)
    for property in view.properties {
      let own = SchemaView(
        schemas.unwrapped(property.schema)?.node ?? property.schema, in: document)
      let isOptional = !view.required.contains(property.name)
      if own.isFile {
        let name = members.name(property.name)
        call.parameters.append(
          ImportedParameter(
            name: name, type: TypeReference.Shape.builtin(.data).madeOptional(isOptional),
            place: property.place))
        call.parts.append((property.name, name, true))
      } else if own.kind == .object || own.kind == .array || !own.variants.isEmpty {
        leaveOut(
          "the part `\(property.name)` of what `\(operation.label)` sends is no scalar",
          at: property.place, help: "parts are values and files: add what the app sends by hand",
          isNote: isOptional)
      } else if let name = parameter(
        property, operation, path: [], &members, &call, isOptional: isOptional)
      {
        call.parts.append((property.name, name, false))
      }
    }
  }
}

extension SchemaView {
  /// Whether it describes bytes.
  fileprivate var isFile: Bool { kind == .string && (format == "binary" || format == "byte") }

  /// The value that it always is.
  fileprivate var constant: SpecValue? {
    guard let values, values.count == 1, let value = values.first, let text = value.scalar else {
      return nil
    }
    return value.text != nil || kind == .string ? .text(text) : .literal(text)
  }
}
