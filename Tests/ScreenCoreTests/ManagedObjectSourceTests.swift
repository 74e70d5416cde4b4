import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore

private struct Chore: Model, Decodable {
  struct Owner: Decodable, Hashable, Sendable {
    var name: String
  }

  var id: Identifier
  var title: String
  var done: Bool
  var madeAt: Date?
  var owner: Owner?
}

@MainActor @Suite struct ManagedObjectSourceTests {
  private let store = ScriptedObjectStore()
  private let delegate = RecordingDelegate()

  private static let query = ManagedObjectQuery(
    "Chore",
    properties: [
      ManagedProperty("objectID", as: "id"), ManagedProperty("name", as: "title"),
      ManagedProperty("done"), ManagedProperty("madeAt"), ManagedProperty("owner.name"),
    ], order: [ManagedObjectOrder("madeAt", descending: true)])

  private func source(
    step: Int? = nil, query: @escaping @MainActor () -> ManagedObjectQuery = { Self.query }
  ) -> ManagedObjectSource<Chore> {
    let source = ManagedObjectSource<Chore>(
      store: store, booleans: ["done"], step: step, query: query)
    source.delegate = delegate
    return source
  }

  private static func row(_ number: Int, _ title: String? = nil) -> [String: DatabaseValue] {
    [
      "id": .text("x-coredata://store/Chore/p\(number)"),
      "title": .text(title ?? "Chore \(number)"),
      "done": .integer(number % 2), "madeAt": .real(1_714_558_830.25), "owner.name": .text("Ann"),
    ]
  }

  @Test func objectsBecomeModels() {
    store.rows = [Self.row(1), ["id": .text("2"), "title": .text("Bare"), "done": .integer(0)]]
    let source = source()
    source.loadFirst()
    #expect(delegate.events == [.began(.first), .finished(.first, 2)])
    #expect(
      source.objects == [
        Chore(
          id: "x-coredata://store/Chore/p1", title: "Chore 1", done: true,
          madeAt: Date(timeIntervalSince1970: 1_714_558_830.25), owner: .init(name: "Ann")),
        Chore(id: "2", title: "Bare", done: false, madeAt: nil, owner: nil),
      ])
    #expect(!source.hasMore)
  }

  @Test func whatChangesInTheStoreChangesInTheList() {
    store.rows = [Self.row(1), Self.row(2)]
    let source = source()
    source.loadFirst()
    store.change { $0.insert(Self.row(3), at: 0) }
    #expect(source.objects.map(\.title) == ["Chore 3", "Chore 1", "Chore 2"])
    store.change { $0[1] = Self.row(1, "Renamed") }
    #expect(source.objects.map(\.title) == ["Chore 3", "Renamed", "Chore 2"])
    store.change { $0.removeLast() }
    #expect(source.objects.map(\.title) == ["Chore 3", "Renamed"])
    // What does not change what is shown is nothing to tell of.
    store.change { _ in }
    #expect(
      delegate.events
        == [.began(.first), .finished(.first, 2), .changed, .changed, .changed])
  }

  @Test func listsGrowAsTheyAreScrolled() {
    store.rows = (1...5).map { Self.row($0) }
    let source = source(step: 2)
    source.loadFirst()
    #expect(source.numberOfObjects() == 2 && source.hasMore)
    // One more than is shown tells whether there are others.
    #expect(store.queries.last?.limit == 3)
    source.loadBottom()
    #expect(source.numberOfObjects() == 4 && source.hasMore)
    source.loadBottom()
    #expect(source.numberOfObjects() == 5 && !source.hasMore)
    source.loadBottom()
    #expect(
      delegate.events.suffix(2) == [.began(.bottom), .finished(.bottom, 1)])
    store.change { $0.insert(Self.row(9), at: 0) }
    #expect(source.numberOfObjects() == 6)
    #expect(source.object(at: 0)?.title == "Chore 9")
  }

  @Test func aLimitEndsTheList() {
    store.rows = (1...5).map { Self.row($0) }
    let source = source(step: 2) {
      var query = Self.query
      query.limit = 3
      return query
    }
    source.loadFirst()
    source.loadBottom()
    #expect(source.numberOfObjects() == 3 && !source.hasMore)
    store.change { $0.insert(Self.row(9), at: 0) }
    #expect(source.numberOfObjects() == 3)
  }

  @Test func partsOfAListAnswerOneQuestion() {
    final class Asked { var owner = "ann" }
    let asked = Asked()
    store.rows = (1...5).map { Self.row($0) }
    let source = source(step: 2) {
      var query = Self.query
      query.filters = [ManagedObjectFilter("owner.name", .equal, asked.owner)]
      return query
    }
    source.loadFirst()
    asked.owner = "ben"
    source.loadBottom()
    source.loadTop()
    #expect(
      store.queries.map(\.filters)
        == ["ann", "ann", "ben"].map {
          [ManagedObjectFilter("owner.name", .equal, $0)]
        })
    // What was shown stays in view.
    #expect(source.numberOfObjects() == 4)
  }

  @Test func whatTheStoreRefusesIsAFailure() {
    store.refusal = LoadError.other("Core Data has no entity Chore")
    let source = source()
    source.loadFirst()
    #expect(
      delegate.events == [
        .began(.first), .failed(.first, .other("Core Data has no entity Chore")),
      ])
    store.refusal = nil
    store.rows = [["id": .text("1")]]
    source.loadFirst()
    guard case .failed(.first, .decoding) = delegate.events.last else {
      Issue.record("\(delegate.events)")
      return
    }
  }

  @Test func nobodyIsWatchedForWhoHasGone() {
    var source: ManagedObjectSource<Chore>? = source()
    source?.loadFirst()
    #expect(store.watchers == 1)
    source?.loadTop()
    #expect(store.watchers == 1)
    source = nil
    #expect(store.watchers == 0)
  }

  @Test func valuesKeepTheirTypes() {
    let date = Date(timeIntervalSince1970: 1.5)
    let identity: Identifier = "a"
    #expect(ManagedObjectFilter("a", .equal, date).value == .date(date))
    #expect(ManagedObjectFilter("a", .isOneOf, [date]).value == .list([.date(date)]))
    #expect(ManagedObjectFilter("a", .equal, identity).value == .text("a"))
    #expect(ManagedObjectFilter("a", .equal, true).value == .boolean(true))
    #expect(ManagedObjectFilter("a", .equal, nil as Int?).value == .null)
    #expect(Self.query.keyPaths == ["objectID", "name", "done", "madeAt", "owner.name", "madeAt"])
  }
}
