import Testing

@testable import ScreenCore

@MainActor @Suite struct FieldRuleTests {
  @Test func rulesSayWhatIsWrong() {
    #expect(FieldValue.text("  ").problem([.required]) == StandardText.required)
    #expect(FieldValue.text("").problem([.length(min: 3)]) == nil)
    #expect(FieldValue.text("ab").problem([.length(min: 3)]) == StandardText.tooShort(3))
    #expect(FieldValue.text("abcd").problem([.length(max: 3)]) == StandardText.tooLong(3))
    #expect(FieldValue.number(5).problem([.range(min: 6)]) == StandardText.tooSmall(6))
    #expect(FieldValue.text("a1").problem([.pattern("[a-z]+")]) == StandardText.invalid)
    #expect(FieldValue.text("ab").problem([.pattern("[a-z]+")]) == nil)
    #expect(FieldValue.missing.problem([]) == nil)
  }
}
