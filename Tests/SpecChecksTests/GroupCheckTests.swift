import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What items can be grouped by, and what stands above them.
@Suite struct GroupCheckTests {
  private func messages(
    _ group: String, architecture: Architecture = .collection
  ) -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      ---
      enum: Stage
      cases: [open, sent]
      ---
      model: Shop
      fields: { id: ID, name: String? }
      ---
      model: Order
      fields: { id: ID, shop: Shop, at: Date, paidAt: Date?, state: Stage, paid: Bool, pieces: Int, price: Double }
      ---
      adapter: OrderRow
      for: Order
      cell: { text: { value: $item.pieces } }
      ---
      screen: Orders
      architecture: \(architecture.rawValue)
      parameters: { owner: String }
      state: { on: Bool = false }
      source: { request: { path: /orders }, yields: Order }
      adapters: [OrderRow]
      group: { \(group) }
      """
    ).map(\.message)
  }

  @Test(
    arguments: [
      "by: $item.at, as: day", "by: $item.at, as: month", "by: $item.paidAt, as: age, missing: m",
      "by: $item.shop.name, as: letter, order: ascending", "by: $item.shop.name",
      "by: $item.pieces",
      "by: $item.state, header: { key: h, with: [$group.count, $parameters.owner] }",
      "by: $item.state, headers: { open: o, sent: { key: s, with: [$group.count] } }",
      "by: $item.state, header: { value: $group.value }",
      "by: $item.state, header: { key: s, with: [$group.value, $state.on] }",
      "by: $item.state, header: { verbatim: '{$group.value} × {$group.count}' }",
      "by: $item.paid, headers: { true: t, false: f }",
      "by: $item.at, as: year, header: { value: $group.value, as: year }",
      "by: $item.at, as: age, header: { key: h, with: [$group.value] }",
    ], Architecture.standard)
  func everySystemGroupsByTheseValues(group: String, architecture: Architecture) {
    #expect(messages(group, architecture: architecture) == [])
  }

  @Test(arguments: [
    ("by: $item.at", "items are grouped by a part of a `Date`"),
    ("by: $item.price", "items cannot be grouped by `Double`"),
    ("by: $item.shop", "items cannot be grouped by `Shop`"),
    ("by: $item.pieces, as: letter", "`as: letter` is no part of `Int`"),
    ("by: $item.shop.name, as: day", "`as: day` is no part of `String?`"),
    ("by: $state.on", "a group is made by a value of its items, and this is `$state.on`"),
    ("by: $item.pieces, missing: m", "`$item.pieces` is never missing"),
    ("by: $item.paid", "nobody reads `true` and `false` above their items"),
    ("by: $item.paid, headers: { true: t }", "there is no header for `false`"),
    (
      "by: $item.state, headers: { open: o, sent: s, lost: l }",
      "`Stage` has no value `lost`"
    ),
    ("by: $item.pieces, headers: { one: o }", "`headers` go with an enum or a `Bool`"),
    (
      "by: $item.state, header: h, headers: { open: o, sent: s }",
      "a group has one `header`, or `headers` by the value"
    ),
    ("by: $item.weight", "`Order` has no field `weight`"),
    ("by: $item.state, header: { key: h, with: [$group.name] }", "`$group` has no field `name`"),
    ("by: $item.at, as: day, header: { value: $group.value }", "`Date` cannot be shown as text"),
  ])
  func whatMakesNoGroupsIsSaid(group: String, message: String) {
    #expect(messages(group) == [message])
  }

  @Test func groupsStandNowhereElse() {
    let found = findings(
      """
      model: Tip
      fields: { id: ID, text: String }
      ---
      adapter: TipRow
      for: Tip
      cell: { text: { value: $group.value } }
      ---
      screen: Tips
      sections:
        - { id: tips, rows: [{ use: TipRow, item: { id: t, text: T } }], group: { by: $item.text } }
        - { id: more, header: h, source: { yields: Tip, items: [] }, adapters: [TipRow], group: { by: $item.text } }
      """
    ).map(\.message)
    #expect(
      Set(found) == [
        "there is no `$group` here",
        "`group` does not go together with the other keys of this section",
        "a section in groups has the headers of its groups",
      ])
  }

  @Test(arguments: [
    ("at", []), ("text", ["`Photo` has no field `text`"]),
    ("size", ["expected `Int?`, found `String`"]),
  ])
  func everyModelOfAUnionHasTheValue(field: String, expected: [String]) {
    let found = findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Note
      fields: { id: ID, at: Date, text: String, size: Int }
      ---
      model: Photo
      fields: { id: ID, at: Date?, size: String }
      ---
      union: Entry
      tag: kind
      cases: { note: Note, photo: Photo }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: { value: $item.text } }
      ---
      adapter: PhotoRow
      for: Photo
      cell: { text: { value: $item.size } }
      ---
      screen: Timeline
      source: { request: { path: /timeline }, yields: Entry }
      adapters: [NoteRow, PhotoRow]
      group: { by: $item.\(field)\(field == "at" ? ", as: day, missing: m" : "") }
      """
    ).map(\.message)
    #expect(found == expected)
  }
}
