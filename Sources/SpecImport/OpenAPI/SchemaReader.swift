import SourceText
import SpecModel
import SpecSemantics

/// Makes models, enums and unions of schemas.
struct SchemaReader {
  /// What became of a schema that has a name in the document.
  private enum Known {
    /// It is being read, and will be declared under this name.
    case reading(String)
    case read(TypeReference.Shape?)
  }

  /// A type, and whether values of it may be null.
  struct Reading {
    var shape: TypeReference.Shape
    var isNullable: Bool
  }

  let document: OpenAPIDocument
  var names: ImportNames
  var findings: ImportFindings
  var declarations: [ImportedDeclaration] = []
  /// The file for what is declared now.
  var file: String?
  /// The cases of enums, which are no models, by the enums' names.
  private(set) var enumCases: [String: [ImportedCase]] = [:]
  private var known: [String: Known] = [:]
  /// The schemas that are being read, of which one may lead to itself.
  private var beingRead: Set<String> = []
  /// The models that are being read of schemas without a name, by where these stand.
  private var unnamed: [ByteSpan: String] = [:]
  /// Enums that stand within other schemas, by the name and values of the property.
  private var enums: [[String]: String] = [:]
  /// The schemas that are made of another one, by the reference to that.
  private let heirs: [String: [String]]

  init(document: OpenAPIDocument, names: ImportNames, findings: ImportFindings) {
    self.document = document
    self.names = names
    self.findings = findings
    heirs = Self.heirs(in: document)
  }

  private static func heirs(in document: OpenAPIDocument) -> [String: [String]] {
    var heirs: [String: [String]] = [:]
    for member in document.root["components"]?["schemas"]?.members ?? [] {
      for part in member.value["allOf"]?.elements ?? [] {
        guard let base = part["$ref"]?.text else { continue }
        heirs[base, default: []].append("#/components/schemas/\(member.key.inPointer)")
      }
    }
    return heirs
  }

  /// Reads all schemas that have a name.
  mutating func readAll() {
    for member in document.root["components"]?["schemas"]?.members ?? [] {
      let reference = "#/components/schemas/\(member.key.inPointer)"
      guard SchemaView(member.value, in: document).isWorthDeclaring else { continue }
      _ = type(
        ofReference: reference, member.value, named: member.key, at: member.keySpan)
    }
  }

  /// The type of a schema.
  ///
  /// - Parameters:
  ///   - hint: What a type that has no name is called.
  ///   - place: Where to tell what cannot be taken over.
  /// - Returns: nil where it cannot, which is told.
  mutating func type(
    of written: DocumentNode, named hint: String, at place: ByteSpan
  ) -> Reading? {
    guard let (node, reference, isNullable) = unwrapped(written) else {
      findings.leaveOut(
        "what is referred to is not in this document", at: place,
        help: document.help(onReference: written))
      return nil
    }
    tellOfRules(of: written, named: hint)
    let view = SchemaView(node, in: document)
    guard
      let shape = reference.map({
        type(
          ofReference: $0, node, named: OpenAPIDocument.name(of: $0), at: node.span,
          besides: place)
      }) ?? read(view, named: hint, at: place)
    else { return nil }
    return Reading(shape: shape, isNullable: isNullable || view.isNullable)
  }

  /// The schema that others only pass on: by a reference, as the only part, or as all that is not null.
  func unwrapped(
    _ written: DocumentNode
  ) -> (node: DocumentNode, reference: String?, isNullable: Bool)? {
    var (current, reference, isNullable) = (written, String?.none, false)
    for _ in 0..<32 {
      guard let (node, last) = document.resolved(current) else { return nil }
      reference = last ?? reference
      if node["nullable"]?.isTrue == true { isNullable = true }
      guard let inner = inner(of: node, &isNullable) else { return (node, reference, isNullable) }
      (current, reference) = (inner, nil)
    }
    return nil
  }

  private func inner(of node: DocumentNode, _ isNullable: inout Bool) -> DocumentNode? {
    guard node["properties"] == nil, node["discriminator"] == nil else { return nil }
    if let parts = node["allOf"]?.elements, parts.count == 1 { return parts[0] }
    for key in ["oneOf", "anyOf"] {
      guard let variants = node[key]?.elements else { continue }
      let others = variants.filter { !$0.isNullSchema }
      guard others.count == 1 else { continue }
      if others.count < variants.count { isNullable = true }
      return others[0]
    }
    return nil
  }

