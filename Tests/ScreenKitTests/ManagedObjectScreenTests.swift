import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A list of objects that the app keeps, on a screen.
@MainActor @Suite struct ManagedObjectScreenTests {
  private static func row(_ number: Int) -> [String: DatabaseValue] {
    ["id": .integer(number), "text": .text("Quote \(number)")]
  }

  @Test func theScreenFollowsTheStore() async throws {
    let bench = FixtureBench()
    let store = ScriptedObjectStore(rows: [Self.row(1), Self.row(2)])
    let driver = bench.show(QuotesController(bench.app, store))
    try await driver.settle()
    #expect(driver.sees("Quote 1") && driver.sees("Quote 2"))
    store.change { rows in
      rows.removeFirst()
      rows.append(Self.row(3))
    }
    try await driver.settle()
    #expect(!driver.sees("Quote 1"))
    #expect(driver.sees("Quote 2") && driver.sees("Quote 3"))
    store.change { $0 = [] }
    try await driver.settle()
    #expect(driver.sees("No quotes"))
    store.change { $0 = [Self.row(4)] }
    try await driver.settle()
    #expect(driver.sees("Quote 4") && !driver.sees("No quotes"))
  }

  @Test func theListGrowsAsItIsScrolled() async throws {
    let bench = FixtureBench()
    let store = ScriptedObjectStore(rows: (1...60).map(Self.row))
    let driver = bench.show(QuotesController(bench.app, store))
    try await driver.settle()
    #expect(store.queries.first?.limit == 21)
    try await driver.scrollThroughAll()
    #expect(driver.items.count == 60)
  }

  @Test func whatTheStoreRefusesIsTold() async throws {
    let bench = FixtureBench()
    let store = ScriptedObjectStore(rows: [Self.row(1)])
    store.refusal = LoadError.other("no entity")
    let driver = bench.show(QuotesController(bench.app, store))
    try await driver.settle()
    store.refusal = nil
    try await driver.tap(text: "Try again")
    #expect(driver.sees("Quote 1"))
  }
}

private struct Quotation: Model, Decodable {
  var id: Identifier
  var text: String
}

private struct QuotationRow: CellAdapter {
  func cell(for item: Quotation, in context: CellContext) -> CellNode {
    .text(.value(item.text))
  }
}

private final class QuotesController: CollectionController {
  private let store: ScriptedObjectStore

  init(_ app: FixtureApp, _ store: ScriptedObjectStore) {
    self.store = store
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        error: ErrorState(text: .verbatim("No store"), retry: true, style: .full)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeEmptyState() -> EmptyState? { EmptyState(text: .verbatim("No quotes")) }

  override func makeSections() -> [ListSection] {
    let source = ManagedObjectSource<Quotation>(store: store, step: 20) {
      ManagedObjectQuery(
        "Quote", properties: [ManagedProperty("id"), ManagedProperty("text")],
        order: [ManagedObjectOrder("id")])
    }
    return [ListSection(id: "main", source: source) { item in Row(item, QuotationRow()) }]
  }
}
