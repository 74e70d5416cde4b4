import Diagnostics
import SourceText
import SpecSyntax

/// The forms that numbers take.
extension Form where Value == Int {
  static var positive: Form { .integer(atLeast: 1) }

  /// A greatest number of things, all of which are meant where there is none.
  ///
  /// - Parameter canChoose: Whether a condition may choose between several of them.
  static func most(_ key: String, canChoose: Bool = false) -> Form {
    .integer(
      atLeast: 1, helpOnZero: "leave `\(key)` out for as many as there are",
      helpOnValues: canChoose ? helpOnChoice : nil)
  }

  /// A greatest number of things that a condition has chosen.
  static var chosenMost: Form {
    .integer(
      atLeast: 1,
      helpOnZero:
        "say the number under `then`, by the opposite condition: left out, `else` is as many as there are",
      helpOnValues: helpOnChoice)
  }

  private static var helpOnChoice: String {
    "a value does not say how many: a condition chooses between numbers, as in `{ when: …, then: 3 }`"
  }

  /// - Parameters:
  ///   - helpOnZero: What to do where there is a 0, which means "as many as there are" elsewhere.
  ///   - helpOnWords: What to do where there is a word.
  ///   - helpOnValues: What to do where there is a value of the screen.
  ///   - helpOnPairs: What to do where there are two numbers, as those for two widths.
  static func integer(
    atLeast least: Int, helpOnZero: String? = nil, helpOnWords: String? = nil,
    helpOnValues: String? = nil, helpOnPairs: (@Sendable (Int, Int) -> String)? = nil
  ) -> Form {
    Form(.integer(atLeast: least)) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        reader.tree.withScalarBytes(node, NumberNotation.isDecimal),
        let number = Int(reader.tree.string(node)), number >= least, number <= 1_000_000
      else {
        return reader.mismatch(
          node, expected: "a whole number of at least \(least)",
          help: helpOnZero.flatMap { reader.isNoLimit(node) ? $0 : nil }
            ?? helpOnWords.flatMap { reader.isWord(node) ? $0 : nil }
            ?? helpOnValues.flatMap { reader.isPath(node) ? $0 : nil }
            ?? helpOnPairs.flatMap { help in reader.pair(node).map { help($0.0, $0.1) } }
            ?? reader.helpOnNumbers(node))
      }
      return number
    }
  }
}

extension Form where Value == Double {
  /// A number within what whole numbers are exact in.
  static var number: Form {
    Form(.number) { node, reader in
      guard let number = reader.number(node),
        abs(number) <= Shape.greatestNumber
      else {
        return reader.mismatch(
          node, expected: "a number", help: reader.helpOnNumbers(node))
      }
      return number
    }
  }

  /// Points: a number from 0 to 10,000.
  static var points: Form { points(or: "", []) }

  /// Points, where something else may stand in their place.
  ///
  /// - Parameters:
  ///   - other: How messages name what else may stand there.
  ///   - words: The words that may.
  static func points(or other: String, _ words: ForeignLength.Words) -> Form {
    let points = "a number of points from 0 to 10000"
    let expected = other.isEmpty ? points : "\(other), or \(points)"
    return Form(.points) { node, reader in
      guard let number = reader.number(node), number >= 0, number <= 10_000
      else { return reader.mismatch(node, expected: expected, ofLengthWith: words) }
      return number
    }
  }

  /// Width by height: `4/3` or a number.
  static var aspect: Form {
    Form(.notation(.aspectRatio)) { node, reader in
      guard reader.tree.kind(node) == .scalar else {
        return reader.mismatch(node, expected: "an aspect ratio")
      }
      if let ratio = reader.tree.withScalarBytes(node, plainAspect) { return ratio }
      let parts = reader.tree.string(node).utf8.split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double(Substring($0)) }
      guard numbers.count == parts.count, (1...2).contains(parts.count),
        numbers.allSatisfy({ $0 > 0 && $0 <= 10_000 })
      else {
        let text = reader.tree.string(node)
        let sides = text.split { ":x×".contains($0) }.compactMap { Int($0) }
        let word = ["square": "1/1", "circle": "1/1", "wide": "16/9", "widescreen": "16/9"][text]
        let example = sides.count == 2 ? "\(sides[0])/\(sides[1])" : word ?? "4/3"
        return reader.mismatch(
          node, expected: "an aspect ratio",
          help: "write width and height as `\(example)` (`4:3` is a time in some YAML readers)")
      }
      return numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    }
  }

  /// `4/3` in a few digits alone, as nearly all are written; nil for any other text.
  private static func plainAspect(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let sign = text.firstIndex(of: UInt8(ascii: "/")),
      let width = fewDigits(text[..<sign]), let height = fewDigits(text[(sign + 1)...])
    else { return nil }
    return Double(width) / Double(height)
  }

  private static func fewDigits(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard (1...4).contains(text.count) else { return nil }
    var number = 0
    for byte in text {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number > 0 ? number : nil
  }
}