  private mutating func type(
    ofReference reference: String, _ node: DocumentNode, named name: String, at place: ByteSpan,
    besides use: ByteSpan? = nil
  ) -> TypeReference.Shape? {
    switch known[reference] {
    case .reading(let name)?: return .named(name)
    case .read(let shape)?: return shape
    case nil: break
    }
    // Models and unions have their names before they are read; lists have none.
    guard beingRead.insert(reference).inserted else {
      findings.leaveOut(
        "the list `\(name)` is within itself", at: use ?? place,
        help: "declare what the app needs of it by hand")
      return nil
    }
    defer { beingRead.remove(reference) }
    let outer = file
    file = "Models/\(SafeName.upperCamel(name))"
    defer { file = outer }
    tellOfDeprecation(node.member("deprecated"), of: "`\(name)`")
    let shape = read(
      SchemaView(node, in: document), named: name, reference: reference, at: place)
    known[reference] = .read(shape)
    return shape
  }

  // MARK: - Kinds of schemas

  mutating func read(
    _ view: SchemaView, named hint: String, reference: String? = nil, at place: ByteSpan
  ) -> TypeReference.Shape? {
    if !view.variants.isEmpty, view.properties.isEmpty || view.discriminator != nil {
      return readVariants(view, named: hint, reference: reference, at: place)
    }
    if view.discriminator != nil, let reference, let heirs = heirs[reference] {
      return readHeirs(heirs, of: view, named: hint, reference: reference, at: place)
    }
    switch view.kind {
    case .object?: return readObject(view, named: hint, reference: reference, at: place)
    case .array?: return readArray(view, named: hint, at: place)
    case .string?: return readString(view, named: hint, at: place)
    case .integer?, .number?, .boolean?: return readScalar(view, named: hint, at: place)
    case nil: break
    }
    if Set(view.kinds) == [.string, .integer] { return .builtin(.identifier) }
    if Set(view.kinds) == [.number, .integer] { return .builtin(.number) }
    findings.leaveOut(
      view.kinds.isEmpty
        ? "`\(hint)` does not say what it is"
        : "`\(hint)` may be of several kinds: \(view.kinds.map(\.rawValue).joined(separator: ", "))",
      at: place, help: "give it one `type:` in the document, or declare a field for it by hand")
    return nil
  }

  private mutating func readString(
    _ view: SchemaView, named hint: String, at place: ByteSpan
  ) -> TypeReference.Shape? {
    // What is empty is like any value that nobody knows. A number among texts is one that lacks its quotes.
    let values = (view.values ?? []).compactMap(\.scalar).filter { !$0.isEmpty }
    if values.count > 1 { return readEnum(values, named: hint, at: place) }
    tellOfFormat(of: view, named: hint, at: place)
    return switch view.format {
    case "date-time"?, "date"?: .builtin(.date)
    case "uri"?, "url"?: .builtin(.url)
    case "byte"?: .builtin(.data)
    default: .builtin(.string)
    }
  }

  private mutating func readArray(
    _ view: SchemaView, named hint: String, at place: ByteSpan
  ) -> TypeReference.Shape? {
    guard let items = view.items else {
      findings.leaveOut(
        "the list `\(hint)` does not say what is in it", at: place,
        help: "give it `items:` in the document")
      return nil
    }
    guard let reading = type(of: items, named: hint.singular, at: place) else { return nil }
    if reading.isNullable {
      findings.leaveOut(
        "an element of `\(hint)` may be null, which none of a list can be", at: place,
        help: "let the server leave such elements out: a list with one of them cannot be read")
    }
    let element = reading.shape
    switch element {
    case .builtin, .named: return .list(element)
    case .list, .optional:
      findings.leaveOut(
        "`\(hint)` is a list of lists, which no field can be", at: place,
        help:
          "let the server wrap the inner list into an object, or declare what the app needs of it by hand"
      )
      return nil
    }
  }

  private mutating func readEnum(
    _ values: [String], named hint: String, at place: ByteSpan
  ) -> TypeReference.Shape {
    let key = [file == "Models/\(SafeName.upperCamel(hint))" ? hint : hint.lastWord] + values
    if let name = enums[key] { return .named(name) }
    let name = names.type(hint, else: "Kind")
    enums[key] = name
    var members = MemberNames(.enumCase(hasUnknown: true), else: "Value")
    var seen: Set<String> = []
    var cases = values.filter { seen.insert($0).inserted }.map {
      ImportedCase(name: members.name($0.spelledSigns), payload: $0)
    }
    let fallback = cases.first { ["unknown", "other"].contains($0.payload.lowercased()) }?.name
    let other = fallback ?? members.name("other")
    if fallback == nil { cases.append(ImportedCase(name: other, payload: "other")) }
    enumCases[name] = cases
    declare(name, .enumeration(cases, unknown: other), at: place)
    return .named(name)
  }

