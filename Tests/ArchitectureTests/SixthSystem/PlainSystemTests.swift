import Diagnostics
import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import SwiftEmitter

/// A sixth system, which stands in this folder and nowhere else: its screens are read, checked, generated,
/// compiled and run like those of the others.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PlainSystemTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func specs(changing change: (String) -> String = { $0 }) -> ShelfSpecs {
    ShelfSpecs([("PierApp.yaml", change(spec))], shapes: .withPlain)
  }

  /// An app whose screens are generated for the sixth system, but for one. It is no file, since the schema
  /// of specs knows the systems that come with the compiler.
  private static let spec = """
    app: Pier
    language: 1
    swift: { access: internal }
    architecture: plain
    host:
      style: stack
      menu:
        - { screen: Boats, title: pier.boats }
    ---
    api: Harbour
    base: https://harbour.example
    ---
    model: Boat
    fields: { id: ID, name: String }
    ---
    source: AllBoats
    request: { path: /boats }
    yields: Boat
    ---
    adapter: BoatRow
    for: Boat
    cell:
      text: { value: $item.name }
    ---
    screen: Boats
    title: pier.boats
    source: { use: AllBoats }
    adapters: [BoatRow]
    states:
      empty: { text: pier.empty }
      error: { text: pier.error, as: full }
    actions:
      - { select: Boat, push: BoatPage, with: { boat: $item } }
    ---
    screen: BoatPage
    architecture: collection
    parameters: { boat: Boat }
    sections:
      - id: boat
        rows:
          - { use: BoatRow, item: $parameters.boat, push: Boats }

    """

  // MARK: Compiling

  @Test func specsHaveNoFindings() {
    #expect(Self.specs().findings().map(\.message) == [])
  }

  @Test func generatedCodeIsWhatTheSpecYields() throws {
    try GeneratedShelfTests.compare(
      Self.specs(), with: Self.folder.appending(path: "Generated/Pier"))
  }

  @Test func whatTheSystemHasNoShapeForIsAnError() throws {
    let specs = Self.specs {
      $0.replacing("source: { use", with: "layout: { grid: { columns: 2 } }\nsource: { use")
    }
    let finding = try #require(specs.findings().first)
    #expect(finding.message == "the system `plain` has no `grid`")
    #expect(finding.label == "a plain list has rows and nothing beside")
    #expect(finding.help == ["say `architecture: collection` on this screen, or leave `grid` out"])
  }

  @Test func misspeltNameIsHeldAgainstTheSystemsThatThereAre() throws {
    let specs = Self.specs {
      $0.replacing("architecture: plain", with: "architecture: plan")
    }
    let finding = try #require(specs.findings().first)
    #expect(
      finding.message == "expected one of `collection`, `composition`, `mvp`, `plain`, `table`, "
        + "`viper`, found `plan`")
    #expect(finding.help == ["did you mean `plain`?"])
  }

  @Test func systemIsUnknownWhereItIsNotHandedIn() {
    let specs = ShelfSpecs([("PierApp.yaml", "app: Pier\nlanguage: 1\narchitecture: plain")])
    #expect(
      specs.findings().first?.message
        == "expected one of `collection`, `composition`, `mvp`, `table`, `viper`, found `plain`")
  }

  @Test func screensOfTheAppsOwnBeginInTheShapeOfTheSystem() throws {
    let specs = Self.specs { $0 + "---\nscreen: Berths\nswift: { type: BerthsController }\n" }
    let file = try #require(specs.beginnings(of: "Berths").first)
    #expect(file.name == "BerthsController.swift")
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        .contains("final class BerthsController: PlainListController {"))
  }

  // MARK: Running

  private func withApp(
    answering response: HTTPResponse, _ test: (ScreenDriver) async throws -> Void
  ) async throws {
    let strings = StringTable([
      "pier.boats": "Boats", "pier.empty": "No boats", "pier.error": "No answer",
    ])
    let launch = LaunchValues(
      strings: strings, clock: ManualClock(), transport: ScriptedTransport { _ in response })
    let app = PierApp(launch: launch, dependencies: PierParts())
    let driver = ScreenDriver(root: app.makeRootViewController())
    try await test(driver)
    driver.close()
  }

  @Test func listShowsItsRowsAndLeadsToScreensOfOtherSystemsAndBack() async throws {
    let boats = #"[{"id":"1","name":"Albatross"},{"id":"2","name":"Gannet"}]"#
    try await withApp(answering: HTTPResponse(json: boats)) { driver in
      try await driver.wait(forText: "Gannet")
      #expect(driver.topScreen is BoatsListController)
      #expect(driver.sees("Boats"))
      #expect(driver.rowCount() == 2)
      let first = try driver.texts(row: 0)
      #expect(first == ["Albatross"])

      try await driver.tapRow(1)
      #expect(driver.topScreen is BoatPageViewController)
      #expect(driver.sees("Gannet") && !driver.sees("Albatross"))

      try await driver.tapRow(0)
      try await driver.wait(forText: "Albatross")
      #expect(driver.topScreen is BoatsListController)
    }
  }

  @Test func emptyListSaysSo() async throws {
    try await withApp(answering: HTTPResponse(json: "[]")) { driver in
      try await driver.wait(forText: "No boats")
    }
  }

  @Test func failureIsShown() async throws {
    try await withApp(answering: HTTPResponse(status: 500)) { driver in
      try await driver.wait(forText: "No answer")
    }
  }
}

/// The pier leaves nothing to code.
private struct PierParts: PierDependencies {}
