import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What stands beside one another is called differently.
  static let repeatedTitle: SpecRule = .init(
    name: "repeated-title", severity: .warning,
    summary: "Two things beside one another say the same.",
    rationale:
      "Of two tabs, entries of a menu, items of a bar or fields of one title nobody knows which is which, of two texts "
      + "beside one another that show the same value one is for nothing, and of two fields that servers are said to call "
      + "the same each is told what is wrong with the other; most often one of them was copied, and not changed. Of what "
      + "there is to choose from, or is suggested, all say the same where the text says nothing of the item. A screen that "
      + "says of itself what another one says was copied, where nothing names the text that is called as its others are.",
    examples: """
      screen: Wish
      form:
        name: { type: String, title: wish.name }
        reason: { type: String, title: ‹wish.name→wish.reason› }
      submit: { title: wish.send, call: send }
      """,
    reportedBy: [.siblings])
}

/// The titles of what stands beside one another, as far as nothing in them varies.
struct SiblingTitles {
  struct Title {
    /// The text, or its key.
    let text: String
    /// Whether it is a key of the strings, which say what it reads.
    let isKey: Bool
    let span: ByteSpan
    /// What tells it apart: the same thing twice is told elsewhere.
    let id: String?
  }

  private(set) var titles: [Title] = []

  /// - Parameter condition: When it is there: what takes turns with another may be called as that is.
  mutating func add(_ title: TextValue, of id: String? = nil, when condition: Expression? = nil) {
    guard condition == nil, let text = title.constant else { return }
    let isKey = if case .key = title { true } else { false }
    titles.append(Title(text: text, isKey: isKey, span: title.span, id: id))
  }
}

extension SpecWalker {
  /// Reports what says the same as something before it.
  ///
  /// - Parameter noun: What each of them is.
  mutating func checkForRepetition(among siblings: SiblingTitles, each noun: String) {
    guard siblings.titles.count > 1 else { return }
    let repeats = siblings.titles.repeats(
      of: { $0.isKey ? $0.text : "\"" + $0.text },
      where: { $0.isKey == $1.isKey && $0.text == $1.text })
    for (first, again) in repeats
    where first.id == nil || first.id != again.id {
      reportTitle(again.span, of: noun, like: first.span)
    }
  }
}

extension TextValue {
  /// The text, or its key, where nothing in it varies.
  var constant: String? {
    switch self {
    case .key(let name, let arguments): arguments.isEmpty ? name.text : nil
    case .verbatim(let text): if case .text(let text) = text.kind { text } else { nil }
    case .value, .money: nil
    }
  }
}
