import SourceText
import SpecModel
import SpecSemantics

/// Values that have one of several schemas.
extension SchemaReader {
  mutating func readVariants(
    _ view: SchemaView, named hint: String, reference: String?, at place: ByteSpan
  ) -> TypeReference.Shape? {
    let views = view.variants.map { SchemaView($0, in: document) }
    if let scalar = scalar(of: views) { return scalar }
    if views.allSatisfy({ $0.kind == .string }) {
      // A text beside some known ones may be any.
      guard views.allSatisfy({ ($0.values?.count ?? 0) > 0 }) else { return .builtin(.string) }
      let values = DocumentNode(.list(views.flatMap { $0.values ?? [] }), at: place)
      let merged = DocumentNode(
        .object([
          .init(
            key: "type", keySpan: place, value: DocumentNode(.text("string"), at: place)),
          .init(key: "enum", keySpan: place, value: values),
        ]), at: place)
      return read(
        SchemaView(merged, in: document), named: hint, reference: reference, at: place)
    }
    guard views.allSatisfy({ $0.kind == .object || !$0.variants.isEmpty }) else {
      return leaveOutVariants(hint, at: place)
    }
    guard
      let tag = view.discriminator?["propertyName"]?.text ?? impliedTag(of: views),
      view.variants.count > 1
    else { return leaveOutVariants(hint, at: place) }
    let tags = zip(view.variants, views).map { variant, view in
      self.tags(of: variant, view, tag, mapping: nil)
    }
    let mapping = view.discriminator?["mapping"]
    let named = zip(view.variants, tags).map { variant, own in
      (variant, mapping.map { self.tags(in: $0, of: variant) } ?? own)
    }
    return readUnion(named, by: tag, named: hint, reference: reference, at: place)
  }

  /// A schema that others are made of, where something says which of them is meant.
  mutating func readHeirs(
    _ heirs: [String], of view: SchemaView, named hint: String, reference: String,
    at place: ByteSpan
  ) -> TypeReference.Shape? {
    guard let tag = view.discriminator?["propertyName"]?.text else {
      return readObject(view, named: hint, reference: reference, at: place)
    }
    let mapping = view.discriminator?["mapping"]
    let variants = heirs.map { heir in
      let node = DocumentNode(
        .object([.init(key: "$ref", keySpan: place, value: DocumentNode(.text(heir), at: place))]),
        at: place)
      let mapped = mapping.map { tags(in: $0, of: node) } ?? []
      return (node, mapped.isEmpty ? [OpenAPIDocument.name(of: heir)] : mapped)
    }
    return readUnion(variants, by: tag, named: hint, reference: reference, at: place)
  }

  private mutating func leaveOutVariants(_ hint: String, at place: ByteSpan) -> TypeReference.Shape?
  {
    findings.leaveOut(
      "`\(hint)` is one of several things, and nothing in it says which", at: place,
      help:
        "give the variants a `discriminator:` in the document, or declare the one that the app needs by hand"
    )
    return nil
  }

  /// The type that all variants fit into, if they are scalars.
  private func scalar(of views: [SchemaView]) -> TypeReference.Shape? {
    let kinds = Set(views.compactMap(\.kind))
    guard views.allSatisfy({ $0.variants.isEmpty && $0.kind != nil }) else { return nil }
    return switch kinds {
    case [.string, .integer]: .builtin(.identifier)
    case [.integer, .number], [.number]: .builtin(.number)
    case [.integer]: .builtin(.integer)
    case [.boolean]: .builtin(.boolean)
    default: nil
    }
  }

  /// A property that is another constant in each variant.
  private func impliedTag(of views: [SchemaView]) -> String? {
    let constants = views.map { view in
      view.properties.filter { property in
        let inner = SchemaView(property.schema, in: document)
        return inner.values?.count == 1 && inner.values?[0].text != nil
      }.map(\.name)
    }
    return constants.first?.first { name in
      guard constants.allSatisfy({ $0.contains(name) }) else { return false }
      let values = views.compactMap { constant(name, in: $0) }
      return Set(values).count == views.count
    }
  }

