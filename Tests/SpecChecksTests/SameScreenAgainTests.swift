import Testing

@testable import SpecChecks

/// A screen that shows itself again is about something else then.
@Suite struct SameScreenAgainTests {
  private func told(_ parts: String, parameters: String = "", state: String = "") -> [String] {
    findings(
      """
      screen: Shelf
      \(parameters)
      \(state)
      \(parts)
      """, with: "same-screen-again"
    ).map(\.message)
  }

  @Test(arguments: [
    "sections: []\nbar: { trailing: [{ title: a, push: Shelf }] }",
    "sections: []\nbar: { trailing: [{ title: a, present: Shelf }] }",
    "sections: []\nbar: { trailing: [{ title: a, menu: [{ title: b, push: Shelf }] }] }",
    "content: [{ column: [{ button: { title: a, push: Shelf } }] }]",
    "form: { name: { type: String, title: a } }\nsubmit: { title: b, push: Shelf }",
  ])
  func whatShowsItselfWithNothingElseIsTold(parts: String) {
    #expect(
      told(parts) == [
        "`Shelf` shows itself, and has no parameters by which it would be about something else"
      ])
  }

  @Test(arguments: [
    "sections: []\nbar: { trailing: [{ title: a, push: Shelf, when: $flags.again }] }",
    "sections: []\nbar: { trailing: [{ title: a, call: keep, then: { push: Shelf } }] }",
    "content: [{ column: [{ button: { title: a, push: Shelf }, when: $flags.again }] }]",
  ])
  func whatIsSaidToHappenAtTimesIsNot(parts: String) {
    let flags = "app: Books\nlanguage: 1\nflags: { again: Bool = false }\n---\n"
    #expect(
      findings("\(flags)screen: Shelf\n\(parts)", with: "same-screen-again").map(\.message) == [])
  }

  @Test func whatHasParametersOrSharesItsStateIsNot() {
    let again = "sections: []\nbar: { trailing: [{ title: a, push: Shelf, with: { of: b } }] }"
    #expect(told(again, parameters: "parameters: { of: String }") == [])
    let shared = "sections: []\nbar: { trailing: [{ title: a, push: Shelf }] }"
    #expect(
      told(shared, state: "state: { place: { type: Int, default: 1, stored: shelf.place } }") == [])
  }
}
