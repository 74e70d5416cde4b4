import Testing

@testable import ScreenCompiler

/// What a change of a form's fields breaks: for servers, and for what the app implements.
@Suite struct BreakingFormTests {
  private static let app = """
    app: Travel
    language: 1
    host: { menu: [{ screen: Trip, title: tab.trip }] }
    ---
    api: Main
    base: https://travel.example
    ---
    model: City
    fields: { id: ID, code: ID, name: String }
    ---
    model: Region
    fields: { id: ID, name: String }
    ---
    source: Cities
    parameters: { near: String = "" }
    request: { path: /cities, query: { near: $parameters.near } }
    yields: City
    ---
    source: Regions
    request: { path: /regions }
    yields: Region
    ---
    request: Book
    parameters: { city: ID? }
    method: POST
    path: /trips
    body: { city: $parameters.city }
    ---
    screen: Trip
    form:
      near: { type: String, title: trip.near }
      city: { type: ID, title: trip.city, choices: { use: Cities, title: $item.name } }
    submit: { title: trip.book, request: Book, with: { city: $form.city } }

    """

  private func changes(_ replacements: [(String, String)]) throws -> [String] {
    var text = Self.app
    for (old, new) in replacements {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try BreakingApp.changes(from: Self.app, to: text)
  }

  @Test(arguments: [
    ("use: Cities, title: $item.name", "use: Cities, title: { value: $item.code }", []),
    ("title: $item.name }", "title: $item.name, value: $item.id }", []),
    (
      "title: $item.name }", "title: $item.name, value: $item.code }",
      [
        "data-request: `city` of `Trip` is sent as `$item.code` of `City` and was as `$item.id` of `City`"
      ]
    ),
    (
      "use: Cities", "use: Regions",
      [
        "data-request: `city` of `Trip` is sent as `$item.id` of `Region` and was as `$item.id` of `City`"
      ]
    ),
  ])
  func whatChoicesStandForIsSent(old: String, new: String, expected: [String]) throws {
    #expect(try changes([(old, new)]) == expected)
  }

  @Test func choicesTakeThePlaceOfWhatIsEntered() throws {
    let asked = ("use: Cities, title", "use: Cities, with: { near: $form.near }, title")
    let chosen = (
      "near: { type: String, title: trip.near }",
      "near: { type: String, title: trip.near, choices: { use: Regions, title: $item.name, value: $item.name } }"
    )
    // Nobody is sent it.
    #expect(try changes([chosen]) == [])
    let before = Self.app.replacing(asked.0, with: asked.1)
    let after = before.replacing(chosen.0, with: chosen.1)
    #expect(
      try BreakingApp.changes(from: before, to: after) == [
        "data-request: `near` of `Trip` is sent as `$item.name` of `Region` and was as what is entered"
      ])
  }

  @Test(arguments: [
    ("near: { type: String", "near: { default: \"\", type: String", []),
    (
      "draft: true\n", "",
      ["data-stored: `Trip` does not read the drafts any more that devices keep of it"]
    ),
    (
      "near: { type: String", "close: { type: String",
      ["data-stored: drafts of `Trip` have a `near` that nothing reads"]
    ),
    (
      "near: { type: String", "near: { secret: true, type: String",
      ["data-stored: drafts of `Trip` have a `near` that nothing reads"]
    ),
    (
      "near: { type: String", "near: { type: \"[Data]\"",
      ["data-stored: drafts of `Trip` have a `near` that nothing reads"]
    ),
    (
      "near: { type: String", "near: { type: Int",
      ["data-stored: `near` of `Trip` is `Int`, and drafts keep it as `String`"]
    ),
  ])
  func draftsAreFoundByTheirFields(old: String, new: String, expected: [String]) throws {
    let before = Self.app + "draft: true\n"
    let after = before.replacing(old, with: new)
    try #require(after != before)
    #expect(try BreakingApp.changes(from: before, to: after) == expected)
  }

  @Test(arguments: [
    ("", "", []),
    (
      "", ", rule: nearby",
      [
        "source-requirements: the app has to implement `acceptsNearby`, which takes `String`"
      ]
    ),
    (", rule: nearby", "", ["source-requirements: `acceptsNearby` is not asked any more"]),
    (", rule: nearby", ", rule: { name: nearby, text: trip.far }", []),
    (
      ", rule: nearby", ", rule: close",
      [
        "source-requirements: `acceptsNearby` is not asked any more",
        "source-requirements: the app has to implement `acceptsClose`, which takes `String`",
      ]
    ),
  ])
  func rulesAreWrittenByHand(before: String, after: String, expected: [String]) throws {
    let title = "title: trip.near"
    let texts = [before, after].map { Self.app.replacing(title, with: title + $0) }
    #expect(try BreakingApp.changes(from: texts[0], to: texts[1]).sorted() == expected)
  }

  @Test func rulesOfTheAppTakeValuesOfOneType() throws {
    let asked = Self.app.replacing("title: trip.near", with: "title: trip.near, rule: nearby")
    let texts = [asked, asked.replacing("near: { type: String", with: "near: { type: Int")]
    #expect(
      try BreakingApp.changes(from: texts[0], to: texts[1]) == [
        "source-requirements: `acceptsNearby` takes `Int` and took `String`"
      ])
  }

  @Test("drafts are found by what their screen is shown with, in its order")
  func draftsAreFoundByWhatTheirScreenIsShownWith() throws {
    func changes(from before: String, to after: String) throws -> [String] {
      let texts = [before, after].map { parameters in
        Self.app.replacing("screen: Trip\n", with: "screen: Trip\n\(parameters)") + "draft: true\n"
      }
      return try BreakingApp.changes(from: texts[0], to: texts[1])
        .filter { $0.hasPrefix("data-stored") }
    }
    let lost = [
      "data-stored: no draft of `Trip` is found any more: it is shown with other values"
    ]
    let before = "parameters: { day: Date?, note: String = \"\" }\n"
    #expect(try changes(from: before, to: "parameters: { on: Date?, note: String = \"\" }\n") == [])
    #expect(
      try changes(from: before, to: "parameters: { note: String = \"\", day: Date? }\n") == lost)
    #expect(try changes(from: before, to: "parameters: { day: Date? }\n") == lost)
    #expect(try changes(from: "", to: before) == lost)
  }

  @Test func formsWithoutDraftsKeepNothing() throws {
    #expect(try changes([("near: { type: String", "close: { type: String")]) == [])
  }

  @Test func whatAFieldHandsToTheAppHasItsType() throws {
    let calling = (
      "request: Book, with: { city: $form.city }", "call: book, with: { city: $form.city }"
    )
    let before = Self.app.replacing(calling.0, with: calling.1)
    let after = before.replacing(
      "type: ID, title: trip.city, choices", with: "type: \"[ID]\", title: trip.city, choices")
    #expect(
      try BreakingApp.changes(from: before, to: after) == [
        "source-requirements: `book` of `Trip` takes `city: [ID]` and took `city: ID?`"
      ])
  }
}
