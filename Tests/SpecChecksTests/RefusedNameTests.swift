import Testing

@testable import SpecChecks

/// What servers are said to call the fields of a form.
@Suite struct RefusedNameTests {
  /// The findings of a form with two fields.
  ///
  /// - Parameters:
  ///   - first: What is said of the first name.
  ///   - last: What is said of the last name.
  ///   - sent: What is sent as the name.
  private func told(
    _ first: String, _ last: String, sent: String = "$form.first", rule: String
  ) -> [String] {
    findings(
      """
      api: Main
      base: https://club.example
      ---
      request: Join
      parameters: { name: String, last: String? }
      method: POST
      path: /members
      body: { name: $parameters.name, last: $parameters.last }
      ---
      screen: Join
      title: join.title
      form:
        isKnown: { type: Bool, title: join.known }
        first: { type: String, title: join.first, required: true\(first) }
        last: { type: String, title: join.last, required: true\(last) }
      submit:
        title: join.send
        request: Join
        with: { name: \(sent), last: $form.last }

      """, with: rule
    ).filter { $0.rule == rule }.map(\.message)
  }

  @Test(arguments: ["name", "NAME", "[0, name]"])
  func twoFieldsOfOneNameAreTold(name: String) {
    #expect(
      told(", errors: name", ", errors: \(name)", rule: "repeated-title")
        == ["another field of the form says the same"])
  }

  @Test("a field is not called like another one, of which nothing would be told any more")
  func namesOfOtherFields() {
    #expect(
      told(", errors: LAST", "", rule: "repeated-title")
        == ["what servers say of `LAST` is told of `first`, and never of the field of that name"])
    #expect(told(", errors: last", ", errors: surname", rule: "repeated-title").isEmpty)
    #expect(told(", errors: member.last", "", rule: "repeated-title").isEmpty)
    #expect(told(", errors: last", ", when: $form.isKnown", rule: "repeated-title").isEmpty)
    #expect(
      told(", errors: last", "", sent: "\"{$form.first} {$form.last}\"", rule: "repeated-title")
        .isEmpty)
    #expect(told(", errors: isKnown", "", rule: "repeated-title").isEmpty, "that one is not sent")
  }

  @Test(arguments: ["last.name", "names"])
  func namesThatDifferAreRight(name: String) {
    #expect(told(", errors: name", ", errors: \(name)", rule: "repeated-title").isEmpty)
  }

  @Test func fieldsThatAreSentAsOneHaveOneName() {
    #expect(
      told(
        ", errors: name", ", errors: name", sent: "\"{$form.first} {$form.last}\"",
        rule: "repeated-title"
      ).isEmpty)
  }

  @Test func fieldsThatTakeTurnsHaveOneName() {
    #expect(
      told(
        ", errors: name", ", errors: name, when: $form.isKnown", rule: "repeated-title"
      ).isEmpty)
  }

  @Test(arguments: ["\"123\"", "\"1.2\"", "\"_\""])
  func namesWithoutALetterMeanNothing(name: String) {
    #expect(
      told(", errors: \(name)", "", rule: "ineffective-key")
        == [
          "`errors` means nothing here: a name without a letter is taken for the number of an element"
        ])
  }
}
