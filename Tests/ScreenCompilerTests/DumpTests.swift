import Foundation
import ScreenCompiler
import Testing

/// The dump of the flagship is the golden one.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
@Suite struct DumpTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens/Moments.json")

  private func dump() throws -> String {
    let specs = Self.root.appending(path: "Specs").path
    return try #require(Compiler(project: Project.find(specRoot: specs)).dump().text)
  }

  @Test func theFlagshipIsDumpedAsTheGoldenSays() throws {
    let text = try dump()
    if ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1" {
      try text.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.golden, encoding: .utf8) == text)
  }

  /// What other tools rely on: each model that can come has an adapter, and ways lead to screens.
  @Test func namesOfTheDumpAreDeclaredInIt() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(dump().utf8))
    #expect(dump.version == 1)
    let screens = Set(dump.screens.map(\.name))
    let adapters = Set(dump.adapters.map(\.name))
    #expect(dump.navigation.count > 10)
    for way in dump.navigation { #expect(screens.contains(way.to), "\(way.to)") }
    for shown in dump.screens.flatMap(\.sections).flatMap(\.models) {
      #expect(shown.adapters.last?.isConditional == false, "\(shown.model)")
      for choice in shown.adapters { #expect(adapters.contains(choice.name)) }
    }
  }

  @Test func placesAreLinesOfTheSpecs() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(dump().utf8))
    for screen in dump.screens {
      let file = Self.root.appending(path: "Specs").appending(path: screen.place.path)
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[screen.place.line - 1].contains("screen: \(screen.name)"))
    }
  }

  private struct Dump: Decodable {
    struct Place: Decodable {
      var path: String
      var line: Int
    }

    struct Way: Decodable {
      var to: String
    }

    struct Adapter: Decodable {
      var name: String
    }

    struct Choice: Decodable {
      var name: String
      var isConditional: Bool
    }

    struct Shown: Decodable {
      var model: String
      var adapters: [Choice]
    }

    struct Section: Decodable {
      var models: [Shown]
    }

    struct Screen: Decodable {
      var name: String
      var place: Place
      var sections: [Section]
    }

    var version: Int
    var screens: [Screen]
    var adapters: [Adapter]
    var navigation: [Way]
  }
}
