import Diagnostics
import Testing

@testable import ScreenCompiler

/// What descriptions say beside what specs can is told at its place.
@Suite struct OpenAPIRemarkTests {
  private static let ware = "Ware: { type: object, properties: { id: { type: string } } }"
  private static let content = """
    content: { application/json: { schema: { $ref: "#/components/schemas/Ware" } } }
    """
  private static let answer = "{ \"200\": { \(content) } }"

  /// A description of a model with some properties.
  private func wares(_ properties: String) throws -> ImportedDescription {
    let lines = properties.split(separator: "\n").map { "    \($0)\n" }.joined()
    return try ImportedDescription(
      ImportedDescription.document(
        schemas: "Ware:\n  type: object\n  properties:\n    id: { type: string }\n" + lines))
  }

  @Test func whatIsDeprecatedIsTakenOverAndTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            properties:
              id: { type: string }
              price: { type: number, deprecated: true }
              title: { type: string, deprecated: false }
          Old: { type: object, deprecated: true, properties: { id: { type: string } } }
          """,
        paths: """
          /wares:
            get:
              operationId: ware
              tags: [wares]
              deprecated: true
              parameters: [{ name: kind, in: query, deprecated: true, schema: { type: string } }]
              responses: \(Self.answer)
          """))
    #expect(
      result.told == [
        "`GET /wares` is deprecated", "the parameter `kind` is deprecated",
        "`price` of `Ware` is deprecated", "`Old` is deprecated",
      ])
    #expect(result.outcome.report.diagnostics.allSatisfy { $0.severity == .note })
    #expect(try result.text("Models/Ware.yaml").contains("  price: Double?\n"))
    #expect(try result.text("Sources/Wares.yaml").contains("  kind: String?\n"))
  }

  @Test func limitsAreToldWithHowAFormSaysThem() throws {
    let result = try wares(
      """
      title: { type: string, minLength: 3, maxLength: 60, pattern: "^[a-z]+$" }
      price: { type: number, minimum: 0, exclusiveMaximum: 10 }
      pieces: { type: integer, minimum: 1, maximum: 9 }
      tags: { type: array, maxItems: 5, items: { type: string, minLength: 0 } }
      """)
    #expect(
      result.told == [
        "the type of `WareTitle` does not say `minLength: 3` and `maxLength: 60`",
        "the type of `WareTitle` does not say which pattern it has",
        "the type of `WarePrice` does not say `minimum: 0` and `exclusiveMaximum: 10`",
        "the type of `WarePieces` does not say `minimum: 1` and `maximum: 9`",
        "the type of `WareTags` does not say `maxItems: 5`",
      ])
    let help = result.outcome.report.diagnostics.flatMap(\.help)
    #expect(help[0] == "a form that asks for it can: `length: { min: 3, max: 60 }`")
    #expect(help[3] == "a form that asks for it can: `range: { min: 1, max: 9 }`")
    #expect(help[2] == help[4] && help[2].hasPrefix("forms know lengths and ranges"))
  }

  @Test func limitsThatSeveralReferToAreToldOnce() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Email: { type: string, maxLength: 90 }
          Ware:
            type: object
            properties:
              id: { type: string }
              maker: { $ref: "#/components/schemas/Email" }
              buyer: { $ref: "#/components/schemas/Email" }
          """))
    #expect(result.told == ["the type of `WareMaker` does not say `maxLength: 90`"])
  }

  @Test func numbersAndTruthValuesOfWhichThereAreSomeKeepTheirTypes() throws {
    let result = try wares(
      """
      level: { type: integer, enum: [1, 2, 3] }
      rate: { enum: [0.5, 1] }
      fixed: { const: true }
      either: { type: boolean, enum: [true, false] }
      code: { type: string, enum: [1, 2] }
      """)
    #expect(
      try result.text("Models/Ware.yaml").hasPrefix(
        """
        model: Ware
        fields:
          id: ID
          level: Int?
          rate: Double?
          fixed: Bool?
          either: Bool?
          code: WareCode?
        ---
        enum: WareCode

        """))
    #expect(
      result.told == [
        "the type of `WareLevel` does not say that its values are `1`, `2` and `3`",
        "the type of `WareRate` does not say that its values are `0.5` and `1`",
        "the type of `WareFixed` does not say that its values are `true`",
      ])
  }

  @Test func formatsThatMeanMoreThanTheirTypesAreTold() throws {
    let result = try wares(
      """
      opens: { type: string, format: time }
      price: { type: string, format: decimal }
      exact: { type: number, format: decimal }
      photo: { type: string, format: byte }
      seal: { type: string, contentEncoding: base64 }
      raw: { type: string, format: binary }
      mail: { type: string, format: email }
      """)
    #expect(
      try result.text("Models/Ware.yaml") == """
        model: Ware
        fields:
          id: ID
          opens: String?
          price: String?
          exact: Decimal?
          photo: Data?
          seal: Data?
          raw: String?
          mail: String?

        """)
    #expect(
      result.told == [
        "`WareOpens` is a time of day, and becomes a `String`",
        "`WarePrice` is a decimal number, and becomes a `String`",
        "`WareRaw` is bytes, and becomes a `String`",
      ])
  }

  @Test func bytesInAPathAreTheTextThatTheyAreSentAs() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares/{seal}:
            get:
              operationId: ware
              tags: [wares]
              parameters:
                - { name: seal, in: path, required: true, schema: { type: string, format: byte } }
                - { name: stamp, in: query, schema: { type: string, format: byte } }
              responses: \(Self.answer)
          """))
    #expect(
      try result.text("Sources/Wares.yaml").contains("  seal: String\n  stamp: Data?\n"))
  }

  // MARK: - Operations

  @Test func callsThatAreAskedOtherwiseThanTheirAPISaysAreTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /open: { get: { operationId: open, tags: [wares], security: [], responses: \(Self.answer) } }
          /both:
            get:
              operationId: both
              tags: [wares]
              security: [{ admin: [] }, { main: [more] }]
              responses: \(Self.answer)
          /maybe:
            get:
              operationId: maybe
              tags: [wares]
              security: [{}, { admin: [] }]
              responses: \(Self.answer)
          /wares:
            delete:
              operationId: clear
              tags: [wares]
              security: [{ admin: [] }]
              responses: { "204": {} }
          """, head: "security: [{ main: [] }]"
      ).replacing(
        "components:\n",
        with: """
          components:
            securitySchemes:
              main: { type: http, scheme: bearer }
              admin: { type: http, scheme: basic }

          """))
    #expect(
      result.told == [
        "`GET /open` may be asked by anybody",
        "`DELETE /wares` takes `admin`, and its API says `main`",
        "who asks by `main` is left to the app's own log-in (`auth: app`)",
        "the server takes `admin`, too",
      ])
    #expect(
      result.outcome.report.diagnostics.map(\.severity) == [.note, .warning, .note, .note])
  }

  @Test func whatStandsBesideAnAnswerIsTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.ware,
        paths: """
          /wares:
            post:
              operationId: addWare
              tags: [wares]
              callbacks: { sold: { "{$request.query.url}": { post: { responses: {} } } } }
              responses:
                "201":
                  headers: { X-Left: { schema: { type: integer } }, Content-Type: { schema: { type: string } } }
                  \(Self.content)
                  links: { self: { operationId: ware } }
                "401": { description: without a schema }
                "404": { $ref: "#/components/responses/Gone" }
                "500": { \(Self.content) }
                default: { \(Self.content) }
            delete:
              operationId: clear
              tags: [wares]
              responses: { "204": {}, "404": { $ref: "#/components/responses/Gone" } }
            get: { operationId: ware, tags: [wares], responses: { default: { \(Self.content) } } }
          """
      ).replacing(
        "components:\n", with: "components:\n  responses: { Gone: { \(Self.content) } }\n"))
    #expect(
      result.told == [
        "the callbacks of `POST /wares` are sent to servers",
        "the header `X-Left` of what `POST /wares` answers is not read",
        "the links of what `POST /wares` answers are not followed",
        "what `POST /wares` answers with the status 500 becomes no model",
        "what `POST /wares` answers with an error becomes no model",
        "what `POST /wares` answers with the status 404 becomes no model",
      ])
    #expect(result.outcome.summary.hasPrefix("3 of 3 operations"))
  }

  // MARK: - References

  private static let maker = """
    Maker: { type: object, required: [id], properties: { id: { type: string }, city: { type: string } } }
    Mood: { type: string, enum: [good, bad] }
    Ware:
      type: object
      properties:
        id: { type: string }
        maker:
          $ref: "#/components/schemas/Maker"
          required: [city]
          properties: { size: { type: integer } }
        mood: { $ref: "#/components/schemas/Mood", default: good, deprecated: true }
        few: { $ref: "#/components/schemas/Mood", enum: [good] }
        secret: { $ref: "#/components/schemas/Mood", writeOnly: true }
    """

  @Test func whatStandsBesideAReferenceCounts() throws {
    let result = try ImportedDescription(ImportedDescription.document(schemas: Self.maker))
    #expect(
      try result.text("Models/Ware.yaml") == """
        model: Ware
        fields:
          id: ID
          maker: WareMaker?
          mood: Mood = good
          few: Mood?
        ---
        model: WareMaker
        fields:
          id: ID
          city: String
          size: Int?

        """)
    #expect(
      result.told == [
        "`mood` of `Ware` is deprecated", "the type of `WareFew` has more values than it",
      ])
  }

  /// Until OpenAPI 3.1, readers were told to pass over it.
  @Test func whatStandsBesideAReferenceDidNotCountBefore() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(schemas: Self.maker, version: "3.0.3"))
    #expect(
      try result.text("Models/Ware.yaml").contains("  maker: Maker?\n  mood: Mood?\n  few: Mood?\n")
    )
    #expect(result.told == [])
  }

  @Test func schemasWithoutANameThatHoldThemselvesEnd() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Node:
            type: object
            properties:
              id: { type: string }
              parent: { allOf: [{ $ref: "#/components/schemas/Node" }, { required: [id] }] }
          """))
    #expect(
      try result.text("Models/Node.yaml") == """
        model: Node
        fields:
          id: ID
          parent: NodeParent?
        ---
        model: NodeParent
        fields:
          id: ID

        """)
    #expect(result.told == ["`parent` makes `NodeParent` a part of itself"])
  }
}