  /// Objects become models.
  mutating func readObject(
    _ view: SchemaView, named hint: String, reference: String?, at place: ByteSpan
  ) -> TypeReference.Shape? {
    guard !view.properties.isEmpty else {
      findings.leaveOut(
        view.isOpen
          ? "the keys of `\(hint)` are not known beforehand, which no model can have"
          : "`\(hint)` does not say what is in it",
        at: place,
        help: "name its `properties:` in the document, or let the server answer a list of objects")
      return nil
    }
    // It may hold itself, and has no name by which that would be known.
    if reference == nil, let name = unnamed[place] { return .named(name) }
    tellOfWhatStandsBeside(view, named: hint, at: place)
    let name = names.type(hint, else: "Info")
    if let reference { known[reference] = .reading(name) } else { unnamed[place] = name }
    let fields = fields(of: view, within: name)
    if reference == nil { unnamed[place] = nil }
    declare(name, .model(fields), at: place)
    return .named(name)
  }

  /// Of an object with known keys, those that it has only sometimes, and those that nobody knows.
  private mutating func tellOfWhatStandsBeside(
    _ view: SchemaView, named hint: String, at place: ByteSpan
  ) {
    let others = view.variants.flatMap { SchemaView($0, in: document).properties }
      .filter { view.property($0.name) == nil }
    if let first = others.first {
      let count = Set(others.map(\.name)).count - 1
      findings.leaveOut(
        "`\(first.name)`\(count > 0 ? " and \(count) more" : "") of `\(hint)` is there in one of several cases",
        at: place,
        help:
          "give the variants a `discriminator:` in the document, or add the fields by hand, as ones that may be missing"
      )
    }
    if view.hasTypedKeys {
      findings.leaveOut(
        "`\(hint)` has keys beside its own, which no model can have", at: place,
        help: "name those that the app needs under `properties:` in the document", isNote: true)
    }
  }

  private mutating func fields(of view: SchemaView, within name: String) -> [ImportedField] {
    var members = MemberNames(.modelField, else: "Field")
    var fields: [ImportedField] = []
    let identity = identity(of: view, within: name)
    for property in view.properties {
      guard document.resolved(property.schema)?.node["writeOnly"]?.isTrue != true,
        property.schema["writeOnly"]?.isTrue != true
      else { continue }
      guard
        let type = type(
          of: property.schema, named: name + SafeName.upperCamel(property.name),
          at: property.place)
      else { continue }
      let isMissing = !view.required.contains(property.name) || type.isNullable
      let isIdentity = property.name == identity && type.shape.canBeIdentity
      let annotations = SchemaAnnotations(property.schema, in: document)
      tellOfDeprecation(annotations.deprecated, of: "`\(property.name)` of `\(name)`")
      // What is always there needs no default.
      let defaultValue =
        isMissing && !isIdentity ? fieldDefault(annotations, of: type, named: property.name) : nil
      // What only looks like an identity is called otherwise.
      let looksLikeOne = !isIdentity && SafeName.lowerCamel(property.name) == "id"
      fields.append(
        ImportedField(
          name: members.name(
            isIdentity ? "id" : looksLikeOne ? property.name + " value" : property.name),
          key: property.name,
          type: isIdentity
            ? .builtin(.identifier)
            : type.shape.madeOptional(isMissing && defaultValue == nil),
          place: property.place, defaultValue: defaultValue))
    }
    return fields
  }

  /// The property that tells items of lists apart. Documents forget to say that it is always there.
  private func identity(of view: SchemaView, within name: String) -> String? {
    let own = SafeName.lowerCamel(name).lowercased()
    let others = ["_id", "uuid", "guid", "sid"]
    return view.property("id")?.name ?? others.first { view.property($0) != nil }
      ?? view.required.sorted().first { key in
        let plain = key.filter { $0 != "_" && $0 != "-" }.lowercased()
        return plain == own + "id" && view.property(key) != nil
      }
  }

  mutating func declare(
    _ name: String, _ content: ImportedDeclaration.Content, at place: ByteSpan
  ) {
    declarations.append(
      ImportedDeclaration(
        name: name, content: content, place: place, file: file ?? "Models/\(name)"))
  }

  /// Notes that a schema will be declared under a name, before it is read.
  mutating func begin(_ reference: String?, as name: String) {
    if let reference { known[reference] = .reading(name) }
  }
}

extension SchemaView {
  /// Whether it becomes a declaration, and not just the type of a field.
  fileprivate var isWorthDeclaring: Bool {
    kind == .object || !variants.isEmpty || (kind == .string && (values?.count ?? 0) > 1)
  }
}

extension String {
  /// As a part of a JSON Pointer.
  fileprivate var inPointer: String {
    replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The last word of a name in capitals: `Status` of `OrderStatus`.
  fileprivate var lastWord: String {
    guard let start = utf8.lastIndex(where: \.isCapital) else { return self }
    return String(self[start...])
  }

  /// With words for the signs that are all that tells some values apart.
  fileprivate var spelledSigns: String {
    guard let first = unicodeScalars.first else { return self }
    switch first {
    case "-" where count > 1: return "minus " + dropFirst()
    case "+" where count > 1: return "plus " + dropFirst()
    default: return self
    }
  }
}
