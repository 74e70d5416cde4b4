import Foundation
import PythonTools
import Testing

@testable import ScreenCore

/// A number as a text writes it.
private struct WrittenNumber: Sendable {
  let text: String
  let operands: PluralOperands

  init(_ whole: Int) {
    text = "\(whole)"
    operands = PluralOperands(Double(whole))
  }

  /// - Parameter hundredths: The number times a hundred.
  init(hundredths: Int, digits: Int) {
    let number = Double(hundredths) / 100
    text = String(format: "%.\(digits)f", number)
    operands = PluralOperands(number, fractionDigits: digits)
  }

  init(compact number: Int, exponent: Int) {
    text = "\(number)c\(exponent)"
    let full = (0..<exponent).reduce(number) { value, _ in value * 10 }
    operands = PluralOperands(Double(full), exponent: exponent)
  }

  static let all =
    (0...1200).map { WrittenNumber($0) }
    + [2000, 10_000, 20_000, 40_000, 80_000, 100_000, 1_000_000, 1_000_001, 3_000_000, 1_100_000]
    .map { WrittenNumber($0) }
    + (0...320).map { WrittenNumber(hundredths: $0, digits: 2) }
    + (0...130).map { WrittenNumber(hundredths: $0 * 10, digits: 1) }
    + [(1, 3), (2, 6), (10, 6), (1, 9)].map { WrittenNumber(compact: $0, exponent: $1) }
}

/// The forms of numbers are those of CLDR's data, as Babel has it.
@Suite(.enabled(if: PythonScript.canImport("babel"), "Python's Babel is not installed"))
struct PluralDataTests {
  private static let script = PythonScript(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "plurals.py").path)

  @Test func allLanguagesHaveTheFormsOfCLDR() throws {
    let known = try Self.script.answer(
      to: [.init(name: "?", text: "")], [], as: [String: [String]].self)
    let languages = try #require(known["?"])
    #expect(languages.count > 500)
    let numbers = WrittenNumber.all.map(\.text).joined(separator: " ")
    let forms = try Self.script.answer(
      to: languages.map { .init(name: $0, text: numbers) }, [], as: [String: [String]].self)
    for language in languages {
      let rules = PluralRules(language: Locale.Language(identifier: language))
      let wrong = zip(WrittenNumber.all, forms[language] ?? []).compactMap { number, form in
        let found = rules.category(of: number.operands).rawValue
        return found == form ? nil : "\(number.text): \(found) for \(form)"
      }
      #expect(forms[language]?.count == WrittenNumber.all.count)
      #expect(wrong.isEmpty, "\(language): \(wrong.prefix(5).joined(separator: ", "))")
    }
  }
}

@Suite struct PluralRulesTests {
  private func form(_ number: Double, in language: String) -> String {
    PluralRules(language: Locale.Language(identifier: language))
      .category(of: PluralOperands(number)).rawValue
  }

  /// Old names of languages, and those of which Babel has no data: they stand beside the other in CLDR's file.
  @Test(arguments: [
    ("iw", "he"), ("mo", "ro"), ("sh", "sr"), ("tl", "fil"), ("ji", "yi"), ("guw", "ak"),
    ("nah", "af"), ("smi", "se"), ("ars", "ar"), ("in", "id"), ("jw", "jv"),
  ])
  func languagesUnderOtherNamesHaveTheirForms(name: String, other: String) {
    for number in WrittenNumber.all {
      #expect(
        PluralRules(code: name).category(of: number.operands)
          == PluralRules(code: other).category(of: number.operands))
    }
  }

  @Test(arguments: [
    ("pt_BR", 0.0, "one"), ("pt_PT", 0, "other"), ("pt_AO", 0, "other"), ("pt", 1.5, "one"),
    ("pt_PT", 1.5, "other"), ("es", 1_000_000, "many"), ("fr", 3_000_000, "many"),
    ("fr", 1_000_001, "other"), ("ga", 4, "few"), ("ga", 8, "many"), ("cy", 0, "zero"),
    ("cy", 6, "many"), ("cs", 1.5, "many"), ("ar", 1_000_000_000_000_000_128, "many"),
    ("en", .infinity, "other"), ("en", -1, "one"), ("tlh", 1, "other"),
  ])
  func numbersHaveTheForms(language: String, number: Double, expected: String) {
    #expect(form(number, in: language) == expected)
  }

  private func digits(of number: PluralOperands) -> [Int] {
    [number.i, number.v, number.f, number.t]
  }

  @Test func numbersAreTakenAsTheyAreWritten() {
    let plain = PluralOperands(1.5)
    #expect(digits(of: plain) == [1, 1, 5, 5])
    let padded = PluralOperands(1.5, fractionDigits: 2)
    #expect(digits(of: padded) == [1, 2, 50, 5])
    // Three digits are shown, so that this is a whole number to who reads it.
    let rounded = PluralOperands(1.99999)
    #expect(digits(of: rounded) == [2, 0, 0, 0])
    #expect(PluralOperands(1, fractionDigits: 1).n == 1)
    #expect(plain.n == nil)
  }
}
