import SwiftEmitter
import Testing

/// Exact numbers in the generated code.
@Suite struct ExactNumberTests {
  private func code(_ rest: String) throws -> String {
    try SpecProject([
      (
        "App.yaml",
        """
        app: Shop
        language: 1
        host: { menu: [{ screen: Wares, title: wares }] }
        ---
        api: Main
        base: https://shop.example
        ---
        model: Ware
        fields:
          id: ID
          price: Decimal
          former: Decimal?
          fee: Decimal = 0.1
          tax: Decimal = 19
        ---
        adapter: WareRow
        for: Ware
        cell:
          column:
            - text: { value: $item.price, currency: EUR }
            - text: { verbatim: "{$item.fee} more" }
            - text: { value: $item.former, when: $item.former != nil and $item.former > 9.99 }
        ---
        \(rest)
        """
      )
    ]).emit().map(\.text).joined()
  }

  private static let list = """
    screen: Wares
    source: { request: { path: /wares }, yields: Ware }
    adapters: [WareRow]
    """

  @Test func modelsDecodeThem() throws {
    let swift = try code(Self.list)
    #expect(swift.contains("var price: Decimal\n"))
    #expect(swift.contains("var former: Decimal?"))
    #expect(swift.contains("price: try container.decode(Decimal.self, forKey: .price)"))
  }

  /// A literal of Swift with a fraction would go by way of a `Double`.
  @Test func fractionsInSpecsStandAsTextInTheCode() throws {
    let swift = try code(Self.list)
    #expect(swift.contains("var fee: Decimal = .literal(\"0.1\")"))
    #expect(swift.contains("var tax: Decimal = 19"))
    #expect(swift.contains("> .literal(\"9.99\")"))
  }

  @Test func textsTakeThem() throws {
    let swift = try code(Self.list)
    #expect(swift.contains(".money(item.price, in: \"EUR\")"))
    #expect(swift.contains(".joined([.value(item.fee), .verbatim(\" more\")])"))
  }

  @Test func formsEditThemWithinLimits() throws {
    let swift = try code(
      """
      request: Offer
      parameters: { price: Decimal }
      path: /offers
      method: POST
      body: { price: $parameters.price, currency: EUR }
      ---
      screen: Wares
      parameters: { most: Decimal = 500 }
      form:
        price: { type: Decimal, title: price, required: true, range: { min: 0.5, max: 99.95 } }
        deposit: { type: Decimal, title: deposit, range: { max: $parameters.most } }
      submit:
        title: offer
        request: Offer
        with: { price: $form.price }
        then: { do: dismiss }
      """)
    #expect(swift.contains("var price: Decimal"))
    #expect(swift.contains(".number("))
    #expect(swift.contains(".amounts(min: .literal(\"0.5\"), max: .literal(\"99.95\"))"))
    #expect(swift.contains(".amounts(max: "))
    #expect(swift.contains("BodyField(\"price\", price)"))
  }
}
