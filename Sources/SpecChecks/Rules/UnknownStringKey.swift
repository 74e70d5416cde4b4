import Diagnostics
import SpecModel

extension SpecRule {
  /// What empty texts have in common where keys are due.
  static let causeOfEmptyKey = "an empty text is no key"

  static let unknownStringKey: SpecRule = .init(
    name: "unknown-string-key",
    summary: "A text is a key that the app's strings do not have.",
    rationale: "People would read the key in the place of the text.",
    examples: .ofStrings(
      ["Localizable.strings": #""tab.feed" = "Notes";"#], title: "‹tab.fed→tab.feed›"),
    fix: """
      Writes a key that is no slip of another one into the strings, with its own words for a text. Nothing that \
      people read becomes worse: without it they would read the key. Where there are several languages a person \
      should look at it, since the others lack the text then.
      """,
    reportedBy: [.strings])
}
