import SpecSyntax

/// The forms of lengths and times, which themes have names for.
extension Form where Value == SpecDuration {
  /// A span of time: `300ms`, `60s`, `5m`, `1h`.
  static var duration: Form {
    Form(.notation(.duration)) { node, reader in
      if reader.tree.kind(node) == .scalar,
        let duration = SpecDuration(reader.tree.string(node))
      {
        return duration
      }
      let whole = SpecDuration.whole(of: reader.tree.string(node))
      return reader.mismatch(
        node, expected: "a duration",
        help: whole.map { "write a whole number with its unit: `\($0)`" }
          ?? (SpecDuration.isNothing(reader.tree.string(node))
            ? "it is longer than nothing: leave the key out, or say how long, as in `1s`" : nil)
          ?? "write a number with its unit: `300ms`, `60s`, `5m`")
    }
  }
}

extension Form where Value == SpecDuration {
  /// A span of time after which a server is asked again: it is given a second at least.
  static var interval: Form {
    Form(.notation(.duration)) { node, reader in
      guard let duration = reader.read(.duration, node) else { return nil }
      guard duration.milliseconds >= 1_000 else {
        return reader.mismatch(
          node, expected: "a duration of a second or more",
          help: "a server is not asked as often as that: say it in seconds, as in `30s`")
      }
      return duration
    }
  }
}

extension SpecDuration {
  fileprivate static let units: [(suffix: String, milliseconds: Int)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// A whole number with its unit; nil for anything else.
  init?(_ text: String) {
    for unit in Self.units where text.hasSuffix(unit.suffix) {
      guard let number = Int(text.dropLast(unit.suffix.utf8.count)), number > 0, number <= 1_000_000
      else { continue }
      self.init(milliseconds: number * unit.milliseconds)
      return
    }
    return nil
  }

  /// Whether it is a duration that is over at once.
  fileprivate static func isNothing(_ text: String) -> Bool {
    units.contains { text.hasSuffix($0.suffix) && Int(text.dropLast($0.suffix.utf8.count)) == 0 }
  }

  /// A duration with a point, in the next smaller unit: `300ms` for `0.3s`, and for `0.3`, which are seconds elsewhere.
  fileprivate static func whole(of text: String) -> String? {
    let unit = units.first { text.hasSuffix($0.suffix) } ?? units[1]
    let digits = text.hasSuffix(unit.suffix) ? text.dropLast(unit.suffix.utf8.count) : text[...]
    guard digits.utf8.contains(UInt8(ascii: ".")), let number = Double(digits), number > 0,
      number < 1_000_000
    else { return nil }
    let milliseconds = Int((number * Double(unit.milliseconds)).rounded())
    guard let fitting = units.last(where: { milliseconds % $0.milliseconds == 0 }),
      milliseconds > 0, milliseconds / fitting.milliseconds <= 1_000_000
    else { return nil }
    return "\(milliseconds / fitting.milliseconds)\(fitting.suffix)"
  }
}

extension Form where Value == SpecShortcut {
  /// Keys that are pressed together: `cmd+n`.
  static var shortcut: Form {
    Form(.notation(.shortcut)) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        let shortcut = SpecShortcut(reader.tree.string(node))
      else {
        return reader.mismatch(
          node, expected: "a shortcut",
          help:
            "write the keys that are held down, then the one that is pressed, in small letters: `cmd+n`, `cmd+shift+f`, `escape`"
        )
      }
      return shortcut
    }
  }
}

extension Form where Value == Measure {
  /// A token of the theme's spacing, or points.
  static var measure: Form {
    measure(.spacing, expected: "a spacing token or a number of points")
  }

  /// The distance to all edges: a token of the theme's spacing, or points.
  static var padding: Form {
    let one = Form<Measure>.measure
    return Form(one.shape) { node, reader in
      if reader.tree.kind(node) == .mapping {
        return reader.mismatch(
          node, expected: "one distance for all edges",
          help:
            "each its own stands beside the key of the node: `box: { padding: { top: s, leading: m, bottom: s, trailing: m } }`"
        )
      }
      return reader.reportSides(node) {
        "it is one distance for all edges here; each its own stands beside the key of the node: `box: { padding: \($0) }`"
      } ? nil : reader.read(one, node)
    }
  }

  /// A radius of the theme, or points.
  static var radius: Form {
    measure(.radius, expected: "a radius of the theme or a number of points")
  }

