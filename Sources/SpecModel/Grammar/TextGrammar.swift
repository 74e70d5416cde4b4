import Diagnostics
import SourceText
import SpecSyntax

/// The long form of a text.
enum TextGrammar {
  static let key = Key(
    "key", .string("a key of the app's strings"), "The key of the text in the app's strings.",
    example: "post.likes")
  static let arguments = Key(
    "with", .list(of: .value), "What takes the places of the text's placeholders, in order.",
    example: "[$item.likes]")
  static let value = Key(
    "value", .value,
    """
    A value that is shown as text. An `Int` is shown by its digits, as `2026`; `as: number` sets the locale's \
    separators. A case of an enum is shown as the app's strings say under its key, \
    which is `audience.everyone` for the case `everyone` of `Audience`; where they lack that, as its \
    name in words.
    """,
    example: "$item.author.name")
  static let format = Key(
    "as", Form<TextFormat>.choice, "How the value is formatted for the locale.",
    example: "relative")
  static let currency = Key(
    "currency", .value,
    """
    Shows the value as an amount in this currency: a code of ISO 4217, or a `String` that has one. With \
    `as: currency` instead, the currency is that of the reader's region, which only fits amounts that were \
    converted to it.
    """,
    example: "EUR")
  static let verbatim = Key(
    "verbatim", .value,
    "A literal that is not translated; `{$…}` in it is a value, of an enum the one in the payload.",
    example: "© Moments")

  static let rules: [KeyRule] = [
    .exactlyOne(
      ["key", "value", "verbatim"],
      missing: .missing(
        "this text says nothing",
        help: "give it a `key:` of the strings, a `value:` or a `verbatim:` literal"),
      several: .excess(
        "a text is only one of `key`, `value` and `verbatim`", help: "leave one of them")),
    .only(["with"], with: ["key"]), .only(["as", "currency"], with: ["value"]),
    .atMostOne(
      ["as", "currency"],
      several: .excess(
        "`currency` says already how the value is shown", at: .key(["as"]), help: "leave `as` out",
        keeping: .all)),
  ]

  /// What a text by itself is held to, which may be one of two.
  private static let rulesAlone: [KeyRule] =
    [
      .exactlyOne(
        ["key", "value", "verbatim", "then"],
        missing: .missing(
          "this text says nothing",
          help: "give it a `key:` of the strings, a `value:` or a `verbatim:` literal"),
        several: .excess(
          "a text is only one of `key`, `value`, `verbatim` and `then`", help: "leave one of them"))
    ] + ConditionalValueGrammar.rules(choosing: "this text is") + [
      .needs(
        "then", "else",
        missing: .missing(
          "this text has no other one", at: .key(["then"]),
          help: "add `else:` with what is said where the condition does not hold"))
    ]

  static let record = Record<TextValue>(
    "text",
    """
    A text for people: a key of the app's strings, a value or a literal. Short, a plain text is a \
    key, and what starts with `$` is a value. With `when`, `then` and `else` it is one of two texts, \
    short or long.
    """,
    example: """
      key: post.likes
      with: [$item.likes]
      """,
    rules: rulesAlone + rules.dropFirst()
  ) { mapping in
    let text = read(&mapping)
    guard mapping.mayHave(choice) else { return text }
    let condition = mapping.value(ConditionalValueGrammar.optionalCondition)
    let value = mapping.value(ConditionalValueGrammar.optionalValue)
    let otherwise = mapping.value(ConditionalValueGrammar.optionalOtherwise)
    guard let value else { return text }
    guard let condition, let otherwise else { return nil }
    return .value(.conditional(condition, value, otherwise, at: mapping.span), format: nil)
  }

  private static let choice: KeyText.Marks = [
    ConditionalValueGrammar.optionalCondition.text.mark,
    ConditionalValueGrammar.optionalValue.text.mark,
    ConditionalValueGrammar.optionalOtherwise.text.mark,
  ]
  /// Of the keys that neither texts of the strings have nor plain values.
  private static let looks: KeyText.Marks = [
    format.text.mark, currency.text.mark, verbatim.text.mark,
  ]

  /// Reads the keys of a text from a mapping that may have others beside them.
  static func read(_ mapping: inout MappingReader) -> TextValue? {
    var key = mapping.value(key)
    let arguments = mapping.value(arguments)
    var value = mapping.value(value)
    // What is given values is a text, by whatever it is called.
    if let written = key, !mapping.has(Self.arguments), let path = written.asPath {
      reportValue(written.text, insteadOfKeyIn: mapping)
      (key, value) = (nil, path)
    }
    let mayHaveLooks = mapping.mayHave(looks)
    let format = mayHaveLooks ? mapping.value(format) : nil
    let currency = mayHaveLooks ? mapping.value(currency) : nil
    let verbatim = mayHaveLooks ? mapping.value(verbatim) : nil
    if let key {
      // What could not be read is no lack of values.
      let unreadable = mapping.has(Self.arguments) ? [Expression(.invalid, span: key.span)] : []
      return .key(key, arguments: arguments ?? unreadable)
    }
    guard let value = value?.addingForgottenDollar else { return verbatim.map { .verbatim($0) } }
    guard let currency else { return .value(value, format: format) }
    return .money(value, currency: currency)
  }
}

extension TextGrammar {
  /// Reports a value under the key that is for keys of strings.
  private static func reportValue(_ path: String, insteadOfKeyIn mapping: borrowing MappingReader) {
    guard let span = mapping.keySpan(key) else { return }
    let reader = mapping.reader
    let place = reader.location(span)
    reader.report(
      Diagnostic(
        .wrongType, "`key` is that of a text in the app's strings, and `\(path)` is a value",
        at: place, help: ["it is called `value` here"],
        fixes: Fix.replacing("key", at: place, by: "value", .safe)))
  }
}

