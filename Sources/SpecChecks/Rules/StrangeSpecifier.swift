import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// Texts ask for values in ways that there are.
  static let strangeSpecifier: SpecRule = .init(
    name: "strange-specifier", severity: .warning,
    summary:
      "A text has something that looks like a place for a value and is none, or is one and was not meant to be.",
    rationale:
      "People would read it as it stands, and the value that is given for it would stand nowhere.",
    examples: .ofStrings(["Localizable.strings": #"‹"tab.feed"› = "«%q→100 %%» Notes";"#]),
    .apps { app, place, findings in
      for text in place.index.strings?.strangeTexts ?? [] {
        let meaning =
          text.isPercentSign
          ? "which is read as a place for a value"
          : text.isStringOfC
            ? "which Apple's own functions take for the address of a text in C, and crash"
            : "which stands for no value and is shown as it is"
        findings.report(
          .strangeSpecifier, "the text of `\(text.key)` has `\(text.specifier)`, \(meaning)",
          at: text.place, help: [help(for: text)])
      }
    })

  private static func help(for text: StringsFile.StrangeText) -> String {
    if text.isPercentSign { return "a percent sign of the text is written `%%`" }
    if text.isStringOfC {
      return "put `\(text.specifier.dropLast())@` in its place, which shows any value"
    }
    if text.specifier == "@%" { return "put `%@` in its place" }
    if text.specifier.hasSuffix("11d") {
      return "put `\(text.specifier.dropLast(3))lld` in its place, with two letters and no ones"
    }
    return text.specifier.hasPrefix("%#@")
      ? "the part that it names is not there: add it to the text's substitutions"
      : "places for values are `%@`, `%lld`, `%.2f` and the like; a percent sign is written `%%`"
  }
}
