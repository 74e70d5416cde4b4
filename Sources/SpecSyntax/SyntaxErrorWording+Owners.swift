import SourceText

/// Keys below one that has its value already.
extension SyntaxErrorWording {
  /// Keys below one that has the value of one of them already, or its name: `tabs: $state.tab` with `shown: $state.tab`
  /// below it, and `layout: grid` with `grid:`.
  func valueSaidBelow(_ text: Int) -> SyntaxProblem? {
    guard key(at: text) != nil, let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), let owner = key(at: start), isComplete(start),
      column(of: start) < column(of: text), let colon = firstColon(from: start)
    else { return nil }
    let value = textBehindColon(colon)
    let depth = column(of: text)
    var line: Int? = text
    var count = 0
    while let place = line, column(of: place) >= depth, count < Self.mostKeys {
      if column(of: place) == depth, let name = key(at: place),
        let inner = firstColon(from: place),
        source[textBehindColon(inner)].elementsEqual(source[value])
          || name.utf8.elementsEqual(source[value])
      {
        let written = String(decoding: source[value], as: UTF8.self)
        return SyntaxProblem(
          .yamlSyntax, "`\(owner)` has a value behind it and keys below it", at: ByteSpan(value),
          related: [
            .init(
              span: ByteSpan(place..<place + name.utf8.count), message: "`\(name)` says the same")
          ],
          help: ["take `\(written)` out behind `\(owner):`"],
          correction: .init(
            "take it out", isSafe: false, replacing: colon + 1..<value.upperBound, by: ""))
      }
      line = lineAfter(place)
      count += 1
    }
    return nil
  }

  /// So many lines are looked at below a key.
  private static let mostKeys = 50

  /// What stands behind a colon in its line.
  func textBehindColon(_ colon: Int) -> Range<Int> {
    let start = firstNonBlank(from: colon + 1)
    var end = lineEnd(start)
    while end > start, source[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Keys below one that has the short form of its value, to which they belong: `source: Posts` with `with:` below it.
  func longFormBelowShort(_ text: Int) -> SyntaxProblem? {
    guard let name = key(at: text), let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), let owner = key(at: start), isComplete(start),
      column(of: text) == column(of: start) + Self.step,
      let first = Self.firstKeys[owner], name != first.ofText, name != first.ofValue,
      let colon = firstColon(from: start)
    else { return nil }
    let value = firstNonBlank(from: colon + 1)
    var end = lineEnd(value)
    while end > value, source[end - 1].isBlank { end -= 1 }
    guard let byte = byte(at: value), !"{[\"'".utf8.contains(byte) else { return nil }
    let written = String(decoding: source[value..<end], as: UTF8.self)
    // What a screen tracks has names of its own.
    let isTracking = owner == "track" && name == "impressions"
    let key = isTracking ? "shown" : written.hasPrefix("$") ? first.ofValue : first.ofText
    let indentation = String(repeating: " ", count: column(of: text))
    return SyntaxProblem(
      .yamlSyntax, "`\(name)` is indented below `\(owner)`, which has its value already",
      at: ByteSpan(text..<text + name.utf8.count),
      related: [.init(span: ByteSpan(value..<end), message: "its value is here")],
      help: ["write `\(owner):` by itself, and `\(key): \(written)` in a line below it"],
      correction: .init(
        "write its long form", isSafe: false, replacing: colon + 1..<end,
        by: "\n\(indentation)\(key): \(written)"))
  }

  /// Keys below one that has the name of a way behind it, to which they belong: `layout: carousel` with `spacing:` below
  /// it.
  func keysOfWayBelow(_ text: Int) -> SyntaxProblem? {
    guard let name = key(at: text), let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), let owner = key(at: start), isComplete(start),
      column(of: start) < column(of: text), let ways = Self.ways[owner],
      let colon = firstColon(from: start)
    else { return nil }
    let value = textBehindColon(colon)
    let way = String(decoding: source[value], as: UTF8.self)
    guard ways[way]?.contains(name) == true, let below = plainEntries(from: text) else {
      return nil
    }
    let meant = "\(way): { \(below.entries.joined(separator: ", ")) }"
    let indentation = String(repeating: " ", count: column(of: start) + Self.step)
    let replaced = colon + 1..<below.end
    // A comment would go with what is replaced.
    let hasComment = source[replaced].contains(UInt8(ascii: "#"))
    return SyntaxProblem(
      .yamlSyntax, "`\(owner)` has a value behind it and keys below it", at: ByteSpan(value),
      related: [
        .init(
          span: ByteSpan(text..<text + name.utf8.count), message: "`\(name)` is a key of `\(way)`")
      ],
      help: ["write `\(owner):` by itself, and `\(meant)` in a line below it"],
      correction: hasComment
        ? nil
        : .init(
          "write it below", isSafe: false, replacing: replaced, by: "\n\(indentation)\(meant)"))
  }

  /// The lines from one on that stand as deep as it, if each is a key with a word or number behind it; and where they end.
  private func plainEntries(from text: Int) -> (entries: [String], end: Int)? {
    var entries: [String] = []
    var end = text
    var line: Int? = text
    while let place = line, column(of: place) >= column(of: text) {
      guard column(of: place) == column(of: text), let name = key(at: place),
        let colon = firstColon(from: place), entries.count < Self.mostKeys
      else { return nil }
      let value = textBehindColon(colon)
      guard !value.isEmpty, !source[value].contains(where: "{}[],#\"'|>&*:".utf8.contains) else {
        return nil
      }
      entries.append("\(name): \(String(decoding: source[value], as: UTF8.self))")
      end = value.upperBound
      line = lineAfter(place)
    }
    return (entries, end)
  }

  /// The keys that have ways with keys of their own, which stand behind the key where they need none.
  private static let ways: [String: [String: Set<String>]] = [
    "layout": [
      "grid": ["columns", "spacing"], "liquid": ["columns", "spacing"],
      "carousel": ["columns", "spacing"], "shelf": ["columns", "spacing", "stops"],
    ]
  ]

  /// A value behind a key of a declaration that takes nothing but what stands below it: `fonts: system`.
  func valueBeforeMapping(_ text: Int) -> SyntaxProblem? {
    guard let name = key(at: text), let before = lineBefore(text, isWanted: { _ in true }),
      column(of: before) == 0, column(of: text) > 0, let owner = key(at: before),
      Self.ownersOfMappings.contains(owner), isComplete(before),
      let colon = firstColon(from: before), !isOneOfSeveral(before, with: text)
    else { return nil }
    return valueInTheWay(
      behind: owner, colon, of: ByteSpan(text..<text + name.utf8.count), "its keys begin here")
  }

  /// A value that stands behind a key before what it has below it.
  func valueInTheWay(
    behind owner: String, _ colon: Int, of content: ByteSpan, _ remark: String
  ) -> SyntaxProblem {
    let value = textBehindColon(colon)
    let written = String(decoding: source[value].prefix(Self.mostWritten), as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "`\(owner)` has a value behind it and keys below it", at: ByteSpan(value),
      related: [.init(span: content, message: remark)],
      help: [
        value.count > Self.mostWritten
          ? "take out what stands behind `\(owner):`" : "take `\(written)` out behind `\(owner):`"
      ],
      correction: .init(
        "take it out", isSafe: false, replacing: colon + 1..<value.upperBound, by: ""))
  }

  /// Longer values are not written out.
  private static let mostWritten = 40

  /// Whether a key has a value as those around it have, and may be one of them that is not indented: a field that is
  /// called as a key of declarations.
  private func isOneOfSeveral(_ line: Int, with next: Int) -> Bool {
    guard let last = lineBefore(line, isWanted: { _ in true }), column(of: last) > 0,
      let value = firstOfValue(line), let other = firstOfValue(next), isLike(value, other)
    else { return false }
    guard column(of: last) == column(of: next), key(at: last) != nil else { return true }
    return firstOfValue(last).map { isLike(value, $0) } ?? false
  }

  private func firstOfValue(_ line: Int) -> UInt8? {
    guard isComplete(line), let colon = firstColon(from: line) else { return nil }
    return byte(at: firstNonBlank(from: colon + 1))
  }

  /// Whether plain values begin alike: with a digit, or with letters that are both small or both capitals.
  private func isLike(_ first: UInt8, _ other: UInt8) -> Bool {
    first.isLetterOrDigit && other.isLetterOrDigit && first.isDigit == other.isDigit
      && first.isSmall == other.isSmall
  }

  /// Keys of declarations that take a mapping only, and that no cell has.
  private static let ownersOfMappings: Set<String> = [
    "accessibility", "bar", "borders", "cache", "colors", "computed", "data", "durations", "fields",
    "flags", "fonts", "form", "gradients", "headers", "page", "parameters", "radii", "session",
    "shadows", "state", "states", "submit", "tabBar", "toolbar",
  ]

  /// A key that is indented below another one which has its value: a line with a key that has none is missing between.
  func ownerless(_ text: Int) -> SyntaxProblem? {
    guard let name = key(at: text), let before = lineBefore(text, isWanted: { _ in true }),
      let start = firstKey(inLineAt: before), let owner = key(at: start), isComplete(start),
      column(of: start) < column(of: text)
    else { return nil }
    if let problem = valueBeforeOwnKeys(start, owner, of: name, at: text) { return problem }
    let message = "`\(name)` is indented below `\(owner)`, which has its value already"
    return SyntaxProblem(
      .yamlSyntax, message, at: ByteSpan(text..<text + name.utf8.count),
      related: [.init(span: character(at: start), message: "this is complete")],
      help: [
        accessibilityAsKey(owner) ?? helpOnOwnerless(name, below: owner, before)
      ])
  }

  /// A value behind a key that has its own keys below it, as `request: GET` with `path:` below it.
  private func valueBeforeOwnKeys(
    _ start: Int, _ owner: String, of name: String, at text: Int
  ) -> SyntaxProblem? {
    guard Self.owners[name] == owner, let colon = firstColon(from: start) else { return nil }
    let value = textBehindColon(colon)
    guard !value.isEmpty else { return nil }
    let written = String(decoding: source[value], as: UTF8.self)
    let isMethod = Self.methods.contains(written.uppercased())
    let indentation = String(repeating: " ", count: column(of: text))
    let line = "method: \(written.uppercased())"
    return SyntaxProblem(
      .yamlSyntax, "`\(owner)` has a value behind it and keys below it", at: ByteSpan(value),
      related: [
        .init(span: ByteSpan(text..<text + name.utf8.count), message: "its keys begin here")
      ],
      help: [
        "write `\(owner):` by itself, and "
          + (isMethod ? "`\(line)` in a line below it" : "what `\(written)` says by a key below it")
      ],
      correction: isMethod
        ? .init(
          "write its long form", isSafe: false, replacing: colon + 1..<value.upperBound,
          by: "\n\(indentation)\(line)") : nil)
  }

  private static let methods: Set<String> = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"]

  private func helpOnOwnerless(_ name: String, below owner: String, _ line: Int) -> String {
    if isFirst(line) {
      return Self.keysOfDeclarations.contains(name)
        ? "take the spaces before it out, and as many before what is below it"
        : "write the key that it belongs to in a line before it, as a model has `fields:`"
    }
    if let key = Self.owners[name] {
      return "write `\(key):`, to which it belongs, in a line before it"
    }
    return
      "indent it like `\(owner)`, or write the key that it belongs to in a line before it; a text of several lines stands in quotes"
  }

  /// Keys below a line that has its value, whose own line is missing.
  func lackingOwner(_ text: Int) -> SyntaxProblem? {
    guard let name = key(at: text), let owner = Self.owners[name],
      let before = lineBefore(text, isWanted: { _ in true }),
      // One of the same is not indented like it.
      firstKey(inLineAt: before).flatMap({ key(at: $0) }).flatMap({ Self.owners[$0] }) != owner
    else { return nil }
    return ownerless(text)
  }

  /// Keys that stand beside the one that names a declaration.
  private static let keysOfDeclarations: Set<String> = [
    "fields", "cases", "parameters", "for", "cell", "source", "sections", "colors", "fonts", "base",
    "title", "request", "yields", "events", "path", "method", "uses", "exports",
  ]

  /// What the first of some keys is one of, where only one key has it.
  private static let owners = [
    "column": "cell", "row": "cell", "loading": "states", "empty": "states", "error": "states",
    "leading": "bar", "trailing": "bar", "menu": "host", "style": "host", "path": "request",
    "query": "request",
    "pull": "reload", "onAppear": "reload", "every": "reload",
  ]
}
