import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// What operations and servers become.
@Suite struct OpenAPIOperationTests {
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
    let result = try ImportedDescription(
      ImportedDescription.document(schemas: Self.items, paths: list(parameters, answer: answer)))
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
    let result = try ImportedDescription(
      ImportedDescription.document(schemas: Self.items, paths: list(parameters, answer: answer)))
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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
    let text = ImportedDescription.document(schemas: schemas, paths: list("[]", answer: answer))
    let result = try ImportedDescription(text) { $0.wanted = ["/items"] }
    #expect(
      result.outcome.files.map { $0.path.components(separatedBy: "/Specs/")[1] } == [
        "Shop/API.yaml", "Shop/Models/Ware.yaml", "Shop/Sources/Items.yaml", "App.yaml",
        "screenc.yaml",
      ])
    let nothing = try ImportedDescription(text) { $0.wanted = ["orders"] }
    #expect(nothing.told == ["nothing in the document is called `orders`"])
    #expect(nothing.outcome.files == [])
  }

  // MARK: - The server

  @Test func keysOfTheAppAreFlagsAndAllElseIsItsLogIn() throws {
    func head(_ scheme: String) -> String {
      "security: [{ main: [] }]\nx-schemes: &schemes { main: \(scheme) }"
    }
    func text(_ scheme: String) -> String {
      ImportedDescription.document(head: head(scheme)).replacing(
        "components:\n", with: "components:\n  securitySchemes: *schemes\n")
    }
    let key = try ImportedDescription(text("{ type: apiKey, in: query, name: key }"))
    #expect(try key.text("API.yaml").hasSuffix("auth:\n  key: $flags.serverKey\n  query: key\n"))
    #expect(try key.project.text("Specs/App.yaml").contains("flags:\n  serverKey: String = \"\"\n"))
    let bearer = try ImportedDescription(text("{ type: http, scheme: bearer }"))
    #expect(try bearer.text("API.yaml").hasSuffix("auth: app\n"))
    #expect(bearer.told == ["who asks by `main` is left to the app's own log-in (`auth: app`)"])
  }

  @Test func otherServersAreTold() throws {
    let text = ImportedDescription.document(schemas: Self.items).replacing(
      "https://shop.example", with: "/api")
    let result = try ImportedDescription(text)
    #expect(result.told == ["`/api` is no whole address of a server"])
    #expect(try result.text("API.yaml").contains("base: https://example.com/api\n"))
    let given = try ImportedDescription(text) { $0.server = "https://staging.example" }
    #expect(try given.text("API.yaml").contains("base: https://staging.example\n"))
    #expect(given.told == [])
  }

  // MARK: - Files

  @Test func nothingIsWrittenOverUnlessThatIsSaid() throws {
    let first = try ImportedDescription(ImportedDescription.document(schemas: Self.items))
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
    let result = try ImportedDescription(text)
    let finding = try #require(result.outcome.report.diagnostics.first)
    #expect(finding.rule == "unreadable-document")
    #expect(finding.message.contains(message) || message == "expected")
    #expect(result.outcome.files == [])
  }

  @Test func twoInputsThatMakeOneFileWriteNothing() throws {
    let project = try ScratchProject([
      "a.yaml": ImportedDescription.document(schemas: Self.items),
      "b.yaml": ImportedDescription.document(schemas: Self.items),
    ])
    let inputs = ["a.yaml", "b.yaml"].map { project.folder.appending(path: $0).path }
    #expect(throws: FileError.self) { try SpecImporter(inputs, specs: project.specs).run() }
    #expect(!FileManager.default.fileExists(atPath: project.specs))
  }

  @Test func aKeyOfTheAppStaysOneWhenItIsImportedAgain() throws {
    let head = """
      security: [{ key: [] }]
      """
    let text = ImportedDescription.document(schemas: Self.items, head: head).replacing(
      "components:",
      with: "components:\n  securitySchemes: { key: { type: apiKey, in: query, name: key } }")
    let first = try ImportedDescription(text)
    let input = first.project.folder.appending(path: "openapi.yaml").path
    let again = try SpecImporter([input], specs: first.project.specs).run()
    #expect(again.obstacles == [])
    #expect(again.files.filter { !$0.isUnchanged }.map(\.path) == [])
  }
}
