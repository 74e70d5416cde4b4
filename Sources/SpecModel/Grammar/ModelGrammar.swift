import Diagnostics
import SourceText
import SpecSyntax

enum FieldGrammar {
  static let type = Key("type", .type, .required, "The field's type.", example: "Int")
  static let defaultValue = Key(
    "default", .value, "Its value when the payload or whoever passes it says none.", example: "0")
  static let json = Key(
    "json", Form<PayloadPath>.fieldPath,
    """
    Its key in the payload, where it does not follow from its name, or the dotted path to a value within others: \
    `address.city`. A key that has dots of its own stands in brackets: `[address.city]`. Several fields may be read from \
    one place, each by its own type or format.
    """,
    example: "like_count")
  static let format = Key(
    "format", Form<PayloadFormat>.payloadFormat.located(),
    """
    How its value stands in payloads, where it does so in its own way: a number in a text, or a date otherwise than \
    `dates:` of the API says. Only fields of models have it, and of these neither lists nor other models.
    """,
    example: "day")
  static let record = Record<@Sendable (Name) -> Field>(
    "field", "A typed slot in its long form; the short one is `Int = 0`.",
    example: """
      type: Int
      default: 0
      json: like_count
      """,
    misplaced: [
      "required": "say `?` behind the type of what may be missing: all else is required"
    ]
  ) { mapping in
    let type = mapping.value(type)
    let value = mapping.value(defaultValue)
    let payloadPath = mapping.value(json)
    let format = mapping.value(format)
    guard let type else { return nil }
    return {
      Field(
        name: $0, type: type, defaultValue: value, payloadPath: payloadPath, format: format)
    }
  }
}

enum EnumGrammar {
  static let name = Key(
    "enum", .name(.other("the enum's name")), .required, "The enum's name.", example: "Audience")
  static let cases = Key(
    "cases", Form<[EnumCaseDeclaration]>.enumCases, .required,
    """
    Each case with its value in the payload, which in quotes may be empty; or a list of cases whose values are their \
    names. Where a case has several values, each of them is read as it, and the first is sent.
    """,
    example: "{ friends: friends-only }")
  static let unknown = Key(
    "unknown", .caseOfEnum,
    "The case that stands for values that the app does not know. Without one they are an error.",
    example: "everyone")
  static let record = Record<EnumDeclaration>(
    "enum", "A closed set of values.",
    example: """
      enum: Audience
      cases: { everyone: everyone, friends: friends-only }
      unknown: everyone
      """
  ) { mapping in
    let name = mapping.value(name)
    let cases = mapping.value(cases)
    let unknown = mapping.value(unknown)
    guard let name, let cases else { return nil }
    return EnumDeclaration(name: name, cases: cases, unknown: unknown)
  }
}

extension Form where Value == Name {
  /// The name of a case of the enum around it.
  fileprivate static var caseOfEnum: Form {
    let name = Form.name(.other("a case"))
    return Form(name.shape) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        !reader.tree.withScalarBytes(node, { $0.allSatisfy(isNameByte) })
      else { return reader.read(name, node) }
      let text = reader.tree.string(node)
      guard let document = reader.document(of: node),
        let cases = reader.value(of: "cases", in: document), reader.tree.kind(cases) == .mapping,
        let pair = reader.tree.pairs(cases).first(where: {
          reader.tree.scalarEquals($0.value, string: text)
        })
      else { return reader.read(name, node) }
      let meant = reader.tree.string(pair.key)
      return reader.mismatch(
        node, expected: "a case", help: "write `\(meant)`, which has this value in payloads",
        fixes: Fix.replacing(
          text, at: reader.location(reader.span(node)), by: meant, .unsafe))
    }
  }

  /// The name of a case that is its value in payloads as well.
  fileprivate static var caseName: Form {
    let name = Form.name(.other("a case"))
    return Form(name.shape) { node, reader in
      let text = reader.tree.kind(node) == .scalar ? reader.tree.string(node) : ""
      guard !text.utf8.allSatisfy(isNameByte), let joined = NameKind.joined(text) else {
        return reader.read(name, node)
      }
      return reader.mismatch(
        node, expected: "a case",
        help:
          "a value that is no name gets one, in a mapping of all cases: `cases: { \(joined): \(text), … }`"
      )
    }
  }
}

extension Form where Value == Name {
  /// A value in payloads. What is empty by intent stands in quotes.
  static var payloadValue: Form {
    let value = Form.string("the value in the payload")
    return Form(.anyText("the value in the payload")) { node, reader in
      let isEmpty = reader.tree.kind(node) == .scalar && reader.tree.scalarSize(node) == 0
      guard isEmpty, [.singleQuoted, .doubleQuoted].contains(reader.tree.style(node)) else {
        return reader.read(value, node)
      }
      return reader.name(node)
    }
  }
}

