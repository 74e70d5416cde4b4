import Diagnostics
import Foundation
import SeededRandom
import SourceText
import Testing

@testable import ScreenCompiler

/// A sound app with one slip of the keyboard after the other, drawn at random: each is told in its line, and nothing
/// else is.
@Suite struct RandomSlipTests {
  /// What goes wrong while somebody types.
  enum Slip: String, CaseIterable, Sendable {
    case letterOfKey, letterOfName, colon, closingBracket, dollar
    case deeper, lessDeep, lostHyphen, needlessHyphen

    /// How many of a hundred that are noticed have to be told at their place, and alone. The rest are slips that make
    /// another word which is right by itself, or that two places contradict one another about.
    var fewestPerfect: Int {
      switch self {
      case .letterOfKey, .colon, .closingBracket, .dollar, .lostHyphen, .needlessHyphen: 95
      case .letterOfName, .deeper, .lessDeep: 90
      }
    }

    /// What the slip falls on, in a line without its comment.
    var target: Regex<Substring> {
      switch self {
      case .letterOfKey: /[a-zA-Z]{4,}(?=: |:$)/
      case .letterOfName: /\b[A-Z][a-z]+[A-Za-z]*\b(?!:)/
      case .colon: /:(?= |$)/
      case .closingBracket: /[\}\]](?=$)/
      case .dollar: /\$(?=[a-z]+\.)/
      case .deeper: /^ *(?=[a-z-])/
      case .lessDeep: /^ {2,}(?=[a-z-])/
      case .lostHyphen: /^ +- (?=[a-z{])/
      case .needlessHyphen: /^ {2,}(?=[a-zA-Z]+:)/
      }
    }

    func mangled(_ text: Substring, _ random: inout SeededGenerator) -> String {
      switch self {
      case .colon, .closingBracket, .dollar: return ""
      case .deeper: return text + "  "
      case .lessDeep: return String(text.dropLast(2))
      case .lostHyphen: return text.dropLast(2) + (random.below(2) == 0 ? "  " : "")
      case .needlessHyphen: return text.dropLast(2) + "- "
      case .letterOfKey, .letterOfName: break
      }
      var letters = Array(text)
      let place = 1 + random.below(letters.count - 2)
      switch random.below(3) {
      case 0: letters.swapAt(place, place + 1)
      case 1: letters.remove(at: place)
      default: letters.insert(letters[place], at: place)
      }
      return String(letters)
    }
  }

  private static let slipsOfAKind = 60

  @Test(arguments: Slip.allCases)
  func slipsAreToldWhereTheyAreAndAlone(slip: Slip) throws {
    let app = try BrokenSpecTests.app()
    let project = try ScratchProject(app.prefixed)
    var random = SeededGenerator(seed: 20)
    let paths = app.keys.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("screenc.yaml") }.sorted()
    var noticed = 0
    var others: [String] = []
    var tried = 0
    while tried < Self.slipsOfAKind {
      let path = paths[random.below(paths.count)]
      let text = try #require(app[path])
      guard let (line, mangled) = Self.mangle(text, by: slip, &random) else { continue }
      tried += 1
      try project.write(mangled, to: "Specs/\(path)")
      let report = try project.compiler().lint()
      try project.write(text, to: "Specs/\(path)")
      let shown = CommonCauses.gathered(report.diagnostics, sources: report.sources)
      guard let first = shown.first else { continue }
      noticed += 1
      let isHere =
        report.sources.path(of: first.primary.file).hasSuffix("/\(path)")
        && Self.line(at: Int(first.primary.span.start), in: mangled) == line
      guard shown.count > 1 || !isHere else { continue }
      others.append(
        "\(path):\(line + 1): \(mangled.split(separator: "\n", omittingEmptySubsequences: false)[line])\n"
          + shown.map { "    \($0.message)" }.joined(separator: "\n"))
    }
    let perfect = noticed - others.count
    #expect(noticed > Self.slipsOfAKind / 2)
    #expect(
      perfect * 100 >= noticed * slip.fewestPerfect,
      "\(perfect) of \(noticed); the others are\n\(others.joined(separator: "\n"))")
  }

  /// A text with a slip in one of its lines, if there is room for one in the line that is drawn.
  private static func mangle(
    _ text: String, by slip: Slip, _ random: inout SeededGenerator
  ) -> (line: Int, text: String)? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let number = random.below(lines.count)
    let line = lines[number]
    guard !line.hasPrefix("#"), !line.hasPrefix("---") else { return nil }
    let places = line.ranges(of: slip.target)
    guard !places.isEmpty else { return nil }
    let place = places[random.below(places.count)]
    let mangled = slip.mangled(line[place], &random)
    guard mangled != line[place] else { return nil }
    lines[number] = line.replacingCharacters(in: place, with: mangled)
    return (number, lines.joined(separator: "\n"))
  }

  private static func line(at offset: Int, in text: String) -> Int {
    text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}
