import SpecSyntax

/// The forms of lengths and times, which themes have names for.
extension Form where Value == SpecDuration {
  /// A span of time: `300ms`, `60s`, `5m`, `1h`.
  static var duration: Form {
    Form(.notation(.duration)) { node, reader in
      let units: [(suffix: String, milliseconds: Int)] = [
        ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
      ]
      if reader.tree.kind(node) == .scalar {
        let text = reader.tree.string(node)
        for unit in units where text.hasSuffix(unit.suffix) {
          guard let number = Int(text.dropLast(unit.suffix.utf8.count)),
            number > 0, number <= 1_000_000
          else { continue }
          return SpecDuration(milliseconds: number * unit.milliseconds)
        }
      }
      return reader.mismatch(
        node, expected: "a duration", help: "write a number with its unit: `300ms`, `60s`, `5m`")
    }
  }
}

extension Form where Value == Measure {
  /// A token of the theme's spacing, or points.
  static var measure: Form {
    measure(.spacing, expected: "a spacing token or a number of points")
  }

  /// A radius of the theme, or points.
  static var radius: Form {
    measure(.radius, expected: "a radius of the theme or a number of points")
  }

  private static func measure(_ kind: NameKind, expected: String) -> Form {
    let token = Form<Name>.name(kind)
    let points = Form<Double>.points
    return Form(.either([.name(kind), .points])) { node, reader in
      guard reader.tree.kind(node) == .scalar, reader.tree.scalarSize(node) > 0 else {
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
    let token = Form<Name>.name(kind)
    return Form<TokenOr<Value>>(.either([token.shape, .construct(self.construct)])) {
      node, reader in
      guard reader.tree.kind(node) == .mapping else {
        return reader.read(token, node).map { .token($0) }
      }
      return self.read(node, reader).map { .own($0) }
    }
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
