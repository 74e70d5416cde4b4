import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// What schemas and operations become.
@Suite struct OpenAPIImportTests {
  /// A description with some schemas, and perhaps paths.
  private func document(
    schemas: String = "", paths: String = "", version: String = "3.1.0", head: String = ""
  ) -> String {
    func indented(_ text: String, _ spaces: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: " ", count: spaces) + $0 }.joined(separator: "\n")
    }
    return """
      openapi: \(version)
      info: { title: Shop API, version: "1" }
      servers: [{ url: https://shop.example }]
      \(head)
      paths:
      \(paths.isEmpty ? "  {}" : indented(paths, 2))
      components:
        schemas:
      \(schemas.isEmpty ? "    {}" : indented(schemas, 4))
      """
  }

  private struct Result {
    let project: ScratchProject
    let outcome: SpecImporter.Outcome

    func text(_ path: String) throws -> String { try project.text("Specs/Shop/\(path)") }

    var told: [String] { outcome.report.diagnostics.map(\.message) }
  }

  private func imported(
    _ document: String, _ name: String = "openapi.yaml",
    _ change: (inout SpecImporter.Choices) -> Void = { _ in }
  ) throws -> Result {
    let project = try ScratchProject([name: document])
    var choices = SpecImporter.Choices()
    change(&choices)
    let input = project.folder.appending(path: name).path
    let outcome = try SpecImporter([input], specs: project.specs, choices: choices).run()
    guard outcome.obstacles.isEmpty, !choices.isDryRun, !outcome.files.isEmpty else {
      return Result(project: project, outcome: outcome)
    }
    let wrong = try project.compiler().lint().diagnostics.filter { $0.severity == .error }
    #expect(wrong.map(\.message) == [])
    return Result(project: project, outcome: outcome)
  }

  // MARK: - Schemas

  @Test func whatMayBeMissingIsOptionalInBothVersions() throws {
    let old = """
      Ware:
        type: object
        required: [id, name, note]
        properties:
          id: { type: string }
          name: { type: string }
          note: { type: string, nullable: true }
          price: { type: number }
          tags: { type: array, items: { type: string }, nullable: true }
      """
    let new = old.replacing("type: string, nullable: true", with: "type: [string, \"null\"]")
      .replacing(
        "type: array, items: { type: string }, nullable: true",
        with: "type: [array, \"null\"], items: { type: string }")
    for (schemas, version) in [(old, "3.0.3"), (new, "3.1.0")] {
      let result = try imported(document(schemas: schemas, version: version))
      #expect(
        try result.text("Models/Ware.yaml") == """
          model: Ware
          fields:
            id: ID
            name: String
            note: String?
            price: Double?
            tags: "[String]"

          """)
      #expect(result.told == [])
    }
  }

  @Test func jsonIsReadAsYAMLIs() throws {
    let text = """
      { "openapi": "3.0.0", "info": { "title": "Shop", "version": "1" },
        "servers": [{ "url": "https://shop.example/" }], "paths": {},
        "components": { "schemas": { "Ware": { "type": "object",
          "properties": { "id": { "type": "integer" }, "made_at": { "type": "string", "format": "date-time" } } } } } }
      """
    let result = try imported(text, "openapi.json")
    #expect(
      try result.text("Models/Ware.yaml") == """
        model: Ware
        fields:
          id: ID
          madeAt: Date?

        """)
    #expect(
      try result.text("API.yaml") == """
        api: Shop
        base: https://shop.example
        keys: snakeCase

        """)
  }

  @Test func enumsHaveACaseForWhatComesLater() throws {
    let result = try imported(
      document(
        schemas: """
          Ware:
            type: object
            properties:
              id: { type: string }
              state: { type: string, enum: [SOLD_OUT, in-stock, self, ""] }
          Colour: { type: string, enum: [red, unknown] }
          """))
    #expect(
      try result.text("Models/Ware.yaml").hasSuffix(
        """
        enum: WareState
        cases:
          soldOut: SOLD_OUT
          inStock: in-stock
          selfValue: self
          other: other
        unknown: other

        """))
    #expect(
      try result.text("Models/Colour.yaml") == """
        enum: Colour
        cases:
          red: red
          unknownValue: unknown
        unknown: unknownValue

        """)
  }

  private static let shapes = """
    Circle:
      type: object
      required: [id, kind]
      properties: { id: { type: string }, kind: { type: string }, radius: { type: number } }
    Square:
      type: object
      required: [id, kind]
      properties: { id: { type: string }, kind: { type: string }, side: { type: number } }
    """

  @Test func discriminatorsMakeUnions() throws {
    let result = try imported(
      document(
        schemas: Self.shapes + """

          Shape:
            oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }]
            discriminator:
              propertyName: kind
              mapping: { round: "#/components/schemas/Circle", square: Square }
          """))
    #expect(
      try result.text("Models/Shape.yaml") == """
        union: Shape
        tag: kind
        cases:
          round: Circle
          square: Square
        unknown: skip

        """)
    #expect(result.told == [])
  }

  @Test func constantsThatDifferMakeUnionsToo() throws {
    let schemas = Self.shapes.replacing(
      "kind: { type: string }, radius", with: "kind: { const: circle }, radius"
    ).replacing(
      "kind: { type: string }, side", with: "kind: { type: string, enum: [square] }, side")
    let result = try imported(
      document(
        schemas: schemas + """

          Shape:
            anyOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }]
          """))
    #expect(
      try result.text("Models/Shape.yaml").contains("cases:\n  circle: Circle\n  square: Square"))
  }

  @Test func whatIsMadeOfASchemaWithADiscriminatorIsAUnion() throws {
    let result = try imported(
      document(
        schemas: """
          Pet:
            type: object
            required: [id, petType]
            discriminator: { propertyName: petType }
            properties: { id: { type: string }, petType: { type: string } }
          Cat:
            allOf:
              - { $ref: "#/components/schemas/Pet" }
              - { type: object, properties: { huntingSkill: { type: string } } }
          Dog:
            allOf: [{ $ref: "#/components/schemas/Pet" }, { properties: { packSize: { type: integer } } }]
          Owner:
            type: object
            properties: { id: { type: string }, pet: { $ref: "#/components/schemas/Pet" } }
          """))
    #expect(try result.text("Models/Pet.yaml").hasPrefix("union: Pet\ntag: petType\n"))
    #expect(
      try result.text("Models/Cat.yaml") == """
        model: Cat
        fields:
          id: ID
          petType: String
          huntingSkill: String?

        """)
    #expect(try result.text("Models/Owner.yaml").contains("pet: Pet?"))
  }

  @Test func variantsThatNothingTellsApartAreToldAndLeftOut() throws {
    let result = try imported(
      document(
        schemas: Self.shapes + """

          Drawing:
            type: object
            properties:
              id: { type: string }
              shape: { oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }] }
          """))
    #expect(
      result.told == ["`DrawingShape` is one of several things, and nothing in it says which"])
    #expect(try result.text("Models/Drawing.yaml") == "model: Drawing\nfields:\n  id: ID\n")
  }

  @Test func modelsThatHoldThemselvesAreCut() throws {
    let result = try imported(
      document(
        schemas: """
          Node:
            type: object
            properties:
              id: { type: string }
              parent: { $ref: "#/components/schemas/Node" }
              children: { type: array, items: { $ref: "#/components/schemas/Node" } }
              owner: { $ref: "#/components/schemas/Owner" }
          Owner:
            type: object
            properties: { id: { type: string }, root: { $ref: "#/components/schemas/Node" } }
          """))
    #expect(
      result.told == [
        "`parent` makes `Node` a part of itself", "`owner` makes `Node` a part of itself",
      ])
    #expect(
      try result.text("Models/Node.yaml") == """
        model: Node
        fields:
          id: ID
          children: "[Node]"

        """)
  }

  @Test func namesThatSwiftHasGetAWordMore() throws {
    let result = try imported(
      document(
        schemas: """
          Error: { type: object, properties: { code: { type: integer }, hash: { type: string } } }
          Image: { type: object, properties: { id: { type: string }, url: { type: string, format: uri } } }
          """))
    #expect(
      try result.text("Models/Error.yaml") == """
        model: ErrorInfo
        fields:
          code: Int?
          hashField:
            type: String?
            json: hash

        """)
    #expect(try result.text("Models/Image.yaml").hasPrefix("model: ImageInfo\n"))
  }

  @Test func whatStandsInOtherFilesIsTold() throws {
    let result = try imported(
      document(
        schemas: """
          Ware:
            type: object
            properties: { id: { type: string }, maker: { $ref: "makers.yaml#/Maker" } }
          """))
    #expect(result.told == ["what is referred to is not in this document"])
    #expect(
      result.outcome.report.diagnostics[0].help == [
        "bundle the document into one file first, as `redocly bundle` does"
      ])
  }

  // MARK: - Operations

  private static let items = """
    Ware: { type: object, properties: { id: { type: string }, name: { type: string } } }
    """

  private func list(_ parameters: String, answer: String) -> String {
    """
    /items:
      get:
        operationId: items
        tags: [items]
        parameters: \(parameters)
        responses: { "200": { content: { application/json: { schema: \(answer) } } } }
    """
  }

  @Test(arguments: [
    (
      "[{ name: offset, in: query, schema: { type: integer } }]",
      "by: offset\n  send: offset\n  ends: empty"
    ),
    (
      "[{ name: page, in: query, schema: { type: integer, minimum: 0 } }]",
      "by: page\n  send: page\n  first: 0\n  ends: empty"
    ),
  ])
  func queryItemsForPagesAreTaken(parameters: String, page: String) throws {
    let answer = "{ type: array, items: { $ref: \"#/components/schemas/Ware\" } }"
    let result = try imported(
      document(schemas: Self.items, paths: list(parameters, answer: answer)))
    #expect(
      try result.text("Sources/Items.yaml") == """
        source: Items
        request:
          path: /items
        yields: Ware
        page:
          \(page)

        """)
  }

  @Test func cursorsAreTakenWithTheirPlaceInTheAnswer() throws {
    let answer = """
      { type: object, properties: { rows: { type: array, items: { $ref: "#/components/schemas/Ware" } }, \
      meta: { type: object, properties: { next_cursor: { type: string } } } } }
      """
    let parameters = "[{ name: cursor, in: query, schema: { type: string } }]"
    let result = try imported(
      document(schemas: Self.items, paths: list(parameters, answer: answer)))
    #expect(
      try result.text("Sources/Items.yaml").hasSuffix(
        """
        items: rows
        yields: Ware
        page:
          by: cursor
          send: cursor
          receive: meta.next_cursor

        """))
  }

  @Test func requestsSendFieldsAndParts() throws {
    let result = try imported(
      document(
        schemas: Self.items,
        paths: """
          /items/{itemId}:
            parameters: [{ name: itemId, in: path, required: true, schema: { type: string } }]
            put:
              operationId: saveWare
              tags: [items]
              requestBody:
                content:
                  application/json:
                    schema:
                      type: object
                      required: [kind, name, maker]
                      properties:
                        kind: { type: string, enum: [plain] }
                        name: { type: string }
                        maker: { type: object, required: [city], properties: { city: { type: string } } }
                        parts: { type: array, items: { $ref: "#/components/schemas/Ware" } }
              responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Ware" } } } } }
            post:
              operationId: uploadPicture
              tags: [items]
              requestBody:
                content:
                  multipart/form-data:
                    schema:
                      type: object
                      required: [picture]
                      properties: { picture: { type: string, format: binary }, caption: { type: string } }
              responses: { "204": { description: done } }
          """))
    #expect(
      try result.text("Requests/Items.yaml") == """
        request: UploadPicture
        parameters:
          itemId: ID
          picture: Data
          caption: String?
        method: POST
        path: /items/{$parameters.itemId}
        multipart:
          picture:
            file: $parameters.picture
          caption: $parameters.caption
        ---
        request: SaveWare
        parameters:
          itemId: ID
          name: String
          makerCity: String
        method: PUT
        path: /items/{$parameters.itemId}
        body:
          kind: plain
          name: $parameters.name
          maker:
            city: $parameters.makerCity
        yields: Ware

        """)
    #expect(
      result.told == [
        "`parts` of what `PUT /items/{itemId}` sends is no value that a parameter can be"
      ])
  }

  @Test func onlyWhatIsWantedIsTakenWithWhatItNeeds() throws {
    let answer = "{ type: array, items: { $ref: \"#/components/schemas/Ware\" } }"
    let schemas = Self.items + "\nOther: { type: object, properties: { id: { type: string } } }"
    let text = document(schemas: schemas, paths: list("[]", answer: answer))
    let result = try imported(text) { $0.wanted = ["/items"] }
    #expect(
      result.outcome.files.map { $0.path.components(separatedBy: "/Specs/")[1] } == [
        "Shop/API.yaml", "Shop/Models/Ware.yaml", "Shop/Sources/Items.yaml", "App.yaml",
        "screenc.yaml",
      ])
    let nothing = try imported(text) { $0.wanted = ["orders"] }
    #expect(nothing.told == ["nothing in the document is called `orders`"])
    #expect(nothing.outcome.files == [])
  }

  // MARK: - The server

  @Test func keysOfTheAppAreFlagsAndAllElseIsItsLogIn() throws {
    func head(_ scheme: String) -> String {
      "security: [{ main: [] }]\nx-schemes: &schemes { main: \(scheme) }"
    }
    func text(_ scheme: String) -> String {
      document(head: head(scheme)).replacing(
        "components:\n", with: "components:\n  securitySchemes: *schemes\n")
    }
    let key = try imported(text("{ type: apiKey, in: query, name: key }"))
    #expect(try key.text("API.yaml").hasSuffix("auth:\n  key: $flags.serverKey\n  query: key\n"))
    #expect(try key.project.text("Specs/App.yaml").contains("flags:\n  serverKey: String = \"\"\n"))
    let bearer = try imported(text("{ type: http, scheme: bearer }"))
    #expect(try bearer.text("API.yaml").hasSuffix("auth: app\n"))
    #expect(bearer.told == ["who asks by `main` is left to the app's own log-in (`auth: app`)"])
  }

  @Test func otherServersAreTold() throws {
    let text = document(schemas: Self.items).replacing("https://shop.example", with: "/api")
    let result = try imported(text)
    #expect(result.told == ["`/api` is no whole address of a server"])
    #expect(try result.text("API.yaml").contains("base: https://example.com/api\n"))
    let given = try imported(text) { $0.server = "https://staging.example" }
    #expect(try given.text("API.yaml").contains("base: https://staging.example\n"))
    #expect(given.told == [])
  }

  // MARK: - Files

  @Test func nothingIsWrittenOverUnlessThatIsSaid() throws {
    let first = try imported(document(schemas: Self.items))
    let path = "Specs/Shop/Models/Ware.yaml"
    try first.project.write("model: Ware\nfields: { id: ID }\n", to: path)
    let input = first.project.folder.appending(path: "openapi.yaml").path
    var choices = SpecImporter.Choices()
    let second = try SpecImporter([input], specs: first.project.specs, choices: choices).run()
    #expect(
      second.obstacles.map { $0.components(separatedBy: "/Specs/")[1] } == ["Shop/Models/Ware.yaml"]
    )
    #expect(try first.project.text(path) == "model: Ware\nfields: { id: ID }\n")
    choices.overwrites = true
    let third = try SpecImporter([input], specs: first.project.specs, choices: choices).run()
    #expect(third.obstacles == [])
    #expect(try first.project.text(path).contains("name: String?"))
    #expect(third.files.filter { !$0.isUnchanged }.count == 1)
  }

  @Test(arguments: [
    ("swagger: \"2.0\"\npaths: {}\n", "this is a description by Swagger 2.0"),
    ("openapi: 4.0.0\npaths: {}\n", "OpenAPI 4.0.0 is not known"),
    ("openapi: 3.0.0\npaths: {\n", "expected"),
  ])
  func whatCannotBeReadIsAnErrorAtItsPlace(text: String, message: String) throws {
    let result = try imported(text)
    let finding = try #require(result.outcome.report.diagnostics.first)
    #expect(finding.rule == "unreadable-document")
    #expect(finding.message.contains(message) || message == "expected")
    #expect(result.outcome.files == [])
  }
}
