import Testing

@testable import ScreenCompiler

/// Nothing of a description that changes what is sent or read is passed over in silence.
@Suite struct OpenAPIFindingTests {
  private static let ware = """
    Ware: { type: object, properties: { id: { type: string }, name: { type: string } } }
    """
  private static let answer = """
    { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Ware" } } } } }
    """

  @Test func operationsBesideAReferenceAreTakenWithThoseItLeadsTo() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares/{id}:
            $ref: "#/components/pathItems/Ware"
            get: { operationId: ware, tags: [wares], responses: \(Self.answer) }
          /gone: { $ref: "#/components/pathItems/Gone" }
          """
      ).replacing(
        "components:\n",
        with: """
          components:
            pathItems:
              Ware:
                parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
                get: { operationId: other, tags: [wares], responses: {} }
                delete: { operationId: removeWare, tags: [wares], responses: { "204": {} } }

          """))
    #expect(try result.text("Sources/Wares.yaml").contains("path: /wares/{$parameters.id}"))
    #expect(try result.text("Requests/Wares.yaml").contains("method: DELETE"))
    #expect(result.told == ["what the path `/gone` refers to is not in this document"])
    #expect(result.outcome.summary.hasPrefix("2 of 2 operations"))
  }

  /// Specs send a query item for each element, which another server would not understand.
  @Test(arguments: [
    ("explode: false", ","), ("style: form, explode: false", ","),
    ("style: spaceDelimited, explode: false", " "), ("style: pipeDelimited, explode: false", "|"),
    ("style: pipeDelimited", "|"),
  ])
  func listsThatAreOneQueryItemAreTexts(style: String, separator: String) throws {
    let result = try wares(asked: "name: kinds, in: query, \(style)", schema: Self.texts)
    #expect(try result.text("Sources/Wares.yaml").contains("  kinds: String?\n"))
    #expect(
      result.told == [
        "the list `kinds` is sent as one text, with `\(separator)` between its elements"
      ])
  }

  @Test(arguments: ["explode: true", "style: form", "style: pipeDelimited, explode: true"])
  func listsOfWhichEachElementIsAQueryItemStayLists(style: String) throws {
    let result = try wares(asked: "name: kinds, in: query, \(style)", schema: Self.texts)
    #expect(try result.text("Sources/Wares.yaml").contains("  kinds: \"[String]\"\n"))
    #expect(result.told == [])
  }

  private static let texts = "{ type: array, items: { type: string } }"

  private func wares(asked parameter: String, schema: String) throws -> ImportedDescription {
    try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares:
            get:
              operationId: ware
              tags: [wares]
              parameters: [{ \(parameter), schema: \(schema) }]
              responses: \(Self.answer)
          """))
  }

  @Test func valuesInPathsThatAreNoPlainOnesAreTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares/{id}:
            get:
              operationId: ware
              parameters: [{ name: id, in: path, required: true, style: matrix, schema: { type: string } }]
              responses: \(Self.answer)
          """))
    #expect(result.told == ["`id` stands in the path by the style `matrix`"])
    #expect(
      result.outcome.leftOut == [
        "1 operation left out:",
        "  1 with a path or parameters that specs do not send: `GET /wares/{id}`",
      ])
  }

  @Test func whatStandsBesideKnownKeysIsTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            properties: { id: { type: string } }
            oneOf:
              - { type: object, properties: { id: { type: string }, size: { type: integer } } }
              - { type: object, properties: { weight: { type: number } } }
          Labelled:
            type: object
            properties: { id: { type: string } }
            additionalProperties: { type: string }
          Open: { type: object, properties: { id: { type: string } }, additionalProperties: true }
          Either:
            type: object
            properties: { id: { type: string }, size: { type: integer } }
            anyOf: [{ required: [size] }, { properties: { size: { type: integer } } }]
          """))
    #expect(
      result.told == [
        "`size` and 1 more of `Ware` is there in one of several cases",
        "`Labelled` has keys beside its own, which no model can have",
      ])
    #expect(try result.text("Models/Ware.yaml") == "model: Ware\nfields:\n  id: ID\n")
  }

  @Test(arguments: [
    ("3.0.3", "{ type: string, nullable: true }"), ("3.1.0", "{ type: [string, \"null\"] }"),
    ("3.1.0", "{ anyOf: [{ type: string }, { type: \"null\" }] }"),
  ])
  func nullAmongTheElementsOfAListIsTold(version: String, items: String) throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware: { type: object, properties: { id: { type: string }, kinds: { type: array, items: \(items) } } }
          """, version: version))
    #expect(try result.text("Models/Ware.yaml").contains("  kinds: \"[String]\"\n"))
    #expect(
      result.told == ["an element of `WareKinds` may be null, which none of a list can be"])
  }

  @Test func anEnumWithNullInItMayBeMissing() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            required: [id, kind]
            properties: { id: { type: string }, kind: { enum: [a, b, null] } }
          """))
    #expect(try result.text("Models/Ware.yaml").contains("  kind: WareKind?\n"))
    #expect(result.told == [])
  }

  @Test func serversThatAreNotTakenAreTold() throws {
    let text = ImportedDescription.document(schemas: Self.ware).replacing(
      "servers: [{ url: https://shop.example }]",
      with: """
        servers:
          - url: https://{region}.shop.example/{version}
            variables:
              region: { default: eu, enum: [eu, us] }
              version: { default: v1, enum: [v1] }
          - { url: https://staging.shop.example }
        """)
    let result = try ImportedDescription(text)
    #expect(try result.text("API.yaml").contains("base: https://eu.shop.example/v1\n"))
    #expect(
      result.told == [
        "`{region}` in the server's address is `eu` for now",
        "the server `https://staging.shop.example` is not the first",
      ])
    let given = try ImportedDescription(text) { $0.server = "https://staging.shop.example" }
    #expect(given.told == [])
  }
}
