import Testing

@testable import SpecChecks

/// Fields that stand within other objects, and several under one key.
@Suite struct PayloadPathTests {
  private func messages(_ fields: String, of app: String = "") -> [String] {
    findings("\(app)model: Talk\nfields:\n  id: ID\n\(fields)\n").map(\.message)
  }

  @Test(arguments: [
    "{ type: String, json: address.city }", "{ type: String, json: [address, city] }",
    "{ type: String, json: [address.city] }", "{ type: Int?, json: a.b.c-d.e_f }",
    "{ type: String, json: $id }", "{ type: String, json: \"first name\" }",
  ])
  func pathsAreKeys(field: String) {
    #expect(messages("  it: \(field)") == [])
  }

  @Test(arguments: [
    ("$.address.city", "this is a path of JSONPath, and a dotted path is due here"),
    ("images[0].url", "the path of a field leads through objects, and not into lists"),
    ("\"images[*].url\"", "the path of a field leads through objects, and not into lists"),
    ("address..city", "a key of this path is empty"), (".city", "a key of this path is empty"),
    ("[]", "expected a key, found an empty list"),
  ])
  func otherTextsAreNoPaths(text: String, message: String) {
    let found = messages("  it:\n    type: String\n    json: \(text)")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(message.prefix { $0 != "," }) == true)
  }

  @Test(arguments: [
    ("{ type: Decimal, format: text }", "{ type: String, json: price }", true),
    ("{ type: Date, format: day }", "{ type: Date, format: iso8601, json: price }", true),
    ("Decimal", "{ type: 'Decimal?', json: price }", true),
    ("Decimal", "{ type: Decimal, json: price }", false),
  ])
  func severalFieldsAreReadFromOneKey(first: String, second: String, mayBe: Bool) {
    #expect(
      messages("  price: \(first)\n  other: \(second)")
        == (mayBe ? [] : ["another payload key is named `price`"]))
  }

  @Test func onePathIsReadTheSameWayOnce() {
    let path = "{ type: String, json: address.city }"
    #expect(
      messages("  city: \(path)\n  town: \(path)")
        == ["another payload key is named `address.city`"])
  }

  private static let session = """
    api: Main
    base: https://fair.example
    session: { fields: { talk: Talk }, begins: [LogIn] }
    ---
    request: LogIn
    path: /login
    yields: Entry
    ---
    model: Entry
    fields: { talk: Talk }
    ---
    model: Address
    fields: { city: String }
    ---

    """

  @Test func whatIsKeptUnderOneKeyMayDiffer() {
    #expect(
      messages(
        "  price: { type: Decimal, format: text }\n  written: { type: String, json: price }",
        of: Self.session)
        == ["`written` is kept with the session where `price` is, and may differ from it"])
    #expect(
      messages(
        "  address: Address\n  city: { type: String, json: address.city }", of: Self.session)
        == ["`city` is kept with the session where `address` is, and may differ from it"])
    #expect(messages("  city: { type: String, json: address.city }", of: Self.session) == [])
  }

  @Test(arguments: [
    (
      "{ entity: Ware, order: [id] }",
      ["`price` and `written` are one key in payloads, and two attributes of `Ware`"]
    ), ("{ entity: Ware, fields: { written: price }, order: [id] }", []),
  ])
  func objectsHaveOneAttributeForAKey(objects: String, expected: [String]) {
    let found = messages(
      """
        price: { type: Int, format: text }
        written: { type: String, json: price }
      ---
      source: Wares
      coreData: \(objects)
      yields: Talk
      """)
    #expect(found == expected)
  }
}

extension SampleCheckTests {
  private static let places = """
    model: Place
    fields:
      id: ID
      city: { type: String, json: address.city }
      street: { type: String?, json: address.street }
    ---
    source: Places
    request: { path: /places }
    yields: Place
    """

  @Test(arguments: [
    (#""address": { "city": "Lund", "street": null }"#, []),
    (
      #""address": { "city": 3 }"#,
      ["`/0/address/city` is a number, and `city` of `Place` is declared `String`"]
    ),
    (
      #""address": {}"#,
      ["`/0/address` has no `city`, and `city` of `Place` is declared `String`"]
    ), (#""adress": 1"#, ["`/0` has no `address`, and `city` of `Place` is declared `String`"]),
    (
      #""address": null"#,
      ["`/0/address` is null, and `city` is read within it, at `address.city`"]
    ),
  ])
  func valuesAreLookedForAtTheirPaths(members: String, expected: [String]) {
    #expect(messages(Self.places, "[{ \"id\": 1, \(members) }]") == expected)
  }

  @Test(arguments: [
    (#""address.city": "Lund""#, "did you mean `json: [address.city]`?"),
    (#""adress": { "city": "Lund" }"#, "did you mean `json: adress.city`?"),
    (#""address": { "City": "Lund" }"#, "did you mean `json: address.City`?"),
  ])
  func pathsThatMayHaveBeenMeantAreNamed(members: String, help: String) {
    #expect(findings(Self.places, "[{ \"id\": 1, \(members) }]").map(\.help) == [[help]])
  }

  @Test func pathsOfWhatMayBeMissingAreHeldAgainstAllResponses() {
    let found = findings(
      Self.places, #"[{ "id": 1, "address": { "city": "Lund", "Street": "Low" } }]"#)
    #expect(
      found.map(\.message) == [
        "no response has the key `address.street`, and nothing reads the key `address.Street` that they have"
      ])
    #expect(found.map(\.help) == [["did you mean `address.Street`?"]])
  }
}
