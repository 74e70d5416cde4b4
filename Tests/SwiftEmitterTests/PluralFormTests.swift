import Testing

@testable import ReferencedFiles
@testable import ScreenCore

/// The forms that the checks ask for are those that the run-time chooses among.
@Suite struct PluralFormTests {
  @Test(arguments: [
    "en", "de", "es", "fr", "pt", "hi", "ru", "uk", "be", "sr", "hr", "bs", "pl", "cs", "sk", "sl",
    "ar", "he", "lt", "lv", "ro", "ja", "zh", "ko",
  ])
  func theyAreThoseOfTheLanguage(language: String) {
    let chosen = (0...200).map { PluralRules.category(of: Double($0), language: language).rawValue }
    let needed = ReferencedFiles.PluralCategory.needed(in: language).map(\.rawValue)
    #expect(Set(needed) == Set(chosen + ["other"]))
  }
}
