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
      var gaps: [TranslationGap] = []
      var positions: [String: Int] = [:]
      for (key, entry) in strings.all {
        guard let missing = strings.missingLanguages(of: entry) else { continue }
        let gap = TranslationGap(missing: missing, strings: [(key, entry.place)])
        if let known = positions[gap.languages] {
          gaps[known].strings.append((key, entry.place))
        } else {
          positions[gap.languages] = gaps.count
          gaps.append(gap)
        }
      }
      let related = Diagnostic.Related(place.location(path.span), "these are the app's strings")
      for gap in gaps { report(gap, beside: related, app.strings.map(\.text), &findings) }
    })

  /// More strings than these are one finding.
  private static let mostAlone = 3
  /// Of so many strings of one finding the keys are named.
  private static let mostNamed = 8

  private static func report(
    _ gap: TranslationGap, beside related: Diagnostic.Related, _ paths: [String],
    _ findings: inout Findings
  ) {
    guard gap.strings.count > mostAlone, let first = gap.strings.first else {
      for (key, place) in gap.strings {
        findings.report(
          .missingTranslation, "`\(key)` has no text in \(gap.languages)", at: place,
          related: [related],
          help: [help(for: key, in: gap.missing.first, of: gap.missing.count, paths)])
      }
      return
    }
    let named = gap.strings.prefix(mostNamed)
    let more = gap.strings.count - named.count
    let list = Listing.quoted(named.map(\.key)) + (more > 0 ? " and \(more) more" : "")
    findings.report(
      .missingTranslation,
      "\(gap.strings.count) strings have no text in \(gap.languages): \(list)", at: first.place,
      related: [related] + named.dropFirst().map { .init($0.place, "`\($0.key)` stands here") },
      help: [
        "`screenc strings --export FILE` writes them for translators, and `--import` takes what they have written"
      ])
  }

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

/// Strings that lack texts in the same languages.
private struct TranslationGap {
  /// How many languages, and the first.
  let missing: (count: Int, first: [String])
  var strings: [(key: String, place: Location)]

  var languages: String {
    let more = missing.count - missing.first.count
    return missing.first.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
