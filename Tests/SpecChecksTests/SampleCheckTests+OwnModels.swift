import Testing

@testable import SpecChecks

/// What recorded responses have of models that the app decodes by itself.
extension SampleCheckTests {
  private static let badges = """
    model: Badge
    swift: { type: Badge }
    fields: { id: ID, name: String, color: String?, ranks: "[Int]" }
    ---
    source: Badges
    request: { path: /badges }
    yields: Badge
    """

  @Test(arguments: [
    (
      #"[{ "id": 1, "name": null }]"#,
      "`/0/name` is null, and `name` of `Badge` is declared `String`"
    ),
    (
      #"[{ "id": 1, "name": 2 }]"#,
      "`/0/name` is a number, and `name` of `Badge` is declared `String`"
    ),
    (
      #"[{ "id": 1, "name": "a" }, { "id": 2 }]"#,
      "`/1` has no `name`, and `name` of `Badge` is declared `String`"
    ),
  ])
  func whatTheAppCannotDecodeByItselfIsTold(sample: String, message: String) {
    #expect(messages(Self.badges, sample) == [message])
  }

  @Test(arguments: [
    #"[{ "id": 1, "name": "a", "color": null, "ranks": null }]"#, #"[{ "id": 1, "name": "a" }]"#,
    // It may make the name up, or read it from elsewhere.
    #"[{ "id": 1 }, { "id": 2 }]"#, #"[{ "id": 1, "names": "a" }]"#,
    #"[{ "id": 1, "label": "a" }]"#,
  ])
  func whatTheAppMayDecodeByItselfIsFine(sample: String) {
    #expect(messages(Self.badges, sample) == [])
  }
}
