import Diagnostics
import ReferencedFiles
import SpecModel

extension SpecRule {
  /// Strings have a text in every language of their catalogue.
  static let missingTranslation: SpecRule = .init(
    name: "missing-translation", severity: .warning,
    summary: "A string has no text in one of the languages of the app's strings.",
    rationale: "Who reads that language would find texts of another one between those of the app.",
    examples: .ofStrings([
      "Localizable.xcstrings": """
      {
        "sourceLanguage": "en",
        "strings": {
          ‹"tab.feed"›: {
            "localizations": {«→
              "de": { "stringUnit": { "value": "Notizen" } },»
              "en": { "stringUnit": { "value": "Notes" } }«
            }
          },
          "tab.more": {
            "localizations": {
              "de": { "stringUnit": { "value": "Mehr" } },
              "en": { "stringUnit": { "value": "More" } }→»
            }
          }
        }
      }
      """
    ]),
    .apps { app, place, findings in
      guard let path = app.strings.first, let strings = place.index.strings, strings.isWhole else {
        return
      }
      for (key, entry) in strings.all {
        guard let missing = strings.missingLanguages(of: entry) else { continue }
        let more = missing.count - missing.first.count
        let languages =
          missing.first.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        findings.report(
          .missingTranslation, "`\(key)` has no text in \(languages)", at: entry.place,
          related: [.init(place.location(path.span), "these are the app's strings")],
          help: [help(for: key, in: missing.first, of: missing.count, app.strings.map(\.text))])
      }
    })

  /// How a string gets its texts: in files of strings each language has its own.
  private static func help(
    for key: String, in languages: [String], of count: Int, _ paths: [String]
  ) -> String {
    let files = languages.compactMap { language in
      paths.first { $0.hasSuffix(".strings") && StringsFile.language(ofPath: $0) == language }
    }
    guard !files.isEmpty else {
      return "translate it, or mark it in the catalogue as not to be translated"
    }
    let places = files.count == count ? Listing.quoted(files) : "the files of these languages"
    return "add `\"\(key)\" = \"…\";` to \(places)"
  }
}
