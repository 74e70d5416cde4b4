import SwiftEmitter
import Testing

/// Identities where the generated code takes a text.
@Suite struct IdentityTextTests {
  private func code() throws -> String {
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
        fields: { id: ID, former: ID?, name: String }
        ---
        component: Tag
        parameters: { text: String, before: String? }
        cell:
          column:
            - text: { verbatim: $parameters.text }
            - text: { value: $parameters.before, when: $parameters.before != nil }
        ---
        adapter: WareRow
        for: Ware
        cell:
          column:
            - component: { use: Tag, with: { text: $item.id, before: $item.former } }
            - text: { verbatim: $item.id, when: $item.id == $item.name }
        ---
        request: Order
        parameters: { number: String, note: String }
        method: POST
        path: /orders
        body: { number: $parameters.number, note: $parameters.note }
        ---
        screen: Wares
        source: { request: { path: /wares }, yields: Ware }
        adapters: [WareRow]
        actions:
          - select: Ware
            request: Order
            with:
              number: $item.id
              note: { when: $item.former != nil, then: $item.former, else: $item.name }
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test func identitiesAreTheirTexts() throws {
    let swift = try code()
    #expect(swift.contains("text: item.id.rawValue"))
    #expect(swift.contains("before: item.former?.rawValue"))
    #expect(swift.contains("number: item.id.rawValue"))
    #expect(swift.contains(".verbatim(item.id.rawValue)"))
  }

  @Test func valuesBetweenWhichAConditionChoosesAreToo() throws {
    #expect(try code().contains("item.former?.rawValue ?? item.name"))
  }

  @Test func textsAreComparedWithThem() throws {
    #expect(try code().contains("item.id.rawValue == item.name"))
  }
}
