import Diagnostics
import Foundation
import SeededRandom
import SpecSemantics
import SwiftEmitter
import Testing

/// Names are refused, or what is generated for them compiles: apps whose names are chosen to collide, the
/// same for the same seed.
///
/// `SCREENC_NAME_SEEDS=100-160` tries others.
@Suite struct CollidingNameTests {
  private static let seeds: [UInt64] = {
    let text = ProcessInfo.processInfo.environment["SCREENC_NAME_SEEDS"] ?? "1-4"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return [1] }
    return Array(first...last)
  }()

  /// The words of what is generated and begun for the app with its own names, sorted.
  private static let words = Result {
    var words: Set<String> = []
    for seed in [1, 2, 3] as [UInt64] {
      var random = SeededGenerator(seed: seed)
      let project = try project(CollidingApp(random: &random))
      for text in try project.emit().map(\.text) + beginnings(in: project).map(\.text) {
        for line in text.split(separator: "\n") where !line.contains("//") {
          words.formUnion(line.matches(of: /[A-Za-z]\w*/).map { String($0.output) })
        }
      }
    }
    return words.sorted()
  }

  private static func project(_ app: CollidingApp) -> SpecProject {
    SpecProject(app.texts)
  }

  /// The stubs of all that the app writes by hand.
  private static func beginnings(in project: SpecProject) throws -> [(name: String, text: String)] {
    let scaffold = try #require(Scaffold(app: try project.checked()))
    var files: [String: String] = [:]
    for screen in scaffold.screenNames {
      for file in try scaffold.files(forScreen: screen, gateways: true, presenter: true) ?? [] {
        files[file.name] = file.filledIn
      }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The model that the app declares in Swift.
  private static func ownModel(of app: CollidingApp) -> String {
    func member(_ slot: String) -> String { "`\(Naming.member(app.names[slot] ?? ""))`" }
    let type = app.names["StampValue"] ?? ""
    let access = app.isPublic ? "public " : ""
    return """
      import ScreenKit

      \(access)nonisolated struct \(type): Model, Decodable {
        \(access)let id: Identifier
        \(access)let \(member("Stamp.text")): String
        \(access)let \(member("Stamp.price")): Double?
        \(access)let \(member("Stamp.size")): \(Naming.type(app.names["Size"] ?? ""))
      }
      """
  }

  /// An app with as many of the names that were chosen for a seed as pass the checks.
  private static func app(_ seed: UInt64) throws -> CollidingApp {
    var random = SeededGenerator(seed: seed)
    var app = try CollidingApp(random: &random)
    var choice = NameChoice(words: try words.get(), random: random)
    var chosen: [String: String] = [:]
    for slot in app.slots where choice.random.chance(60) {
      chosen[slot] = choice.name(of: slot, in: app)
    }
    app.call(chosen)
    while true {
      do {
        _ = try project(app).checked()
        return app
      } catch let invalid as InvalidSpecs {
        let isMended = app.takeBack(invalid.errors)
        try #require(isMended, "\(invalid)")
      }
    }
  }

  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: seeds)
  func namesAreRefusedOrCompile(seed: UInt64) async throws {
    let app = try Self.app(seed)
    let project = Self.project(app)
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    var files = try project.emit().map { try compiler.write($0.text, as: "Generated\($0.name)") }
    files += try Self.beginnings(in: project).map { try compiler.write($0.text, as: $0.name) }
    files.append(try compiler.write(Self.ownModel(of: app), as: "Models by hand.swift"))
    let said = try await compiler.run(["-module-name", "Colliding", "-typecheck"], files: files)
    #expect(said == "", "SCREENC_NAME_SEEDS=\(seed)")
  }

  @Test func mostNamesAreKept() throws {
    let kept = try ([1, 2] as [UInt64]).map { seed in
      let names = try Self.app(seed).names
      return names.filter { $0.value != CollidingApp.ownName(of: $0.key) }.count
    }
    #expect(kept.allSatisfy { $0 > 50 })
  }
}