  private static func measure(_ kind: NameKind, expected: String) -> Form {
    let token = Form<Name>.name(kind)
    let points = Form<Double>.points(or: "", .token)
    return Form(.either([.name(kind), .points])) { node, reader in
      guard reader.tree.kind(node) == .scalar else {
        return reader.mismatchOfSingle(node, expected: expected)
      }
      guard reader.tree.scalarSize(node) > 0 else {
        return reader.mismatch(node, expected: expected)
      }
      let isNumber = reader.tree.withScalarBytes(node) {
        $0[0].isDigit || $0[0] == UInt8(ascii: "-")
      }
      guard isNumber else { return reader.read(token, node).map { .token($0) } }
      return reader.read(points, node).map { .points($0) }
    }
  }
}

extension Record {
  /// The construct in place, or the name of a token of the theme that is one.
  func orToken(_ kind: NameKind) -> Form<TokenOr<Value>> {
    orToken(kind, named: { .token($0) }, own: { .own($0) })
  }

  /// The construct in place, which can also be what has a name in the theme.
  func orToken(
    _ kind: NameKind, named: @escaping @Sendable (Name) -> Value
  ) -> Form<Value> {
    orToken(kind, named: named, own: { $0 })
  }

  private func orToken<Meant: Sendable>(
    _ kind: NameKind, named: @escaping @Sendable (Name) -> Meant,
    own: @escaping @Sendable (Value) -> Meant
  ) -> Form<Meant> {
    let token = Form<Name>.name(kind)
    return Form<Meant>(.either([token.shape, .construct(self.construct)])) { node, reader in
      guard reader.tree.kind(node) == .mapping else {
        guard !reader.reportNoToken(node, kind, self.construct) else { return nil }
        return reader.read(token, node).map(named)
      }
      return self.read(node, reader).map(own)
    }
  }
}

extension DocumentReader {
  /// Reports several words in the place of a token, as stylesheets write what it is; says whether they are.
  fileprivate func reportNoToken(
    _ node: NodeID, _ kind: NameKind, _ construct: Construct
  ) -> Bool {
    guard tree.kind(node) == .scalar,
      tree.withScalarBytes(node, { $0.contains(UInt8(ascii: " ")) })
    else { return false }
    let lines = construct.example.split(separator: "\n").joined(separator: ", ")
    let own =
      kind == .border ? ForeignLength.border(tree.string(node)) ?? "{ \(lines) }" : "{ \(lines) }"
    let _: Never? = mismatch(
      node, expected: "\(kind.phrase), or what it is", help: "say what it is: `\(own)`")
    return true
  }

  /// Reports several lengths in the place of one, as stylesheets write those of the sides; says whether they are.
  ///
  /// - Parameter help: What to do, given the sides as they are written.
  func reportSides(_ node: NodeID, help: (String) -> String) -> Bool {
    guard tree.kind(node) == .scalar,
      tree.withScalarBytes(node, { $0.contains(UInt8(ascii: " ")) }),
      let sides = ForeignLength.sides(tree.string(node))
    else { return false }
    let _: Never? = mismatch(node, expected: "one distance", help: help(sides))
    return true
  }

  /// Reports a list of several lengths, as code has those of the sides; says whether it is one.
  func reportSides(inList node: NodeID) -> Bool {
    guard tree.kind(node) == .sequence, (2...4).contains(tree.count(node)),
      tree.items(node).allSatisfy({ tree.kind($0) == .scalar }),
      Set(tree.items(node).map { tree.string($0) }).count > 1
    else { return false }
    let _: Never? = mismatch(
      node, expected: "one distance, or each side by its name",
      help: "say each side by its name: `{ top: …, leading: …, bottom: …, trailing: … }`")
    return true
  }
}

extension Form where Value == TokenOr<SpecDuration> {
  /// A duration of the theme, or one with its unit.
  static var fade: Form {
    let token = Form<Name>.name(.duration)
    let own = Form<SpecDuration>.duration
    return Form(.either([token.shape, own.shape])) { node, reader in
      let startsWithDigit =
        reader.tree.kind(node) == .scalar && reader.tree.scalarSize(node) > 0
        && reader.tree.withScalarBytes(node) { $0[0].isDigit }
      guard !startsWithDigit else { return reader.read(own, node).map { .own($0) } }
      return reader.read(token, node).map { .token($0) }
    }
  }
}