extension DocumentReader {
  /// A number as people count: neither hexadecimal nor octal.
  fileprivate func number(_ node: NodeID) -> Double? {
    guard tree.kind(node) == .scalar, tree.withScalarBytes(node, NumberNotation.isDecimal) else {
      return nil
    }
    return Double(tree.string(node))
  }

  /// Reports what is no length.
  fileprivate func mismatch<Value>(
    _ node: NodeID, expected: String, ofLengthWith words: ForeignLength.Words
  ) -> Value? {
    let text = tree.kind(node) == .scalar ? tree.string(node) : ""
    guard let meaning = ForeignLength.meaning(of: text, among: words) else {
      return mismatch(node, expected: expected, help: helpOnNumbers(node))
    }
    return mismatch(
      node, expected: expected, help: meaning.help,
      fixes: meaning.meant.map {
        Fix.replacing(text, at: location(span(node)), by: $0, .unsafe)
      } ?? [])
  }

  /// Whether something says elsewhere that there is no limit.
  fileprivate func isNoLimit(_ node: NodeID) -> Bool {
    [
      "0", "-1", "none", "null", "nil", "all", "unlimited", "infinite", "infinity", "inf", ".inf",
    ].contains(tree.string(node).lowercased())
  }

  fileprivate func isPath(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar && tree.string(node).hasPrefix("$")
  }

  fileprivate func isWord(_ node: NodeID) -> Bool {
    tree.kind(node) == .scalar && tree.string(node).first?.isLetter == true
  }

  /// Two numbers that stand where there is one: `2, 4` or `[2, 4]`.
  fileprivate func pair(_ node: NodeID) -> (Int, Int)? {
    let parts: [Substring]
    switch tree.kind(node) {
    case .scalar: parts = tree.string(node).split { ", /".contains($0) }
    case .sequence:
      guard tree.count(node) == 2 else { return nil }
      parts = tree.items(node).map { tree.kind($0) == .scalar ? Substring(tree.string($0)) : "" }
    case .mapping, .alias: return nil
    }
    let numbers = parts.compactMap { Int($0) }.filter { $0 > 0 }
    return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  fileprivate func helpOnNumbers(_ node: NodeID) -> String {
    guard tree.kind(node) != .mapping else {
      return has("width", in: node) || has("height", in: node)
        ? "it is one number for both sides: say `width:` and `height:` beside it, each by itself"
        : "write one number, without keys"
    }
    if tree.kind(node) == .sequence {
      let only = tree.count(node) == 1 ? tree.items(node).first { _ in true } : nil
      guard let only, tree.kind(only) == .scalar,
        tree.withScalarBytes(only, NumberNotation.isDecimal)
      else { return "write one number, without brackets" }
      return "write it without brackets: `\(tree.string(only))`"
    }
    let text = tree.kind(node) == .scalar ? tree.string(node) : ""
    let isPlain = !text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    if isPlain, let number = Double(text), abs(number) <= Shape.greatestNumber {
      if tree.withScalarBytes(node, NumberNotation.isDecimal) {
        return number == number.rounded() && text.contains(".")
          ? "write it without a fraction: `\(Int(number))`" : "write one in this range"
      }
      if number == number.rounded() { return "write it in decimal digits: `\(Int(number))`" }
    }
    if Self.isDay(text) {
      return "a day is not written out: say `today`, `now` or a value such as `$parameters.…`"
    }
    guard let digits = NumberNotation.digits(of: text) else {
      return "write it in digits, without quotes or a unit"
    }
    return "write it in digits, without an exponent: `\(digits)`"
  }

  /// Whether a text is a day in one of the usual notations.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.prefix { $0 != "T" && $0 != " " }.split { "-./".contains($0) }
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
