import Foundation

/// Strings that Foundation reads: those that Xcode compiled into a bundle.
struct SystemStrings: Sendable {
  /// What is answered for a key that a bundle has no text for. No text is like it.
  private static let missing = "\u{0}missing"

  /// Where a text is looked for, the best first.
  let bundles: [Bundle]
  /// The name of the files without its ending.
  let table: String

  /// The text of a key; nil where there is none. A text with forms for numbers carries them along, as long as it goes
  /// unchanged into a format.
  func text(for key: String) -> String? {
    bundles.lazy.map { $0.localizedString(forKey: key, value: Self.missing, table: table) }
      .first { $0 != Self.missing }
  }

  /// A text with values in it, and with the forms that go with its numbers.
  static func string(_ format: String, _ values: FormatArguments, locale: Locale) -> String {
    #if canImport(Darwin)
      String(format: format, locale: locale, arguments: values.all.map(\.systemArgument))
    #else
      // Foundation has no forms here; nothing asks it for any.
      format
    #endif
  }
}

#if canImport(Darwin)
  extension SystemStrings {
    /// The strings of a bundle in the language of a choice; nil where the bundle has none of that name.
    ///
    /// - Parameter isOwn: Whether the choice is the system's own for the app, which the bundle makes by itself.
    init?(_ bundle: Bundle, table: String, choice: LocalizationChoice, isOwn: Bool) {
      let names = choice.names.filter {
        bundle.hasStrings(named: table, in: $0)
      }
      guard !names.isEmpty else { return nil }
      // Foundation takes a bundle in the folder of a language for one that is in this language only.
      let folders = names.compactMap { name in
        bundle.url(forResource: name, withExtension: "lproj").flatMap { Bundle(url: $0) }
      }
      self.init(bundles: isOwn ? [bundle] + folders : folders, table: table)
    }
  }

  extension LocalizationChoice {
    /// The language that the system shows the app in, which may be set for it alone, or the best one for `languages`.
    init(of bundle: Bundle, files: BundledStrings, languages: [String]?) {
      self.init(
        among: bundle.localizations, preferring: languages ?? bundle.preferredLocalizations,
        development: files.development)
    }
  }

  extension Bundle {
    fileprivate func hasStrings(named table: String, in localization: String) -> Bool {
      ["strings", "stringsdict", "loctable"].contains { ending in
        url(
          forResource: table, withExtension: ending, subdirectory: nil, localization: localization)
          != nil
      }
    }
  }

  extension FormatArguments.Argument {
    fileprivate var systemArgument: any CVarArg {
      switch self {
      case .object(let text): NSString(string: text)
      case .integer(let number): Int64(number)
      case .number(let number): number
      }
    }
  }
#endif
