import Diagnostics
import SpecModel

extension SpecRule {
  static let unknownStringKey: SpecRule = .init(
    name: "unknown-string-key",
    summary: "A text is a key that the app's strings do not have.",
    rationale: "People would read the key in the place of the text.",
    examples: .ofStrings(
      ["Localizable.strings": #""tab.feed" = "Notes";"#], title: "‹tab.fed→tab.feed›"),
    reportedBy: [.strings])
}
