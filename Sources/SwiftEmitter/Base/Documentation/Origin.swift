import SpecModel

/// Where a declaration stands in the specs, and what its author says of it there: what the documentation of all that
/// becomes of it is made of.
struct Origin: CustomStringConvertible {
  /// How long a line of documentation may be that begins with `///`.
  private static let room = 96
  /// So many characters are two lines, wherever they are broken.
  private static let most = 180

  /// It names no line, which would change with all that stands above.
  private let place: String
  /// What a comment above the declaration says, as it stands there: sentences are left out before marks are added.
  private let remark: String?

  /// - Parameter remark: It may have marks of its own.
  init(_ place: String, remark: String? = nil) {
    self.place = place
    self.remark = remark
  }

  /// Of what is written by hand from then on.
  static let none = Origin("")

  /// The place, for sentences about what belongs to the declaration.
  var description: String { place }

  /// For what is only a part of the declaration.
  var unremarked: Origin { Origin(place) }

  /// The documentation of what a declaration becomes: what its author says of it, what it is and where it stands.
  ///
  /// - Parameter summaries: What it is, in more words and in fewer; those are taken that fit a line beside the place, and
  ///   none where its author's words leave no room for more than the fewest.
  func documentation(_ summaries: [String]) -> String {
    let sentences = summaries.map { "\($0): \(place)" }
    guard let remark else {
      return sentences.first { $0.count <= Self.room } ?? sentences.last ?? place
    }
    let isOne = remark.last == "." && remark.withoutLastSentence == nil
    let text = remark.asDocumentation
    let lines =
      sentences.dropLast().map { "\(text) \($0)" }
      + [isOne ? "\(text.dropLast()): \(place)" : "\(text) \(place)"]
    return lines.first { $0.count <= Self.room } ?? documentation(sentences.first ?? place)
  }

  /// The documentation of something that is told in a sentence of its own, behind as many of its author's as fit two
  /// lines with it.
  func documentation(_ sentence: String) -> String {
    guard var remark else { return sentence }
    var text = remark.asDocumentation
    while text.count + sentence.count > Self.most, let fewer = remark.withoutLastSentence {
      remark = fewer
      text = remark.asDocumentation
    }
    return "\(text) \(sentence)"
  }
}

extension String {
  /// What stands before its last sentence; nil where that is the only one.
  fileprivate var withoutLastSentence: String? {
    let words = split(separator: " ")
    return words.wholeSentences(within: words.count).map {
      words[..<$0].joined(separator: " ")
    }
  }
}
