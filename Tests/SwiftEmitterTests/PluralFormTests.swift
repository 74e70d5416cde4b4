import Testing

@testable import ReferencedFiles
@testable import ScreenCore

/// The forms that the checks ask for are those that the run-time chooses among.
@Suite struct PluralFormTests {
  private static let whole = (0...1000).map { PluralOperands(Double($0)) }
  private static let decimals = (0...300).flatMap { number in
    (1...2).map { PluralOperands(Double(number) / 100, fractionDigits: $0) }
  }

  private func chosen(among numbers: [PluralOperands], in language: String) -> Set<String> {
    let rules = PluralRules(code: language)
    return Set(numbers.map { rules.category(of: $0).rawValue } + ["other"])
  }

  @Test func bothKnowTheSameLanguages() {
    #expect(ReferencedFiles.PluralCategory.languages == PluralFamily.languages)
  }

  @Test(arguments: PluralFamily.languages + ["ja", "zh", "ko", "tlh"])
  func theyAreThoseOfWholeNumbers(language: String) {
    let needed = ReferencedFiles.PluralCategory.needed(in: language).map(\.rawValue)
    #expect(Set(needed) == chosen(among: Self.whole, in: language))
  }

  @Test(arguments: PluralFamily.languages + ["ja"])
  func theyAreThoseOfDecimalsToo(language: String) {
    let needed = ReferencedFiles.PluralCategory.needed(in: language, withDecimals: true)
    #expect(
      Set(needed.map(\.rawValue)) == chosen(among: Self.whole + Self.decimals, in: language))
    #expect(Set(needed).count == needed.count)
  }

  @Test func languagesAreKnownByTheirCode() {
    #expect(ReferencedFiles.PluralCategory.needed(in: "pl-PL") == [.one, .few, .many, .other])
    #expect(ReferencedFiles.PluralCategory.needed(in: "zh_Hans") == [.other])
  }
}
