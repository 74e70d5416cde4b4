import SourceText
import SpecModel
import SpecSemantics

/// What is told of schemas beside what their values are.
extension SchemaReader {
  mutating func tellOfDeprecation(_ member: DocumentNode.Member?, of subject: String) {
    guard let member, member.value.isTrue else { return }
    findings.remark(
      .deprecations, "\(subject) is deprecated", at: member.keySpan,
      help: "it is taken over all the same: take it out if the app does without it")
  }

  /// What servers ask of values is asked of those who enter them by forms, of which no description knows.
  mutating func tellOfRules(of written: DocumentNode, named hint: String) {
    let annotations = SchemaAnnotations(written, in: document)
    if let first = annotations.limits.first {
      let limits = annotations.limits.map { "`\($0.key): \($0.value.scalar ?? "")`" }
      findings.remark(
        .limits, "the type of `\(hint)` does not say \(limits.inSentence)", at: first.keySpan,
        help: annotations.formRule.map { "a form that asks for it can: `\($0)`" }
          ?? "forms know lengths and ranges: what the server says of a field stands below it there")
    }
    if let pattern = annotations.pattern {
      findings.remark(
        .patterns, "the type of `\(hint)` does not say which pattern it has",
        at: pattern.keySpan,
        help:
          "forms know `format: email`, `phone` and `url`: what the server says of a field stands below it there"
      )
    }
    if let narrowing = annotations.narrowing {
      findings.remark(
        .values, "the type of `\(hint)` has more values than it", at: narrowing.keySpan,
        help: "give it a schema of its own in the document if the app has to know the others apart")
    }
  }

  // MARK: - Scalars

  mutating func readScalar(
    _ view: SchemaView, named hint: String, at place: ByteSpan
  ) -> TypeReference.Shape {
    tellOfValues(of: view, named: hint, at: place)
    tellOfFormat(of: view, named: hint, at: place)
    return switch view.kind {
    case .integer?: .builtin(.integer)
    case .boolean?: .builtin(.boolean)
    case .number? where view.format == "decimal": .builtin(.decimal)
    default: .builtin(.number)
    }
  }

  private mutating func tellOfValues(of view: SchemaView, named hint: String, at place: ByteSpan) {
    let values = (view.values ?? []).compactMap(\.scalar)
    guard !values.isEmpty, view.kind != .boolean || Set(values).count == 1 else { return }
    let some = values.prefix(5).map { "`\($0)`" }
    let more = values.count - some.count
    let list = (more > 0 ? some + ["\(more) more"] : some).inSentence
    findings.remark(
      .values, "the type of `\(hint)` does not say that its values are \(list)", at: place,
      help:
        "enums have texts as values: compare this one in conditions, or let the server send texts")
  }

  /// Tells of a format whose values mean more than what they are read as.
  mutating func tellOfFormat(of view: SchemaView, named hint: String, at place: ByteSpan) {
    guard let (meaning, help) = Self.meaning(of: view) else { return }
    findings.remark(
      .formats, "`\(hint)` is \(meaning), and becomes a `String`", at: place, help: help)
  }

  private static func meaning(of view: SchemaView) -> (meaning: String, help: String)? {
    let ofText = "work out what is shown of it by a field under `computed:`"
    return switch (view.format, view.kind) {
    case ("time"?, .string?): ("a time of day", ofText)
    case ("duration"?, .string?): ("a duration", ofText)
    case ("decimal"?, .string?): ("a decimal number", ofText)
    case ("binary"?, .string?):
      ("bytes", "JSON has none: what is in Base64 has the format `byte`, and becomes `Data`")
    default: nil
    }
  }

  // MARK: - Defaults

  /// What a field is where an answer says nothing of it.
  mutating func fieldDefault(
    _ annotations: SchemaAnnotations, of type: Reading, named name: String
  ) -> SpecValue? {
    slotDefault(
      annotations, of: type.shape, isNullable: type.isNullable, named: name,
      help: "say where it is shown what stands there if it is missing")
  }

  /// The default of a slot; nil where there is none, or none that the slot can have, which is told.
  mutating func slotDefault(
    _ annotations: SchemaAnnotations, of type: TypeReference.Shape, isNullable: Bool,
    named name: String, help: String
  ) -> SpecValue? {
    // With a default, null would be read as that.
    if !isNullable, let written = annotations.defaultValue?.value,
      let value = literal(written, of: type)
    {
      return value
    }
    leaveOutDefault(annotations, named: name, help: help)
    return nil
  }

  mutating func leaveOutDefault(
    _ annotations: SchemaAnnotations, named name: String, help: String
  ) {
    guard let member = annotations.defaultValue, !member.value.isNothing else { return }
    let value = member.value.scalar.flatMap { $0.isWritable ? " `\($0)`" : nil } ?? ""
    findings.remark(
      .defaults, "the default\(value) of `\(name)` is not taken over", at: member.keySpan,
      help: help)
  }

  /// A value as a spec writes it where a type is due; nil where it is none of the type, or has no literal.
  private func literal(_ value: DocumentNode, of type: TypeReference.Shape) -> SpecValue? {
    guard let written = value.scalar else { return nil }
    switch type {
    case .builtin(.boolean): return value.isBoolean ? .literal(written) : nil
    case .builtin(.integer): return value.isNumber && Int(written) != nil ? .literal(written) : nil
    case .builtin(.number), .builtin(.decimal):
      let isFinite = Double(written).map { $0.isFinite && !$0.isSubnormal } ?? false
      return value.isNumber && isFinite ? .literal(written) : nil
    case .builtin(.string), .builtin(.identifier): return written.isWritable ? .text(written) : nil
    case .builtin(.url):
      return written.isWritable && URLNotation.isAddress(written) ? .text(written) : nil
    case .named(let name):
      // A case is no text, and is written without quotes.
      guard let item = enumCases[name]?.first(where: { $0.payload == written }),
        item.name.yamlScalar == item.name
      else { return nil }
      return .literal(item.name)
    default: return nil
    }
  }

  func isEnum(_ name: String) -> Bool { enumCases[name] != nil }
}

extension DocumentNode {
  /// Whether it is what a slot is without a default: missing, or an empty list.
  fileprivate var isNothing: Bool {
    if case .list(let elements) = content { elements.isEmpty } else { isNull }
  }
}

extension String {
  /// Whether it stands in a spec as it is, without looking like a value that is put in.
  fileprivate var isWritable: Bool {
    utf8.count <= 80
      && utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && !"$%({})\\`".utf8.contains($0) }
  }
}

extension [String] {
  /// With commas, and `and` before the last.
  fileprivate var inSentence: String {
    guard let last = self.last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and \(last)"
  }
}
