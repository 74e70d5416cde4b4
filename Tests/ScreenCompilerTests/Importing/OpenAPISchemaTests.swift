import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// What schemas become.
@Suite struct OpenAPISchemaTests {
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
      let result = try ImportedDescription(
        ImportedDescription.document(schemas: schemas, version: version))
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
    let result = try ImportedDescription(text, "openapi.json")
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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

  @Test func tagsThatAreNoNamesStandBesideTheirModels() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.shapes + """

          Shape:
            oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }]
            discriminator:
              propertyName: kind
              mapping: { half-round: "#/components/schemas/Circle", square: Square }
          """))
    #expect(try result.text("Models/Shape.yaml").contains("tag: half-round"))
    #expect(try result.text("Models/Shape.yaml").contains("halfRound:"))
    #expect(result.told == [])
  }

  @Test func tagsOfOneModelThatMakeOneNameAreReadAsOneCase() throws {
    let union = try shape(by: [
      ("half-round", "Circle"), ("halfRound", "Circle"), ("square", "Square"),
    ])
    #expect(union.contains("  halfRound:"))
    #expect(union.contains("tag: [half-round, halfRound]"))
    #expect(union.contains("  square: Square\n"))
  }

  @Test func tagsOfTwoModelsThatMakeOneNameAreTwoCases() throws {
    let union = try shape(by: [
      ("\"v1.0\"", "Circle"), ("v10", "Square"), ("\"+\"", "Circle"), ("\"-\"", "Square"),
      ("\"\"", "Square"), ("v102", "Circle"),
    ])
    for name in ["v10", "v102", "v103", "unnamed", "unnamed2"] {
      #expect(union.contains("  \(name):"), "\(name)")
    }
    for said in ["tag: v1.0", "tag: v10", "v102: Circle", "tag: \"+\"", "tag: [\"-\", \"\"]"] {
      #expect(union.contains(said), "\(said)")
    }
  }

  /// The union of the shapes by the tags of a mapping; nothing is told.
  private func shape(by tags: [(tag: String, model: String)]) throws -> String {
    let mapping = tags.map { "\($0.tag): \"#/components/schemas/\($0.model)\"" }
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: Self.shapes + """

          Shape:
            oneOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }]
            discriminator: { propertyName: kind, mapping: { \(mapping.joined(separator: ", ")) } }
          """))
    #expect(result.told == [])
    return try result.text("Models/Shape.yaml")
  }

  @Test func constantsThatDifferMakeUnionsToo() throws {
    let schemas = Self.shapes.replacing(
      "kind: { type: string }, radius", with: "kind: { const: circle }, radius"
    ).replacing(
      "kind: { type: string }, side", with: "kind: { type: string, enum: [square] }, side")
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: schemas + """

          Shape:
            anyOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Square" }]
          """))
    #expect(
      try result.text("Models/Shape.yaml").contains("cases:\n  circle: Circle\n  square: Square"))
  }

  @Test func whatIsMadeOfASchemaWithADiscriminatorIsAUnion() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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
    let result = try ImportedDescription(
      ImportedDescription.document(
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

  @Test func keysWithDotsAreNoPaths() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware: { type: object, properties: { id: { type: string }, unit.name: { type: string } } }
          """))
    #expect(try result.text("Models/Ware.yaml").contains("    json: [unit.name]\n"))
  }

  @Test func whatStandsInOtherFilesIsTold() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
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

  @Test func listsWithinThemselvesAreToldAndLeftOut() throws {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Tree: { type: array, items: { $ref: "#/components/schemas/Tree" } }
          First: { type: array, items: { $ref: "#/components/schemas/Second" } }
          Second: { type: array, items: { $ref: "#/components/schemas/First" } }
          Ware:
            type: object
            properties:
              id: { type: string }
              tree: { $ref: "#/components/schemas/Tree" }
              first: { $ref: "#/components/schemas/First" }
          """))
    #expect(result.told.contains("the list `Tree` is within itself"))
    #expect(try result.text("Models/Ware.yaml") == "model: Ware\nfields:\n  id: ID\n")
  }

  @Test func partsThatAreMadeOfThemselvesCountOnce() throws {
    let parts = Array(repeating: "{ $ref: \"#/components/schemas/Ware\" }", count: 10)
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware:
            type: object
            properties: { id: { type: string } }
            allOf: [\(parts.joined(separator: ", "))]
          """))
    #expect(try result.text("Models/Ware.yaml") == "model: Ware\nfields:\n  id: ID\n")
  }
}
