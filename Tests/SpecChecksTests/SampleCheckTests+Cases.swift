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

  /// The findings about things of a union, of which two have these tags.
  private func found(_ tags: String..., cases: String) -> [Diagnostic] {
    let items = tags.enumerated().map { #"{ "id": \#($0), "sort": "\#($1)" }"# }
    return findings(
      """
      model: Banner
      fields: { id: ID }
      ---
      model: Note
      fields: { id: ID }
      ---
      union: Thing
      tag: sort
      cases: \(cases)
      unknown: skip
      ---
      source: Things
      request: { path: /things }
      yields: Thing
      """, "[" + items.joined(separator: ", ") + "]")
  }

  @Test func aCaseIsShownByAnyOfItsTags() {
    let cases = "{ ad: { model: Banner, tag: [ad, sponsored] }, note: Note }"
    #expect(found("ad", "sponsord", cases: cases).map(\.message) == [])
    #expect(
      found("note", "sponsord", cases: cases).map(\.message) == [
        "no response has `sponsored`, and no case of `Thing` is for the `sponsord` that they have"
      ])
  }

  /// A tag beside its model is replaced there, and the case keeps its name.
  @Test(arguments: [
    ("tag: sponsred", "sponsored", "sponsored"),
    ("tag: [promo, sponsred]", "sponsored", "sponsored"),
    ("tag: sponsored-ad", "sponsored ad", "\"sponsored ad\""),
    ("tag: \"sponsred\"", "sponsored", "\"sponsored\""),
  ])
  func tagsAreMendedWhereTheyAreSaid(tag: String, shown: String, written: String) {
    let fixes = found("note", shown, cases: "{ banner: { model: Banner, \(tag) }, note: Note }")
      .map(\.fixes)
    #expect(fixes.map { $0.map(\.title) } == [["write `\(written)`"]])
  }

  @Test func aTagThatIsNoNameStandsBesideTheModel() {
    #expect(
      found("note", "sponsored-ad", cases: "{ sponsoredAd: Banner, note: Note }").map(\.help) == [
        [
          "a tag that is no name stands beside the model: "
            + "`sponsoredAd: { model: Banner, tag: sponsored-ad }`"
        ]
      ])
  }
}
