import Foundation
import SwiftEmitter
import Testing

/// The time that it is, in screens of viper: their presenters know no app.
@Suite struct SceneClockTests {
  private func code(_ screens: String) throws -> String {
    try SpecProject([
      (
        "App.yaml",
        """
        app: Inn
        language: 1
        architecture: viper
        host: { menu: [{ screen: Stay, title: stay }] }
        ---
        api: Main
        base: https://inn.example
        ---
        request: Book
        parameters: { start: Date, asked: Date }
        method: POST
        path: /stays
        body: { start: $parameters.start, asked: $parameters.asked }
        ---
        \(screens)
        """
      )
    ]).emit().map(\.text).joined()
  }

  private static func form(range: String, asked: String) -> String {
    """
    screen: Stay
    form:
      start: { type: Date, title: stay.start, required: true, default: today\(range) }
      asked: { type: Date, title: stay.asked, required: true }
    submit:
      title: stay.send
      request: Book
      with: { start: $form.start, asked: \(asked) }
      then: { do: dismiss }
    """
  }

  @Test func aFormBeginsWithTheDayOfItsScene() throws {
    let swift = try code(Self.form(range: "", asked: "$form.asked"))
    #expect(swift.contains("StateBox(Form(start: context.clock.today))"))
    #expect(swift.contains("context: app.runtime.sceneContext"))
    // What it began with is asked once.
    #expect(!swift.contains("self.context = context"))
    #expect(!swift.contains("app.runtime.clock"))
  }

  @Test func limitsAndEffectsAskTheSceneAgain() throws {
    let swift = try code(Self.form(range: ", range: { min: today }", asked: "now"))
    #expect(swift.contains("{ [context] in .dates(min: context.clock.today) }"))
    #expect(swift.contains("asked: context.clock.now"))
    #expect(swift.contains("WiredForm<"))
  }

  @Test func aFormWithARuleOfTheAppKeepsTheSceneByItself() throws {
    let rule = ", rule: { name: opening, text: stay.closed }"
    let once = try code(Self.form(range: rule, asked: "$form.asked"))
    #expect(once.contains("form = StateBox(Form(start: context.clock.today))"))
    #expect(!once.contains("self.context = context"))
    let again = try code(Self.form(range: rule + ", range: { min: today }", asked: "now"))
    #expect(again.contains("private let context: SceneContext"))
  }

  /// Swift's own initialiser has nil for what can be nil, and nothing would be asked by whoever leaves it out.
  @Test func aTimeThatMayBeMissingIsHandedOver() throws {
    let swift = try code(
      """
      request: Ask
      parameters: { place: String, until: Date? = now }
      path: /nights
      query: { place: $parameters.place, until: $parameters.until }
      ---
      screen: Stay
      form:
        place: { type: String, title: stay.place, required: true }
      submit:
        title: stay.send
        request: Ask
        with: { place: $form.place }
        then: { do: dismiss }
      """)
    #expect(swift.contains("  init(place: String, until: Date?) {"))
    #expect(swift.contains("until: context.clock.now"))
    // What else is asked has the one that Swift writes.
    #expect(!swift.contains("init(start: Date"))
  }

  @Test func listsKnowItInTheirSections() throws {
    let swift = try code(
      """
      model: Night
      fields: { id: ID, day: Date }
      ---
      adapter: NightRow
      for: Night
      cell: { text: { value: $item.day, as: date } }
      ---
      source: Nights
      parameters: { since: Date }
      request: { path: /nights, query: { since: $parameters.since } }
      yields: Night
      ---
      screen: Stay
      state: { since: Date = today }
      sections:
        - id: nights
          when: $state.since <= now
          source: { use: Nights, with: { since: today } }
          adapters: [NightRow]
      bar:
        trailing:
          - { title: stay.later, when: $state.since < now, set: { $state.since: now } }
      """)
    #expect(swift.contains("state = StateBox(State(since: context.clock.today))"))
    #expect(swift.contains("[context, state] in state.value.since <= context.clock.now"))
    #expect(swift.contains("since: context.clock.today)"))
    #expect(swift.contains("state.value.since = context.clock.now"))
    #expect(swift.contains("presenter.state.value.since < app.runtime.clock.now"))
  }

  /// What a controller shows asks the app, and what the presenter knows of its rows asks the scene.
  @Test func barsAndEmptyListsAndLimitsKnowIt() throws {
    let swift = try code(
      """
      model: Night
      fields: { id: ID, day: Date }
      ---
      adapter: NightRow
      for: Night
      cell: { text: { value: $item.day, as: date } }
      ---
      source: Nights
      request: { path: /nights }
      yields: Night
      ---
      screen: Stay
      state: { since: Date = today }
      sections:
        - id: nights
          limit: { when: $state.since < today, then: 3 }
          source: { use: Nights }
          adapters: [NightRow]
      states:
        empty:
          - { when: $state.since < now, text: stay.past }
          - { text: stay.none }
      badge: { when: $state.since < now, then: stay.late, else: stay.soon }
      bar:
        trailing:
          - { title: stay.later, set: { $state.since: now } }
      """)
    let asked = "presenter.state.value.since < app.runtime.clock.now"
    #expect(swift.components(separatedBy: asked).count == 3)
    #expect(swift.contains("state.value.since < context.clock.today"))
  }

  /// Whoever shows a screen, or asks or sends something, hands over the time that parameters begin with.
  @Test(arguments: ["viper", "mvp", "collection", "table", "composition"])
  func parametersBeginWithIt(in system: String) throws {
    let swift = try code(
      """
      model: Night
      fields: { id: ID, day: Date }
      ---
      adapter: NightRow
      for: Night
      cell: { text: { value: $item.day, as: date } }
      ---
      source: Nights
      parameters: { place: String, since: Date = today, until: Date? = now }
      request:
        path: /nights
        query: { place: $parameters.place, since: $parameters.since, until: $parameters.until }
      yields: Night
      ---
      request: Tell
      parameters: { at: Date = now, note: String }
      method: POST
      path: /told
      body: { at: $parameters.at, note: $parameters.note }
      ---
      screen: Stay
      architecture: \(system)
      sections:
        - { id: nights, source: { use: Nights, with: { place: sea } }, adapters: [NightRow] }
      actions:
        - { select: Night, push: NightPage, with: { id: $item.id } }
      bar:
        trailing:
          - { title: stay.told, request: Tell, with: { note: seen } }
      ---
      screen: NightPage
      architecture: \(system)
      parameters: { id: ID, from: Date = today }
      source: { use: Nights, with: { place: $parameters.id, since: $parameters.from } }
      adapters: [NightRow]
      """)
    #expect(swift.contains(/since: (\{ \[app\] in )?[a-z.]*clock\.today/))
    #expect(swift.contains(/until: (\{ \[app\] in )?[a-z.]*clock\.now/))
    #expect(swift.contains(/at: [a-z.]*clock\.now/))
    #expect(swift.contains(/from: [a-z.]*clock\.today/))
    #expect(!swift.contains("from: Date ="))
    #expect(!swift.contains("at: Date ="))
  }
}
