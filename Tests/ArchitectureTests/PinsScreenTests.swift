import Foundation
import PythonTools
import ScreenDriver
import ScreenKit
import Testing

/// A generated list over a GraphQL server that knows nothing of screenc: Strawberry, from PyPI.
@MainActor
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: PythonScript.canImport(PythonServer.notesPackages), "Strawberry is not installed"))
struct PinsScreenTests {
  private struct Bench {
    let server: PythonServer
    let app: PinboardApp
    let driver: ScreenDriver
  }

  /// The app over a server of its own.
  private func withApp(_ test: (Bench) async throws -> Void) async throws {
    let server = try await PythonServer(path: PythonServer.notes)
    let strings = StringTable([
      "pins.title": "Pins", "pins.empty": "No pins", "pins.error": "No board",
    ])
    let launch = LaunchValues(
      baseURLs: ["Board": server.address], strings: strings, clock: ManualClock(),
      transport: URLSessionTransport())
    let app = PinboardApp(launch: launch, dependencies: PinboardParts())
    // As high as three rows, so that pages are asked for as the list is scrolled.
    let driver = ScreenDriver(
      root: app.makeRootViewController(), size: CGSize(width: 390, height: 220))
    do {
      try await test(Bench(server: server, app: app, driver: driver))
    } catch {
      try await server.stop()
      throw error
    }
    driver.close()
    try await server.stop()
  }

  @Test("the pages of a connection come as the list is scrolled, to its end")
  func pagesOfAConnection() async throws {
    try await withApp { bench in
      try await bench.driver.settle()
      #expect(bench.driver.sees("note 1"))
      try await bench.driver.scrollThroughAll()
      #expect(bench.driver.rowCount() == 7)
      #expect(bench.driver.sees("note 7"))
      let last = try bench.driver.texts(row: 6)
      #expect(last == ["note 7", "Ann"])
    }
  }

  @Test("what the server could not answer is missing in its row, and reported")
  func partialData() async throws {
    try await withApp { bench in
      var problems: [String] = []
      bench.app.runtime.problems.handler = { problems.append($0) }
      try await bench.driver.settle()
      let second = try bench.driver.texts(row: 1)
      #expect(second == ["note 2"])
      #expect(
        problems == [
          "AllPins leaves out what cannot be read: data.notes.edges[1].node.author was not "
            + "answered: the author of note 2 is not known"
        ])
    }
  }

  @Test("a pull without the server keeps the rows and tells of the failure")
  func serverIsGone() async throws {
    try await withApp { bench in
      try await bench.driver.settle()
      try await bench.server.stop()
      bench.driver.topScreen.map { ($0 as? CollectionController)?.reload() }
      try await bench.driver.wait(forText: "No board")
      #expect(bench.driver.sees("note 1"))
    }
  }
}

/// The pinboard leaves nothing to code.
private struct PinboardParts: PinboardDependencies {}
