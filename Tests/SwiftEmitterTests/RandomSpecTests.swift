import Diagnostics
import Foundation
import RandomSpecs
import SpecFormat
import SpecModel
import SwiftEmitter
import Testing

/// What passes the checks compiles, whatever it is: random apps, the same for the same seed.
///
/// `SCREENC_SPEC_SEEDS=100-160` tries others.
@Suite struct RandomSpecTests {
  private static let seeds: ClosedRange<UInt64> = {
    let text = ProcessInfo.processInfo.environment["SCREENC_SPEC_SEEDS"] ?? "1-5"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return 1...5 }
    return first...last
  }()

  /// A random app; nil where the checks find something wrong with it, which makes it no app to speak of.
  private static func project(_ seed: UInt64) throws -> SpecProject? {
    var world = RandomWorld(seed: seed)
    let project = SpecProject([("App.yaml", world.spec())])
    do {
      _ = try project.checked()
      return project
    } catch is InvalidSpecs {
      return nil
    }
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: Array(seeds))
  func whatPassesTheChecksCompiles(seed: UInt64) async throws {
    guard let project = try Self.project(seed) else { return }
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let files = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    let said = try await compiler.run(
      ["-module-name", "Random", "-emit-sil", "-o", "/dev/null"], files: files)
    #expect(said == "", "SCREENC_SPEC_SEEDS=\(seed)")
  }

  @Test("most random apps are sound, and no value of these is left open")
  func mostRandomAppsAreSound() throws {
    let sound = try (1...40).compactMap(Self.project)
    #expect(sound.count > 30)
    for file in try sound.flatMap({ try $0.emit() }) {
      #expect(!file.text.contains("<#"), "\(file.text.prefix(2000))")
    }
  }

  @Test(arguments: [7, 19, 31] as [UInt64])
  func theFormKeepsWhatTheyMean(seed: UInt64) throws {
    var world = RandomWorld(seed: seed)
    let text = world.spec()
    let formatted = String(decoding: try SpecFormatter().format(Array(text.utf8)), as: UTF8.self)
    #expect(formatted != text)
    let swift = try [text, formatted].map { text in
      try SpecProject([("App.yaml", text)]).emit().flatMap { file in
        file.text.split(separator: "\n").filter { !$0.contains("//") }
      }
    }
    #expect(swift[0] == swift[1])
  }
}
