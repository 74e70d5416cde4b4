import Testing

@testable import ScreenCompiler

/// What becomes of the defaults and constants of a description.
@Suite struct OpenAPIDefaultTests {
  private static let answer = """
    { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Ware" } } } } }
    """
  private static let ware = "Ware: { type: object, properties: { id: { type: string } } }"

  @Test func fieldsThatMayBeMissingHaveTheirDefaults() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            required: [id, always]
            properties:
              id: { type: string }
              always: { type: integer, default: 1 }
              pieces: { type: integer, default: 3 }
              price: { type: number, default: 0.5 }
              sold: { type: boolean, default: false }
              title: { type: string, default: no title }
              state: { type: string, enum: [in_stock, gone], default: in_stock }
              site: { type: string, format: uri, default: "https://shop.example" }
              on_shelf: { type: integer, default: 4 }
              tags: { type: array, items: { type: string }, default: [] }
              note: { type: string, default: null }
              shopName: { type: string }
          """))
    #expect(
      try result.text("Models/Ware.yaml") == """
        model: Ware
        fields:
          id: ID
          always: Int
          pieces: Int = 3
          price: Double = 0.5
          sold: Bool = false
          title:
            type: String
            default: "no title"
          state: WareState = inStock
          site:
            type: URL
            default: https://shop.example
          onShelf:
            type: Int
            default: 4
            json: on_shelf
          tags: "[String]"
          note: String?
          shopName: String?
        ---
        enum: WareState
        cases:
          inStock: in_stock
          gone: gone
          other: other
        unknown: other

        """)
    #expect(result.told == [])
  }

  /// Null would be read as the default, and not every value has a literal.
  @Test func defaultsThatNoFieldCanHaveAreTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            properties:
              id: { type: string }
              size: { type: [string, "null"], default: small }
              made: { type: string, format: date-time, default: "2026-01-01T00:00:00Z" }
              tags: { type: array, items: { type: string }, default: [new] }
              home: { type: string, default: "${HOME}" }
              level: { type: integer, default: 1.5 }
              state: { type: string, enum: [sold, gone], default: lost }
          """))
    #expect(
      result.told == [
        "the default `small` of `size` is not taken over",
        "the default `2026-01-01T00:00:00Z` of `made` is not taken over",
        "the default of `tags` is not taken over", "the default of `home` is not taken over",
        "the default `1.5` of `level` is not taken over",
        "the default `lost` of `state` is not taken over",
      ])
    let model = try result.text("Models/Ware.yaml")
    #expect(!model.contains("default") && !model.contains(" = "), "\(model)")
  }

  @Test func parametersHaveTheirDefaults() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /shops/{shop}:
            get:
              operationId: ware
              tags: [wares]
              parameters:
                - { name: shop, in: path, required: true, schema: { type: string, default: main } }
                - { name: most, in: query, schema: { type: integer, default: 20 } }
                - { name: since, in: query, schema: { type: string, format: date, default: "2026-01-01" } }
              responses: \(Self.answer)
          """))
    #expect(
      try result.text("Sources/Wares.yaml").contains(
        """
        parameters:
          shop:
            type: String
            default: main
          most: Int = 20
          since: Date?

        """))
    #expect(result.told == ["the default `2026-01-01` of `since` is not taken over"])
  }

  /// A PATCH leaves alone what it does not send, and what is within an object may be missing with it.
  @Test(arguments: [
    (
      "put", "  title:\n    type: String\n    default: tea\n  makerCity: String?\n",
      ["Rome` of `city"]
    ),
    (
      "patch", "  title: String?\n  makerCity: String?\n", ["tea` of `title", "Rome` of `city"]
    ),
  ])
  func whatIsSentHasItsDefaults(method: String, parameters: String, told: [String]) throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares:
            \(method):
              operationId: saveWare
              tags: [wares]
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        title: { type: string, default: tea }
                        maker: { type: object, properties: { city: { type: string, default: Rome } } }
              responses: { "204": {} }
          """))
    let text = try result.text("Requests/Wares.yaml")
    #expect(text.contains("parameters:\n" + parameters), "\(text)")
    #expect(result.told == told.map { "the default `\($0)` is not taken over" })
  }

  @Test func constantsOfAllKindsAreSentAsTheyAre() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares:
            post:
              operationId: addWare
              tags: [wares]
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      required: [kind, version, draft, code]
                      properties:
                        kind: { const: plain }
                        version: { const: 2 }
                        draft: { type: boolean, enum: [true] }
                        code: { type: string, enum: [7] }
                        title: { type: string }
              responses: { "204": {} }
          """))
    let text = try result.text("Requests/Wares.yaml")
    #expect(
      text.hasSuffix(
        """
        body:
          kind: plain
          version: 2
          draft: true
          code: "7"
          title: $parameters.title

        """), "\(text)")
    #expect(result.told == [])
  }
}
