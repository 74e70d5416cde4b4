import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// Objects of Core Data.
@Suite struct CoreDataCheckTests {
  private func findings(_ query: String, yields: String = "Note", more: String = "") -> [String] {
    SpecChecksTests.findings(
      """
      model: Person
      fields: { name: String }
      ---
      model: Note
      fields: { id: ID, text: String, owner: Person?, stars: Int, done: Bool, madeAt: Date }
      ---
      model: Pile
      fields: { id: ID, note: Note, tags: "[String]" }
      ---
      union: Entry
      tag: kind
      cases: { note: Note, pile: Pile }
      unknown: skip
      ---
      source: Notes
      parameters: { owner: String?, names: "[String]", since: Date, person: Person? }
      coreData: { \(query) }
      yields: \(yields)
      \(more)
      """
    ).filter { !$0.rule.hasPrefix("unused") && $0.rule != "missing-identity" }
      .map { "\($0.rule): \($0.message)" }
  }

  @Test(arguments: [
    "where: [{ field: owner.name, value: $parameters.owner }]",
    "where: [{ field: madeAt, op: atLeast, value: $parameters.since }]",
    "where: [{ field: title, op: in, value: $parameters.names }]",
    "where: [{ field: title, op: contains, value: $parameters.owner }]",
    "where: [{ field: done, value: true }], limit: 5", "fields: { id: objectID, owner: author }",
  ])
  func objectsAreAskedForByAttributes(query: String) {
    #expect(findings("entity: Note, order: [madeAt], \(query)") == [])
  }

  @Test(arguments: [
    ("entity: My-Note, order: [a]", "`My-Note` is no name of an entity"),
    ("entity: Note, order: []", "these objects have no order"),
    ("entity: Note, order: [a..b]", "`a..b` is no path of an attribute"),
    ("entity: Note, order: [objectID]", "`objectID` is in no attribute"),
    ("entity: Note, order: [a], fields: { txt: body }", "`Note` has no field `txt`"),
    (
      "entity: Note, order: [a], where: [{ field: a, op: in, value: x }]",
      "`in` compares with a list, and this is `String`"
    ),
    (
      "entity: Note, order: [a], where: [{ field: a, value: $parameters.names }]",
      "`equal` compares with one value, and this is `[String]`"
    ),
    (
      "entity: Note, order: [a], where: [{ field: a, op: beginsWith, value: 3 }]",
      "`beginsWith` compares with a text, and this is `Int`"
    ),
  ])
  func whatObjectsCannotHaveIsRefused(query: String, message: String) {
    #expect(findings(query) == ["invalid-object-query: \(message)"])
  }

  @Test func valuesAreThoseThatCanBeCompared() {
    #expect(
      findings("entity: Note, order: [a], where: [{ field: a, value: $parameters.person }]")
        == ["binding-type-mismatch: `Person?` cannot be sent"])
    #expect(findings("entity: Note") == ["missing-key: coreData has no `order`"])
  }

  @Test func modelsAreReadFromAttributes() {
    #expect(
      findings("entity: Pile, order: [a]", yields: "Pile")
        == [
          "invalid-object-query: `Pile.tags` is a list, and objects are read without those that belong "
            + "to them"
        ])
    #expect(
      findings("entity: Entry, order: [a]", yields: "Entry")
        == [
          "invalid-object-query: the objects of an entity are of one model, and `Entry` is a union"
        ])
  }

  @Test func listsGrow() {
    #expect(
      findings("entity: Note, order: [a]", more: "page: { by: offset, size: 20 }") == [])
    for page in [
      "{ by: offset, send: skip, size: 20, ends: short }", "{ by: offset }",
      "{ by: last, size: 20 }",
    ] {
      #expect(
        findings("entity: Note, order: [a]", more: "page: \(page)")
          == ["pagination-incomplete: lists of Core Data grow by a number of objects"])
    }
    #expect(
      findings("entity: Note, order: [a]", more: "items: data").map { $0.prefix(11) }
        == ["unknown-key"])
  }
}