  private func constant(_ name: String, in view: SchemaView) -> String? {
    guard let property = view.property(name) else { return nil }
    return SchemaView(property.schema, in: document).values?.first?.text
  }

  private func tags(
    of variant: DocumentNode, _ view: SchemaView, _ tag: String, mapping: DocumentNode?
  ) -> [String] {
    if let property = view.property(tag) {
      let values = SchemaView(property.schema, in: document).values?.compactMap(\.text) ?? []
      if values.count == 1 { return values }
    }
    return variant["$ref"]?.text.map { [OpenAPIDocument.name(of: $0)] } ?? []
  }

  /// The tags by which a mapping names a schema: by reference, or by name.
  private func tags(in mapping: DocumentNode, of variant: DocumentNode) -> [String] {
    guard let reference = variant["$ref"]?.text else { return [] }
    return mapping.members.filter {
      $0.value.text == reference || $0.value.text == OpenAPIDocument.name(of: reference)
    }.map(\.key)
  }

  private mutating func readUnion(
    _ variants: [(schema: DocumentNode, tags: [String])], by tag: String, named hint: String,
    reference: String?, at place: ByteSpan
  ) -> TypeReference.Shape? {
    let name = names.type(hint, else: "Union")
    begin(reference, as: name)
    var cases = NamedUnionCases()
    for (number, (schema, tags)) in variants.enumerated() {
      let title = document.resolved(schema)?.node["title"]?.text
      let inner = name + (title.map(SafeName.upperCamel) ?? "Variant\(number + 1)")
      guard let shape = type(of: schema, named: inner, at: schema.span)?.shape else { continue }
      guard case .named(let model) = shape, isModel(model) else {
        findings.leaveOut(
          "a variant of `\(hint)` is a union itself, which no case can be", at: schema.span,
          help: "name the variants of the inner one in its place in the document")
        continue
      }
      for tag in tags where !cases.add(tag, of: model) {
        findings.leaveOut(
          "`\(tag)` stands for two variants of `\(hint)`, of which the first is read",
          at: schema.span, help: "give each variant a tag of its own in the document")
      }
    }
    declare(name, .union(tag: tag, cases.cases), at: place)
    return .named(name)
  }

  /// Whether a name is that of a model, or will be.
  private func isModel(_ name: String) -> Bool {
    for declaration in declarations where declaration.name == name {
      if case .model = declaration.content { return true }
      return false
    }
    return true
  }
}

/// The cases of a union by the tags of a description, of which several may make one name.
private struct NamedUnionCases {
  private(set) var cases: [ImportedUnionCase] = []
  /// The models by their tags.
  private var models: [String: String] = [:]
  /// The positions of cases by what their tags make and their models.
  private var positions: [String: [String: Int]] = [:]
  /// What generated names are told apart by: all but `_` and capitals.
  private var taken: Set<String> = []

  /// Adds a tag: to the case of the same model whose tag makes the same name, or as a case of its own.
  ///
  /// - Returns: Whether it stands for no other model already.
  mutating func add(_ tag: String, of model: String) -> Bool {
    if let other = models[tag] { return other == model }
    models[tag] = model
    let name = tag.isUnionTag ? tag : SafeName.lowerCamel(tag)
    let key = name.withoutWords
    if let position = positions[key]?[model] {
      cases[position].tags.append(tag)
      return true
    }
    positions[key, default: [:]][model] = cases.count
    cases.append(ImportedUnionCase(name: free(name), tags: [tag], model: model))
    return true
  }

  /// The name, with a number where another case has it.
  private mutating func free(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.withoutWords).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

extension String {
  /// The letters and digits of a name, without what divides it into words.
  fileprivate var withoutWords: String { filter { $0 != "_" }.lowercased() }

  fileprivate var isUnionTag: Bool {
    guard let first = utf8.first, first.isLetter else { return false }
    return utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
  }
}
