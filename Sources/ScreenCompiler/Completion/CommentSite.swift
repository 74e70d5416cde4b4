import Diagnostics
import SourceText
import SpecSyntax

/// A place in a comment of a spec where a rule is named that is not to be reported, or where such a comment begins.
struct CommentSite {
  /// What stands there already; empty where nothing has been begun.
  let word: ByteSpan
  /// What there is of it before the cursor.
  let prefix: String
  private let isOfRule: Bool

  /// What may stand there.
  var candidates: [Candidate] {
    isOfRule
      ? RuleCatalogue.candidates
      : [Candidate(Suppression.marker, "Keeps a rule from being reported here, for a reason.")]
  }

  /// Nil where no such comment is.
  init?(in text: [UInt8], at offset: Int) {
    // Most places are in no comment, which their line tells.
    guard offset <= text.count, Self.hasNumberSign(text, before: offset) else { return nil }
    let comment = SyntaxTree.parse(text).comments().first {
      $0.span.range.lowerBound < offset && offset <= $0.span.range.upperBound
    }
    guard let comment else { return nil }
    let content = text[comment.span.range].dropFirst().drop(while: Self.isBlank)
    let first = content.prefix { !Self.isBlank($0) }
    if first.elementsEqual(Suppression.marker.utf8), offset > first.endIndex {
      let rule = content[first.endIndex...].drop(while: Self.isBlank).prefix {
        !Self.isBlank($0) && $0 != UInt8(ascii: ":")
      }
      self.init(rule, text, at: offset, isOfRule: true)
    } else {
      guard offset > first.startIndex,
        Suppression.marker.utf8.starts(with: text[first.startIndex..<min(offset, first.endIndex)])
      else { return nil }
      self.init(first, text, at: offset, isOfRule: false)
    }
  }

  private init?(_ word: ArraySlice<UInt8>, _ text: [UInt8], at offset: Int, isOfRule: Bool) {
    guard word.startIndex <= offset, offset <= word.endIndex else { return nil }
    self.word = ByteSpan(word.startIndex..<word.endIndex)
    prefix = String(decoding: text[word.startIndex..<offset], as: UTF8.self)
    self.isOfRule = isOfRule
  }

  private static func hasNumberSign(_ text: [UInt8], before offset: Int) -> Bool {
    let line = text[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.contains(UInt8(ascii: "#"))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension RuleCatalogue {
  /// The rules that a spec can be held to, with what they are about.
  static var candidates: [Candidate] { all.map { Candidate($0.name, $0.summary) } }
}