extension DocumentReader {
  /// Reports a case with a list that says no value.
  fileprivate func reportNoValue(of name: Name, _ node: NodeID) -> EnumCaseDeclaration? {
    // A value that could not be read has been told of.
    guard tree.count(node) == 0 else { return nil }
    return mismatch(
      node, expected: "the values in payloads",
      help: "write at least one, as in `\(name.text): \(name.text)`")
  }
}

extension DocumentReader {
  /// Reports a case that stands behind its value: `friends-only: friends`.
  ///
  /// - Parameter count: The findings that there were before; later ones say less.
  fileprivate func reportExchangedCase(_ node: NodeID, since count: Int) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    for (key, value) in tree.pairs(node) where tree.kind(key) == .scalar {
      let (name, payload) = (
        tree.string(key), tree.kind(value) == .scalar ? tree.string(value) : ""
      )
      let isName = name.utf8.allSatisfy(isNameByte) && name.utf8.first?.isDigit == false
      guard !name.isEmpty, !payload.isEmpty, !isName,
        payload.utf8.allSatisfy(isNameByte), payload.first?.isLowercase == true
      else { continue }
      withdraw(since: count)
      report(
        .wrongType, "expected the name of a case, found `\(name)`", at: span(key),
        help: "a case comes first, and then its value in payloads: `\(payload): \(name)`")
      return true
    }
    return false
  }
}

extension DocumentReader {
  /// Reports `unknown:` among the cases, where it says which of them stands for others; says whether it is there.
  fileprivate func reportUnknown(among cases: [EnumCaseDeclaration], in node: NodeID) -> Bool {
    guard let unknown = cases.first(where: { $0.name.text == "unknown" }),
      cases.contains(where: { $0.name.text != "unknown" && $0.name.text == unknown.payload }),
      let document = document(of: node), !has("unknown", in: document)
    else { return false }
    report(
      .unknownKey, "`unknown` is a key of the enum, and stands among its cases",
      at: unknown.name.span, help: "write it beside `cases:`: `unknown: \(unknown.payload)`")
    return true
  }
}

extension DocumentReader {
  /// The list of `open | paid`, as other languages write what something can be.
  fileprivate func listOfAlternatives(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar, tree.string(node).contains("|") else { return nil }
    let names = tree.string(node).split(separator: "|").map {
      $0.trimming { " \"'".contains($0) }
    }
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isNameByte) })
    else { return nil }
    return "[\(names.joined(separator: ", "))]"
  }

  /// The list of names that stand one below the other without their hyphens, which is one text.
  fileprivate func listOfBareWords(_ node: NodeID) -> String? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    let names = tree.string(node).split(separator: " ")
    guard names.count > 1,
      names.allSatisfy({ $0.first?.isLetter == true && $0.utf8.allSatisfy(isNameByte) }),
      Set(names).count == names.count
    else { return nil }
    return "[\(names.joined(separator: ", "))]"
  }
}

extension Form where Value == [EnumCaseDeclaration] {
  /// `{ case: payload }`, or a list of cases whose payload is their name.
  static var enumCases: Form {
    let values = Form<[Name]>.oneOrMore(of: .payloadValue)
    let entries = Form.entries(values.shape) { name, node, reader in
      guard let values = reader.read(values, node) else { return nil }
      guard let first = values.first else { return reader.reportNoValue(of: name, node) }
      return EnumCaseDeclaration(
        name: name, payload: first.text, payloadSpan: first.span, others: Array(values.dropFirst()))
    }
    let names = Form<[Name]>.list(of: .caseName)
    return Form(.either([entries.shape, names.shape])) { node, reader in
      if reader.isListOfPairs(node) {
        return reader.mismatchOfMapping(
          node, expected: "a list of names, or a mapping of names to values", help: "")
      }
      if let cases = reader.namesInBraces(node, of: .caseName) {
        return cases.map { EnumCaseDeclaration(name: $0, payload: $0.text, payloadSpan: $0.span) }
      }
      guard reader.tree.kind(node) == .sequence else {
        if let list = reader.listOfAlternatives(node) ?? reader.listInParentheses(node) {
          return reader.mismatch(node, expected: "a list", help: "write `\(list)`")
        }
        if let list = reader.listOfBareWords(node) {
          return reader.mismatch(
            node, expected: "a list", help: "write `\(list)`, or each behind a hyphen",
            fixes: [
              .replacing(at: reader.location(reader.tree.span(node)), by: list, .unsafe)
            ])
        }
        guard reader.tree.kind(node) == .scalar, reader.tree.string(node).contains(ascii: ",")
        else {
          let count = reader.diagnostics.count
          let cases = entries.read(node, reader)
          let isExchanged =
            reader.diagnostics.count > count && reader.reportExchangedCase(node, since: count)
          if isExchanged { return nil }
          return reader.reportUnknown(among: cases ?? [], in: node)
            ? cases?.filter { $0.name.text != "unknown" } : cases
        }
        let text = reader.tree.string(node)
        return reader.mismatch(
          node, expected: "a list", help: "a list stands in brackets: `[\(text)]`",
          fixes: reader.bracketing(node))
      }
      return names.read(node, reader)?.map {
        EnumCaseDeclaration(name: $0, payload: $0.text, payloadSpan: $0.span)
      }
    }
  }
}

