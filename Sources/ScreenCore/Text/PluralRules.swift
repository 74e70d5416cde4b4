import Foundation

/// A form of a word that goes with a number, named as the Unicode CLDR names them.
enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form of a word goes with a number in a language. Foundation knows only inside bundles that Xcode built, so
/// the rules of the Unicode's CLDR stand here, for all of its languages; in others every number has the form `other`,
/// as it is there.
struct PluralRules: Sendable {
  private let family: PluralFamily

  init(language: Locale.Language) {
    self.init(
      code: language.languageCode?.identifier ?? "en", region: language.region?.identifier)
  }

  /// - Parameters:
  ///   - code: The language by its code of ISO 639.
  ///   - region: The region by its code of ISO 3166, since Portuguese has rules of its own in some.
  init(code: String, region: String? = nil) {
    family = PluralFamily(of: code, region: region)
  }

  func category(of number: PluralOperands) -> PluralCategory { family.category(of: number) }

  /// The form that goes with a number. The one for `zero` is shown for none in every language.
  func form<Form>(of forms: [PluralCategory: Form], for number: Double) -> Form? {
    if number == 0, let form = forms[.zero] { return form }
    return forms[category(of: PluralOperands(number))] ?? forms[.other]
  }
}
