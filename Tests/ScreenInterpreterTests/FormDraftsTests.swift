import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Forms straight from specs that keep what was entered until it is sent.
@MainActor @Suite struct FormDraftsTests {
  private static let app = """
    app: Club
    language: 1
    architecture: collection
    ---
    api: Main
    base: https://club.example
    ---
    enum: Mood
    cases: [calm, wild]
    ---
    model: City
    fields: { id: ID, name: String }
    ---
    source: Cities
    request: { path: /cities }
    yields: City
    ---
    request: Join
    parameters: { club: ID, name: String, mood: Mood?, moods: "[Mood]", city: ID?, age: Int? }
    method: POST
    path: /clubs/{$parameters.club}/members
    body:
      name: $parameters.name
      mood: $parameters.mood
      moods: $parameters.moods
      city: $parameters.city
      age: $parameters.age
    ---
    screen: Joining
    parameters: { club: ID, name: String = "" }
    form:
      name: { type: String, title: { verbatim: Name }, default: $parameters.name }
      mood: { type: Mood, title: { verbatim: Mood } }
      moods: { type: "[Mood]", title: { verbatim: Moods } }
      city: { type: ID, title: { verbatim: City }, choices: { use: Cities, title: $item.name } }
      age: { type: Int, title: { verbatim: Age } }
    submit:
      title: { verbatim: Join }
      request: Join
      with:
        club: $parameters.club
        name: $form.name
        mood: $form.mood
        moods: $form.moods
        city: $form.city
        age: $form.age
      then: { notice: { verbatim: Welcome } }
    draft: true

    """

  private let store = MemoryStore()
  private let server = ScriptedTransport { request in
    request.url.path.hasSuffix("cities")
      ? HTTPResponse(json: #"[{"id": "1", "name": "Berlin"}, {"id": "2", "name": "Paris"}]"#)
      : HTTPResponse(json: "{}")
  }

  /// The form for a club in an app that has just been started.
  private func joining(_ club: Identifier) async throws -> ScreenDriver {
    let sketch = try Sketch(["App.yaml": Self.app])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(transport: server, store: store))
    let screen = try #require(
      app.makeController(forScreen: "Joining", with: ["club": .identifier(club)]))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  private var lastBody: String? {
    get async {
      await server.requests.last.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    }
  }

  @Test func whatWasEnteredIsThereAgainUntilItIsSent() async throws {
    let first = try await joining(1)
    try await first.type("Ann", into: "name")
    try await first.choose("Wild", in: "mood")
    try await first.choose("Calm", in: "moods")
    try await first.choose("Paris", in: "city")
    try await first.type("30", into: "age")
    first.close()
    let second = try await joining(1)
    try await second.scrollToEnd()
    try await second.tap(text: "Join")
    #expect(second.sees("Welcome"))
    #expect(
      await lastBody == #"{"age":30,"city":"2","mood":"wild","moods":["calm"],"name":"Ann"}"#)
    second.close()
    let third = try await joining(1)
    try await third.scrollToEnd()
    try await third.tap(text: "Join")
    #expect(await lastBody == #"{"moods":[],"name":""}"#)
    third.close()
  }

  @Test func draftOfOneClubIsNoneOfAnother() async throws {
    let first = try await joining(1)
    try await first.type("Ann", into: "name")
    first.close()
    let other = try await joining(2)
    try await other.scrollToEnd()
    try await other.tap(text: "Join")
    #expect(await lastBody == #"{"moods":[],"name":""}"#)
    other.close()
  }
}
