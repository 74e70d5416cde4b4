import Testing

@testable import ScreenCompiler

/// What a change breaks of what the app's own code tells, keeps, follows and implements.
@Suite struct BreakingAppCodeTests {
  private static let stored = "{ big: { type: Bool, default: false, stored: true } }"

  /// A value keeps its member as long as it keeps its key, wherever it stands.
  @Test func keptValuesMayMoveWithTheirKeys() throws {
    let renamed = "{ large: { type: Bool, default: false, stored: Items.big } }"
    #expect(try BreakingApp.changes([(Self.stored, renamed)]) == [])
    let moved = [
      ("state: \(Self.stored)\n", ""),
      ("screen: Cart\n", "screen: Cart\nstate: \(renamed)\n"),
    ]
    #expect(try BreakingApp.changes(moved) == [])
  }

  /// What each screen makes when it is shown is missing until then.
  @Test func defaultsThatFollowFromOthersMakeKeptValuesOptional() throws {
    let late = "{ big: { type: Bool, default: $flags.quick, stored: true } }"
    #expect(
      try BreakingApp.changes([(Self.stored, late)]) == [
        "source-app: `app.kept.itemsBig` is `Bool?` and was `Bool`"
      ])
  }

  /// What devices keep of models is read by what these are now.
  @Test(arguments: [
    ("title: String, price", "title: String, note: String?, price", []),
    ("title: String, price", "title: String, note: String, price", ["note"]),
    ("price: Double = 0", "price: Double", ["price"]),
    ("title: String, price", "title: String?, price", []),
  ])
  func keptModelsAreReadAsTheyWere(old: String, new: String, fields: [String]) throws {
    #expect(
      try keptChanges([(old, new)])
        == fields.map { "data-stored: what devices keep under `last` has no such `Thing.\($0)`" })
  }

  /// Numbers are read as other numbers, and what tells things apart as a text.
  @Test(arguments: [
    ("Int", "Double", true), ("Int", "Decimal", true), ("Decimal", "Double", true),
    ("Double", "Int", false), ("Int", "ID", true), ("ID", "Int", false), ("String", "ID", true),
    ("ID", "String?", true), ("String", "Int", false), ("[Int]", "[Double]", true),
    ("[Int]", "Int", false), ("URL", "String", true), ("String", "URL", false),
    ("Size", "String", true), ("[Size]", "[String]", true), ("Size", "Int", false),
    ("String", "Size", false),
  ])
  func keptValuesAreReadAsOtherTypes(old: String, new: String, isRead: Bool) throws {
    let told =
      "data-stored: `Thing.title` is `\(new)`, and what devices keep under `last` has it as `\(old)`"
    #expect(
      try keptChanges(
        [("title: \"\(old)\"", "title: \"\(new)\"")],
        after: [("title: String, price", "title: \"\(old)\", price")]) == (isRead ? [] : [told]))
  }

  @Test func keptValuesStandUnderTheKeysOfThen() throws {
    let keys = ("booleans: lenient\n", "booleans: lenient\nkeys: snakeCase\n")
    let field = [("price: Double = 0", "unitPrice: Double")]
    #expect(
      try keptChanges([keys], after: field)
        == ["data-stored: what devices keep under `last` has no such `Thing.unitPrice`"])
    let asBefore = ("unitPrice: Double", "unitPrice: { type: Double, json: unitPrice }")
    #expect(try keptChanges([keys, asBefore], after: field) == [])
  }

  /// What is told of a kept model where texts of the app are replaced.
  ///
  /// - Parameter others: What was replaced before, which is the same then and now.
  private func keptChanges(
    _ changes: [(String, String)], after others: [(String, String)] = []
  ) throws -> [String] {
    func replacing(_ texts: [(String, String)], in app: String) throws -> String {
      try texts.reduce(into: app) { app, text in
        try #require(app.contains(text.0), "\(text.0)")
        app = app.replacing(text.0, with: text.1)
      }
    }
    let stored = (Self.stored, "{ last: { type: Entry?, stored: last } }")
    let before = try replacing([stored] + others, in: BreakingApp.text)
    return try BreakingApp.changes(from: before, to: try replacing(changes, in: before))
      .filter { $0.hasPrefix("data-stored") }
  }

  @Test func eventsOfRequestsThatAreGoneCannotBeToldAnyMore() throws {
    let telling = ("method: POST\n", "method: POST\nemits: [ordered, paid]\n")
    let app = BreakingApp.text.replacing(telling.0, with: telling.1)
    let after = app.replacing("emits: [ordered, paid]\n", with: "emits: [ordered]\n")
    #expect(
      try BreakingApp.changes(from: app, to: after) == ["source-app: the event `paid` is gone"])
    // It is still there where the app tells it.
    let elsewhere = after.replacing("[stockChanged, ordered]", with: "[stockChanged, paid]")
    #expect(try BreakingApp.changes(from: app, to: elsewhere) == [])
  }

  @Test func typesOfWhatCallsHandOverAreThoseOfWhatItComesFrom() throws {
    let calling = (
      "call: showMore", "call: showMore, with: { price: $item.price, size: $item.size }"
    )
    let app = BreakingApp.text.replacing(calling.0, with: calling.1)
    let after = app.replacing("price: Double = 0", with: "price: Double?")
    #expect(
      try BreakingApp.changes(from: app, to: after, [.source]).sorted() == [
        "source-fields: `Thing.price` is `Double?` and was `Double`",
        "source-requirements: `showMore` of `Items` takes the row's `Thing`, `price: Double?`, "
          + "`size: Size` and took the row's `Thing`, `price: Double`, `size: Size`",
      ])
  }

  @Test func membersOfTheSessionAreReadByHandWrittenCode() throws {
    func app(_ fields: String) -> String {
      BreakingApp.text.replacing(
        "booleans: lenient\n",
        with: "booleans: lenient\nauth: app\nsession: { fields: \(fields) }\n")
    }
    #expect(
      try BreakingApp.changes(
        from: app("{ user: String, mail: String }"), to: app("{ user: ID }"), [.source]
      ).sorted() == [
        "source-fields: `user` of the session is `ID` and was `String`",
        "source-fields: the session has no `mail` any more",
      ])
  }

  /// A session is kept with all that is in it.
  @Test(arguments: [
    (
      "title: String, price", "title: String, note: String, price",
      "what devices keep of the session has no such `Thing.note`"
    ),
    ("title: String, price", "title: String, note: String?, price", nil),
    (
      "title: String, price", "title: Int, price",
      "`Thing.title` is `Int`, and what devices keep of the session has it as `String`"
    ),
  ])
  func modelsInTheSessionAreReadAsTheyWere(old: String, new: String, told: String?) throws {
    let app = BreakingApp.text.replacing(
      "booleans: lenient\n",
      with: "booleans: lenient\nauth: app\nsession: { fields: { last: Thing } }\n")
    #expect(
      try BreakingApp.changes(from: app, to: app.replacing(old, with: new))
        .filter { $0.hasPrefix("data-stored") }
        == [told].compactMap { $0.map { "data-stored: \($0)" } })
  }

  @Test func viewsOfSwiftUIHaveToTakeWhatTheyCall() throws {
    let cell = "cell: { row: [{ text: $item.label }, { button: { title: more, event: more } }] }"
    let app = BreakingApp.text.replacing(cell, with: "swiftUI: ThingFace")
    let more = "  - { event: ThingRow.more, call: showMore }"
    let after = app.replacing("events: [more]", with: "events: [more, less]")
      .replacing(more, with: more + "\n  - { event: ThingRow.less, do: reload }")
    #expect(
      try BreakingApp.changes(from: app, to: after) == [
        "source-cases: `ThingRow` has a new event `less`",
        "source-requirements: `ThingFace` is made of `thing`, `onMore`, `onLess` and was of `thing`, "
          + "`onMore`",
      ])
  }
}
