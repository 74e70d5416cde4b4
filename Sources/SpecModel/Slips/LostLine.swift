import Diagnostics
import SourceText

/// A line with nothing but a key that is missing, so that what stood below it stands below something else.
struct LostLine {
  /// The key that its line had.
  private let owner: String
  /// Before an item of a list it was one, too.
  private let hyphen: String
  private let column: Int
  /// The first of the lines below it.
  private let line: SourceLines.Line
  /// Whether one line stands below it, with what belongs to that.
  let hasOne: Bool

  /// The lines that could be missing before those that fit nowhere, and those at errors, by what can stand below a
  /// key.
  static func all(in lines: SourceLines, beside found: [Diagnostic]) -> [LostLine] {
    guard let first = lines.lines.first?.key,
      let kind = DeclarationKind(rawValue: lines.string(first))
    else { return [] }
    var known: [String: Set<Shape>] = [:]
    let owners = Grammar.construct(of: kind).withAllParts.flatMap(\.keys).filter {
      $0.name != kind.rawValue && known[$0.name, default: []].insert($0.shape).inserted
    }
    let misfits = lines.misfits.prefix(mostPlaces)
    let wrong = found.prefix(mostPlaces).compactMap { lines.number(at: $0.primary.span) }
    var places = Array(misfits)
    // One error may as well be what it says.
    for number in found.count == 1 ? [] : wrong.flatMap({ [$0, $0 - 1] })
    where number > 0 && !places.contains(number) {
      places.append(number)
    }
    return places.flatMap { number in
      let line = lines.lines[number]
      let fitting = owners.filter { $0.shape.canBegin(with: line, lines) }.map(\.name)
      // Keys stand two columns before what is below them, and the hyphens of items two before those.
      return [("", 2), ("- ", 4)].flatMap { hyphen, depth in
        line.column < depth
          ? []
          : fitting.map {
            LostLine(
              owner: $0, hyphen: hyphen, column: line.column - depth, line: line,
              hasOne: lines.endOfRun(number) == lines.endOfBlock(number))
          }
      }
    }
  }

  /// The slip of which nothing is left wrong without it; several keys may be meant at one place.
  static func slip(
    among all: [LostLine], _ trial: SlipTrial, in lines: SourceLines, of file: FileID
  ) -> SlipTrial.Outcome? {
    var meant: [LostLine] = []
    var found: SlipTrial.Outcome?
    var tried = 0
    for lost in all {
      if let first = meant.first, !lost.hasPlace(of: first) { break }
      let slip = lost.slip([lost], in: lines, of: file)
      guard tried < SlipTrial.most, !meant.contains(where: { $0.owner == lost.owner }),
        trial.isInLine(without: slip)
      else { continue }
      // Where any name would do, it is a name that is missing and no key.
      if meant.isEmpty, let nameless = trial.cure(among: [lost.nameless(in: lines, of: file)]) {
        return nameless
      }
      tried += 1
      guard let outcome = trial.cure(among: [slip]) else { continue }
      found = found ?? outcome
      meant.append(lost)
    }
    guard let found else { return nil }
    for lost in meant {
      if let slip = lost.commentedOut(in: lines, of: file) { return found.told(as: slip) }
    }
    return found.told(as: meant[0].slip(meant, in: lines, of: file))
  }

  private static let mostPlaces = 4
  /// So many keys that could be meant are named.
  private static let most = 3

  private func hasPlace(of other: LostLine) -> Bool {
    line.start == other.line.start && column == other.column
  }

  private func slip(_ meant: [LostLine], in lines: SourceLines, of file: FileID) -> Slip {
    let name = name(in: lines)
    let shown = meant.prefix(Self.most)
    let owners = shown.map { "`\($0.owner)`" }.joined(separator: " or ")
    let owner =
      meant.count > shown.count
      ? "a key whose line is missing, such as \(owners)" : "\(owners), whose line is missing"
    let texts = shown.map { "`\($0.hyphen)\($0.owner):`" }.joined(separator: " or ")
    let order = "write \(texts) in a line before it"
    let fix = Fix(order, .unsafe, edits: edits(writing: self.owner, file))
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax),
        "\(name) and what follows it belong to \(owner)",
        at: Location(file: file, span: lines.firstKey(of: line) ?? line.place),
        help: [column == 0 ? order : "\(order), \(indentation)"],
        fixes: meant.count == 1 ? [fix] : []), trying: fix.edits)
  }
}

extension LostLine {
  /// The line that is missing as one that is there, with a `#` before it; nil where it is not.
  private func commentedOut(in lines: SourceLines, of file: FileID) -> Slip? {
    let above = lines.text[..<line.start].dropLast()
    let start = above.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let comment = above[start...].drop { $0 == UInt8(ascii: " ") }
    guard comment.first == UInt8(ascii: "#") else { return nil }
    let spaces = comment.dropFirst().prefix { $0 == UInt8(ascii: " ") }
    let text = String(decoding: comment[spaces.endIndex...], as: UTF8.self)
    // What stood behind the sign stands in its place then, with or without the space behind it.
    let gone = comment.startIndex - start == column ? 1 + spaces.count : 1
    guard hyphen.isEmpty, text == "\(owner):", spaces.endIndex - start - gone == column
    else { return nil }
    let key = ByteSpan(spaces.endIndex..<spaces.endIndex + owner.utf8.count)
    let sign = ByteSpan(comment.startIndex..<comment.startIndex + gone)
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax),
        "\(name(in: lines)) and what follows it belong to `\(owner)`, which is a comment here",
        at: Location(file: file, span: lines.firstKey(of: line) ?? line.place),
        related: [.init(Location(file: file, span: key), "it stands behind a `#`")],
        help: ["take the `#` before `\(owner):` out"],
        fixes: [
          Fix(
            "take the `#` out", .unsafe,
            edits: [Fix.Edit(Location(file: file, span: sign), replacement: "")])
        ]))
  }

  /// How what follows the line is named.
  private func name(in lines: SourceLines) -> String {
    lines.firstKey(of: line).map { "`\(lines.string($0))`" } ?? "this"
  }

  /// The same with a name in the place of the key.
  private func nameless(in lines: SourceLines, of file: FileID) -> Slip {
    let name = name(in: lines)
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax),
        "\(name) and what follows it belong to a name, whose line is missing",
        at: Location(file: file, span: lines.firstKey(of: line) ?? line.place),
        help: ["write the name and a colon in a line before it, \(indentation)"]),
      trying: edits(writing: "aName", file))
  }

  private func edits(writing name: String, _ file: FileID) -> [Fix.Edit] {
    [
      Fix.Edit(
        Location(file: file, span: ByteSpan(line.start..<line.start)),
        replacement: String(repeating: " ", count: column) + "\(hyphen)\(name):\n")
    ]
  }

  private var indentation: String {
    column == 1 ? "indented by 1 space" : "indented by \(column) spaces"
  }
}

extension Shape {
  /// Whether a line can be the first of those below a key of this shape.
  fileprivate func canBegin(with line: SourceLines.Line, _ lines: SourceLines) -> Bool {
    if line.isItem {
      return elements.contains { element in
        guard let key = lines.firstKey(of: line) else { return element.constructs.isEmpty }
        return element.isMap || element.constructs.contains { $0.hasKey(lines.string(key)) }
      }
    }
    guard let key = line.key else { return false }
    return isMap || constructs.contains { $0.hasKey(lines.string(key)) }
  }
}