enum SwiftTypeGrammar {
  static let type = Key(
    "type", .name(.swiftType), .required, "The name of the type.",
    example: "SponsoredAd")
  static let module = Key(
    "module", .name(.module), "The module that declares it; the app's own when left out.",
    example: "AdsKit")
  static let record = Record<SwiftTypeReference>(
    "swift type", "A type that the app owns and screenc does not generate.",
    example: """
      type: SponsoredAd
      module: AdsKit
      """,
    read: read)

  static func read(_ mapping: inout MappingReader) -> SwiftTypeReference? {
    let type = mapping.value(type)
    let module = mapping.value(module)
    return type.map { SwiftTypeReference(type: $0, module: module) }
  }
}

enum ModelGrammar {
  static let name = Key(
    "model", .name(.other("the model's name")), .required, "The model's name.", example: "Post")
  static let swift = Key(
    "swift", SwiftTypeGrammar.record.form,
    "The app's own type. Nothing is generated for it, and `fields` says what specs may use of it.",
    example: "{ type: SponsoredAd, module: AdsKit }")
  static let fields = Key(
    "fields", .fields, .required,
    "What it consists of. `id` is its identity, by which lists tell their items apart.",
    example: "{ id: ID, name: String }")
  static let computed = Key(
    "computed", Form<[Field]>.computedFields,
    """
    What the app works out from the fields, by the types of the values. Specs read it like a field; \
    an extension of the model in the app's code supplies it, without which the app does not compile.
    """,
    example: "{ summary: Text }")
  static let record = Record<ModelDeclaration>(
    "model",
    """
    A record with identity: what lists consist of. It is generated as a value type that is decoded \
    from payloads.
    """,
    example: """
      model: Post
      fields:
        id: ID
        author: User
        text: String?
        liked: Bool = false
        likes: { type: Int, default: 0, json: like_count }
      computed: { summary: Text }
      """,
    rules: [.atMostOne(["swift", "computed"])],
    misplaced: ["invalid": SourceGrammar.placeOfInvalid]
  ) { mapping in
    let name = mapping.value(name)
    let swift = mapping.value(swift)
    let fields = mapping.value(fields)
    let computed = mapping.value(computed)
    guard let name, let fields else { return nil }
    return ModelDeclaration(name: name, fields: fields, computed: computed ?? [], swift: swift)
  }
}

extension Form where Value == [Field] {
  /// Names with types.
  static var computedFields: Form {
    let type = Form<TypeReference>.type
    return .entries(type.shape) { name, node, reader in
      reader.read(type, node).map {
        Field(name: name, type: $0)
      }
    }
  }
}

enum UnionGrammar {
  static let name = Key(
    "union", .name(.other("the union's name")), .required,
    "The union's name.",
    example: "FeedItem")
  static let tag = Key(
    "tag", .string("a key of the payload"), .required,
    "The key of the payload under which the tag stands.",
    example: "kind")
  static let cases = Key(
    "cases", Form<[UnionCaseDeclaration]>.unionCases, .required,
    """
    Each case with its model. Its name is its tag in payloads, unless that is no name: then it stands beside the model, \
    as in `{ model: Ad, tag: sponsored-ad }`.
    """,
    example: "{ post: Post, ad: Ad }")
  static let unknown = Key(
    "unknown", Form<UnknownTagPolicy>.choice, .defaultsTo("fail"),
    "What becomes of elements with a tag that is none of the cases.", example: "skip")
  static let record = Record<UnionDeclaration>(
    "union",
    """
    A closed set of models told apart by a tag in the payload. A screen whose source yields a union \
    needs an adapter for each of its models.
    """,
    example: """
      union: FeedItem
      tag: kind
      cases: { post: Post, stories: StoryTray, ad: Ad }
      unknown: skip
      """,
    misplaced: ["invalid": SourceGrammar.placeOfInvalid]
  ) { mapping in
    let name = mapping.value(name)
    let tag = mapping.value(tag)
    let cases = mapping.value(cases)
    let unknown = mapping.value(unknown)
    guard let name, let tag, let cases else { return nil }
    return UnionDeclaration(name: name, tag: tag, cases: cases, unknown: unknown ?? .fail)
  }
}
