import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Rows that edit the state of their screen, which outlives the screen.
@MainActor @Suite(.serialized) struct OptionsScreenTests {
  private func options(
    _ store: MemoryStore, _ answer: @escaping ScriptedTransport.Answer = BookServer.standard
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(store: store, answer) { OptionsViewController(app: $0) }
  }

  @Test func everyControlShowsWhatTheStateHolds() async throws {
    let store = MemoryStore([
      "options.binding": .text("soft"), "options.name": .text("Ada"), "options.most": .integer(4),
    ])
    let bench = try await options(store)
    #expect(bench.driver.rowCount() == 5)
    #expect(bench.driver.sees("Soft"))
    #expect(bench.driver.sees("Ada"))
    #expect(bench.driver.sees("4"))
  }

  @Test func changesAreKeptForTheNextTime() async throws {
    let store = MemoryStore()
    let bench = try await options(store)
    try await bench.driver.choose("Soft", in: "binding")
    try await bench.driver.type("Grace", into: "name")
    try await bench.driver.step(id: "most")
    #expect(store.value(for: "options.binding", of: .text) == .text("soft"))
    #expect(store.value(for: "options.most", of: .integer) == .integer(4))
    let next = try await options(store)
    #expect(next.driver.sees("Soft"))
    #expect(next.driver.sees("Grace"))
  }

  @Test func steppersStopAtTheirLimits() async throws {
    let bench = try await options(MemoryStore())
    try await bench.driver.step(id: "most")
    try await bench.driver.step(id: "most")
    #expect(bench.driver.sees("4"))
    for _ in 1...5 { try await bench.driver.step(id: "most", less: true) }
    #expect(bench.driver.sees("1"))
  }

  @Test func rowsComeAndGoWithWhatIsSwitched() async throws {
    let bench = try await options(MemoryStore())
    #expect(bench.driver.sees("Binding"))
    try await bench.driver.toggle(id: "news")
    #expect(!bench.driver.sees("Binding"))
    #expect(bench.driver.rowCount() == 4)
    try await bench.driver.toggle(id: "news")
    #expect(bench.driver.sees("Binding"))
  }

  @Test func whatFollowsATextWaitsUntilTheFieldIsLeft() async throws {
    let bench = try await options(MemoryStore())
    try await bench.driver.type("Ada", into: "name")
    #expect(!bench.driver.sees("Thank you"))
    try await bench.driver.pressReturn(in: "name")
    #expect(bench.driver.sees("Thank you"))
  }

  @Test func aFieldKeepsItsCursorWhileRowsChange() async throws {
    let bench = try await options(MemoryStore())
    try await bench.driver.type("A", into: "name")
    let field = try #require(bench.field("name"))
    #expect(field.isEditing)
    try await bench.driver.toggle(id: "news")
    #expect(bench.field("name") === field)
    #expect(field.isEditing)
    try await bench.driver.type("Ad", into: "name")
    #expect(field.text == "Ad")
  }

  @Test func requestsFollowAChange() async throws {
    let bench = try await options(MemoryStore())
    try await bench.driver.toggle(id: "subscribed")
    let bodies = await bench.transport.requests.map {
      String(decoding: $0.body ?? Data(), as: UTF8.self)
    }
    #expect(bodies == [#"{"on":true}"#])
    #expect(bench.isOn("subscribed") == true)
  }

  @Test func failedChangesCanBePutBack() async throws {
    let bench = try await options(MemoryStore(), BookServer.broken)
    try await bench.driver.toggle(id: "subscribed")
    #expect(bench.isOn("subscribed") == false)
  }

  @Test func screensThatKeepOneValueFollowEachOther() async throws {
    let store = MemoryStore()
    let bench = try await options(store)
    let first = try #require(bench.driver.topScreen as? OptionsViewController)
    first.push(OptionsTableViewController(app: bench.app))
    try await bench.driver.settle()
    try await bench.driver.toggle(id: "news")
    #expect(bench.driver.rowCount() == 1)
    try await bench.driver.goBack()
    #expect(bench.isOn("news") == false)
    #expect(bench.driver.rowCount() == 4)
  }

  @Test func tablesHaveControlsToo() async throws {
    let store = MemoryStore()
    let bench = try await LibraryBench.showing(store: store) {
      OptionsTableViewController(app: $0)
    }
    try await bench.driver.chooseSegment("Soft", in: "binding")
    #expect(store.value(for: "options.binding", of: .text) == .text("soft"))
    try await bench.driver.toggle(id: "news")
    #expect(bench.driver.rowCount() == 1)
  }
}

extension LibraryBench {
  fileprivate func view(_ id: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if view.accessibilityIdentifier == id { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return driver.topScreen?.viewIfLoaded.flatMap(find)
  }

  fileprivate func field(_ id: String) -> UITextField? { view(id) as? UITextField }

  fileprivate func isOn(_ id: String) -> Bool? { (view(id) as? UISwitch)?.isOn }
}
