import Diagnostics
import Testing

/// Cases of enums that have several values in payloads.
extension SampleCheckTests {
  /// A case has all of its values: where one stands in a response, it is shown, and each may be misspelt.
  @Test func valuesOfOneCaseAreComparedEachByItself() {
    func found(_ mood: String...) -> [Diagnostic] {
      let items = mood.enumerated().map { #"{ "id": \#($0), "feel": "\#($1)" }"# }
      return findings(
        """
        enum: Feeling
        cases: { calm: [calm, relaxed], loud: loud }
        unknown: loud
        ---
        model: Felt
        fields: { id: ID, feel: Feeling }
        ---
        source: Feelings
        request: { path: /felt }
        yields: Felt
        """, "[" + items.joined(separator: ", ") + "]")
    }
    #expect(
      found("relaxde", "loud").map(\.message) == [
        "no response has `relaxed`, and no case of `Feeling` is for the `relaxde` that they have"
      ])
    #expect(found("relaxde", "loud").map(\.help) == [["did you mean `relaxde`?"]])
    #expect(found("relaxde", "calm").map(\.message) == [])
    #expect(found("relaxed", "loud").map(\.message) == [])
  }
}
