import Testing

@testable import ScreenCompiler

/// How lists of a description are cut into pages.
@Suite struct OpenAPIPagingTests {
  private static let ware = "{ $ref: \"#/components/schemas/Ware\" }"
  private static let list = "{ type: array, items: \(ware) }"
  private static let page = "{ name: page, in: query, schema: { type: integer } }"
  private static let token = "{ name: page_token, in: query, schema: { type: string } }"

  /// A description of one list.
  private func imported(
    _ parameters: [String], answer: String, headers: String = "{}"
  ) throws -> (result: ImportedDescription, source: String) {
    let result = try ImportedDescription(
      ImportedDescription.document(
        schemas: """
          Ware: { type: object, properties: { id: { type: string }, name: { type: string } } }
          """,
        paths: """
          /items:
            get:
              operationId: items
              tags: [items]
              parameters: [\(parameters.joined(separator: ", "))]
              responses:
                "200":
                  headers: \(headers)
                  content: { application/json: { schema: \(answer) } }
          """))
    return (result, try result.text("Sources/Items.yaml"))
  }

  /// Numbers of pages are an older way to say what a token says.
  @Test(arguments: [["page"], ["page", "per_page"], ["page_size"], ["per_page"]])
  func aTokenDecidesBesideNumbers(names: [String]) throws {
    let others = names.map { "{ name: \($0), in: query, schema: { type: integer } }" }
    let next = "next_page_token: { type: string }"
    let (result, source) = try imported(
      others + [Self.token], answer: "{ type: object, properties: { rows: \(Self.list), \(next) } }"
    )
    #expect(
      source.hasSuffix(
        """
        page:
          by: cursor
          send: page_token
          receive: next_page_token

        """), "\(source)")
    #expect(!source.contains("$parameters.page\n") && !source.contains("pageToken"), "\(source)")
    #expect(source.contains("perPage: Int?") == names.contains("per_page"), "\(source)")
    #expect(result.told == [])
  }

  /// As Kratos has it: a list with nothing around it, and the token in the header `Link`.
  @Test func theTokenOfABareListIsInAHeader() throws {
    let (result, source) = try imported([Self.page, Self.token], answer: Self.list)
    #expect(
      source == """
        source: Items
        request:
          path: /items
        yields: Ware
        page:
          by: link

        """)
    #expect(
      result.told == [
        "where the next `page_token` of `GET /items` stands is not said: it is taken from the header `Link`"
      ])
    let (declared, same) = try imported(
      [Self.page, Self.token], answer: Self.list, headers: "{ link: { schema: { type: string } } }")
    #expect(same == source)
    #expect(declared.told == [])
  }

  /// No page by number is made of what is paged by tokens.
  @Test func aTokenThatIsNowhereInAnAnswerIsTold() throws {
    let (result, source) = try imported(
      [Self.page, Self.token], answer: "{ type: object, properties: { rows: \(Self.list) } }")
    #expect(!source.contains("by:"), "\(source)")
    #expect(
      result.told == [
        "the pages of `GET /items`: its answer does not say where the next `page_token` stands"
      ])
  }

  /// A time can be called `after`, too, and then the number is what asks for pages.
  @Test func whatMayBeATimeDoesNotDecide() throws {
    let after = "{ name: after, in: query, schema: { type: string, format: date-time } }"
    let (result, source) = try imported([after, Self.page], answer: Self.list)
    #expect(source.contains("after: $parameters.after"), "\(source)")
    #expect(source.hasSuffix("page:\n  by: page\n  send: page\n  ends: empty\n"), "\(source)")
    #expect(result.told == [])
  }
}