extension Name {
  /// The path that stands where a name is due.
  fileprivate var asPath: Expression? {
    guard text.utf8.first == UInt8(ascii: "$"),
      var path = ValuePath(withoutDollar: String(text.dropFirst()), at: span)
    else { return nil }
    path.lacksDollar = false
    return Expression(.path(path), span: span)
  }
}

extension Expression {
  /// The value as a path where it is one but for its `$`: as a text people would read it as it stands.
  fileprivate var addingForgottenDollar: Expression {
    guard case .text(let text) = kind, let path = ValuePath(withoutDollar: text, at: span) else {
      return self
    }
    return Expression(.path(path), span: span)
  }
}

extension Form where Value == TextValue {
  /// A text, short or long.
  static var text: Form {
    let long = TextGrammar.record.form
    return Form(.either([long.shape, .text("a key of the strings, or `$…`")])) {
      node, reader in
      guard reader.tree.kind(node) == .scalar else {
        return long.read(node, reader)
      }
      guard reader.tree.scalarSize(node) > 0 else {
        return reader.mismatch(node, expected: "a key of the app's strings")
      }
      guard !reader.startsWithDollar(node) else {
        return .value(reader.expression(node, canBeKey: true), format: nil)
      }
      switch reader.value(node)?.kind {
      case .template?: break
      // What cannot be read is no key, either.
      case .invalid?: return .value(Expression(.invalid, span: reader.span(node)), format: nil)
      default: return .key(reader.name(node), arguments: [])
      }
      return reader.mismatch(
        node, expected: "a key of the app's strings",
        help: "a literal with values in it is written `{ verbatim: \"…\" }`",
        fixes: reader.verbatimFixes(node))
    }
  }
}

extension DocumentReader {
  /// Makes a literal of a text in quotes, which stands in a mapping as it stood.
  fileprivate func verbatimFixes(_ node: NodeID) -> [Fix] {
    let span = tree.span(node)
    // What an alias stands for is written elsewhere, perhaps for other places, too.
    guard span == self.span(node) else { return [] }
    switch tree.style(node) {
    case .doubleQuoted, .singleQuoted: break
    case .plain, .literal, .folded: return []
    }
    let start = location(ByteSpan(start: span.start, end: span.start))
    let end = location(ByteSpan(start: span.end, end: span.end))
    return [
      Fix(
        "put it into `{ verbatim: … }`", .unsafe,
        edits: [
          Fix.Edit(start, replacement: "{ verbatim: "), Fix.Edit(end, replacement: " }"),
        ])
    ]
  }
}

/// A picture by name in its long form.
enum ImageGrammar {
  static let asset = Key(
    "asset", .string("the name of an image"), .required, "An image of the app.", example: "logo")
  static let record = Record<ImageValue>(
    "image name", "A picture by name: short, a symbol; in this form, an image of the app.",
    example: """
      asset: logo
      """
  ) { mapping in
    mapping.value(asset).map { .asset($0) }
  }
}

extension Form where Value == ImageValue {
  /// A symbol by name, or `{ asset: Name }`.
  static var image: Form {
    let symbol = Form<Name>.string("a symbol's name")
    let asset = asset
    return Form(.either([asset.shape, .text("a symbol's name")])) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        guard !reader.holdsPath(node) else {
          return reader.mismatch(
            node, expected: "a symbol's name",
            help:
              "symbols have fixed names, such as `heart`; a picture of a value is `image: { from: $… }`"
          )
        }
        guard !reader.holdsAddress(node) else {
          return reader.mismatch(
            node, expected: "a symbol's name",
            help: "an image of the app is `{ asset: Name }`; one at an address is a `URL` value"
          )
        }
        return reader.read(symbol, node).map { name in
          reader.checkSymbol(name)
          return .symbol(name)
        }
      }
      return reader.read(asset, node)
    }
  }

  private static var asset: Form { ImageGrammar.record.form }
}

extension DocumentReader {
  /// So many symbols that there are not are compared with all others: a hostile file may have very many.
  private static let mostCompared = 20

  /// Reports a name that no symbol has, and notes one that not every iOS has.
  fileprivate func checkSymbol(_ name: Name) {
    if let release = SystemSymbols.release(of: name.text) {
      if release > .oldest { note(NewerSymbol(name: name, since: release)) }
      return
    }
    unknownSymbols += 1
    report(
      .unknownSymbol(
        name.text, at: location(name.span), isCompared: unknownSymbols <= Self.mostCompared))
  }

  /// Whether a scalar has a path to a value in it.
  fileprivate func holdsPath(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar
      && tree.withScalarBytes(node) { $0.contains(UInt8(ascii: "$")) }
  }

  /// Whether a scalar has in it what the names of symbols don't have, and addresses do.
  fileprivate func holdsAddress(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar
      && tree.withScalarBytes(node) { bytes in
        bytes.contains { byte in
          byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: " ")
        }
      }
  }
}

extension Diagnostic {
  /// The finding about a name that no symbol has.
  ///
  /// - Parameter isCompared: Whether the name that was meant is looked for among all.
  package static func unknownSymbol(
    _ name: String, at place: Location, isCompared: Bool = true
  ) -> Diagnostic {
    let meant = isCompared ? SystemSymbols.intended(name) : nil
    let fixes = meant.map { meant in
      meant.isCertain ? Fix.replacing(name, at: place, by: meant.name, .unsafe) : []
    }
    return Diagnostic(
      .unknownSymbol, "no symbol is known that is called `\(name)`", at: place,
      help: [
        meant.map { "did you mean `\($0.name)`?" }
          ?? "the names are those of SF Symbols; an image of the app is `{ asset: Name }`"
      ], fixes: fixes ?? [])
  }
}
