import Diagnostics
import Foundation
import SourceText

/// What a finding says to do, as far as it can be done without a thought.
struct Cure {
  /// The help or the fix, as it is written.
  let words: String
  let edits: [Fix.Edit]

  /// All that a finding's fixes do.
  static func fixes(of finding: Diagnostic) -> [Cure] {
    finding.fixes.map { Cure(words: "fix: \($0.title)", edits: $0.edits) }
  }

  /// What a help says to do.
  enum Reading {
    case cures([Cure])
    /// It takes a person, for this reason.
    case left(LeftToAPerson)
    /// Nobody has said what it is.
    case unknown
  }

  /// Why a help cannot be followed by a machine.
  enum LeftToAPerson: String, CaseIterable {
    /// It names several ways, or a person has to choose a name, a value or a place.
    case choice
    /// It explains how something is written, with an example or with what may stand there.
    case explanation
    /// It is about another place, or about a file that is no spec.
    case elsewhere
  }

  /// Reads a help.
  ///
  /// - Parameter source: The file that the finding is in.
  static func reading(_ help: String, of finding: Diagnostic, in source: [UInt8]) -> Reading {
    let text = HelpText(help)
    let site = CureSite(finding.primary, in: source)
    if let edits = text.edits(at: site) {
      return .cures(edits.map { Cure(words: help, edits: $0) })
    }
    return text.leftToAPerson.map { .left($0) } ?? .unknown
  }
}

/// A help as it is written.
private struct HelpText {
  let words: String
  /// What stands in backquotes.
  let quoted: [String]

  init(_ words: String) {
    self.words = words
    let parts = words.components(separatedBy: "`")
    quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// What it says to write, if that is all there is to write.
  private var whole: String? {
    quoted.first.flatMap { $0.contains("…") || $0.isEmpty ? nil : $0 }
  }

  /// The ways to do what it says; nil if it is not one of those that say it exactly.
  func edits(at site: CureSite) -> [[Fix.Edit]]? {
    if words.hasPrefix("did you mean `"), !words.contains("` or `"), let name = whole {
      let isQuoted = site.text.hasPrefix("\"") && site.text.hasSuffix("\"")
      return [[site.replacing(by: isQuoted ? "\"\(name)\"" : name)]]
    }
    if let text = whole, words.hasPrefix("it is called `") { return [[site.replacing(by: text)]] }
    if let text = whole, Self.replacing.contains(where: { words.hasPrefix("\($0)\(text)`") }),
      !Self.isOneOfSeveral(words), !text.hasSuffix(":"), text != "key: value"
    {
      if text == "https://" { return site.replacing("http://", by: text).map { [[$0]] } }
      if let piece = site.replacingBraces(by: text) { return [[piece]] }
      return [[site.replacing(by: text)]]
    }
    if let text = quoted.last, text != "_", Self.spelling.contains(where: words.hasPrefix) {
      return [[site.replacing(by: text)]]
    }
    if let text = whole, words == "write it in braces: `\(text)`" {
      let path = String(text.dropFirst().dropLast())
      return site.replacing(path, by: text).map { [[$0]] }
    }
    if Self.removing.contains(where: { words == $0 || words.hasPrefix($0 + ";") }) {
      return [site.removing()]
    }
    if words.hasPrefix("delete it;") { return [[site.replacing(by: "")]] }
    if words.hasPrefix("write it in digits, without quotes or a unit") {
      let digits = site.text.filter { $0.isNumber || $0 == "." }
      return digits.isEmpty ? nil : [[site.replacing(by: digits)]]
    }
    if words == "compare with `==`" { return site.replacing(" = ", by: " == ").map { [[$0]] } }
    if words.hasPrefix("put a colon after the key") {
      let inserted = site.text.replacing(" ", with: ": ", maxReplacements: 1)
      return [[site.replacing(by: whole.flatMap { $0.hasPrefix("{") ? $0 : nil } ?? inserted)]]
    }
    if words.contains("write it a level further out, in line with `") {
      return site.movingOut().map { [$0] }
    }
    if let entry = whole, words.hasPrefix("add `\(entry)`"), entry.contains(/^[A-Za-z]+: ./) {
      return ["` or ", ", or ", "; or ", "to its fields", "with which"].contains {
        words.contains($0)
      }
        ? nil : [[site.adding(entry)]]
    }
    if words == "use it, or delete it" { return site.removingDocument().map { [$0] } }
    if words == "put a line with `---` before it: a document declares one thing" {
      return [[site.insertingLine("---")]]
    }
    if words.hasPrefix("add `"), words.contains("`, which shows `"), let name = whole {
      return site.appending(name).map { [[$0]] }
    }
    if words.hasPrefix("write plain spaces instead")
      || words.hasPrefix("write a plain space instead")
    {
      return [[site.replacing(by: String(repeating: " ", count: site.text.count))]]
    }
    return nil
  }

  /// Why it is not followed; the first of these beginnings says it.
  var leftToAPerson: Cure.LeftToAPerson? {
    Self.beginnings.first { words.hasPrefix($0.beginning) }?.reason
  }

  /// Whether there is more than one way, or something is to be put in for a word.
  private static func isOneOfSeveral(_ words: String) -> Bool {
    ["and where it is used", "and a space", "` or `", "` for ", "`, `", "with the name of"]
      .contains { words.contains($0) }
  }

  /// What stands before a text to write in the place of what is there.
  private static let replacing = [
    "write `", "write it in full: `", "write it without quotes: `", "use `",
    "write the name alone: `", "only a Bool is true by itself: write `",
    "write it in digits, without an exponent: `", "a case stands by its name alone: `",
  ]
  /// What a help begins with that ends with the text to write.
  private static let spelling = [
    "put a space on either side of the `=`: `", "names consist of ",
  ]
  private static let removing = ["leave it out", "take it out"]

  private static let beginnings: [(beginning: String, reason: Cure.LeftToAPerson)] =
    elsewhere.map { ($0, .elsewhere) } + choices.map { ($0, .choice) }
    + explanations.map { ($0, .explanation) }

  private static let elsewhere = [
    "`;` stands behind", "`screenc ", "add `\"", "close it", "keys stand in", "save ",
    "set its `extractionState`",
  ]
  private static let choices = [
    "ScreenKit needs", "`push` or", "add ", "ask ", "begin ", "call ", "change ", "choose ",
    "compare ",
    "correct ",
    "declare ", "delete ", "did you mean", "give ", "go to ", "hand ", "hold ", "if the class ",
    "if this ", "if `",
    "indent ", "keep ", "lead ", "leave ", "let ", "list ", "make ", "mark ", "mend ", "move ",
    "name ", "nest ", "or ", "put ", "read ", "record ", "rename ", "return ", "say ", "send ",
    "show ",
    "split ",
    "start ", "swap ", "take ", "use ", "write ",
  ]
  private static let explanations = [
    "`", "a ", "aliases ", "an ", "both ", "captures ", "each ", "folders ", "for instance ",
    "here ", "if the value ",
    "it ", "its ", "layouts ", "logging ", "names ",
    "none of ", "nothing ", "numbers ", "only ", "optional ", "other ", "parts ", "paths ",
    "places ", "plain ", "specs ", "symbols ", "texts ", "the ", "there ", "they ", "this ",
    "types ", "values ", "what ", "with ",
  ]
}
