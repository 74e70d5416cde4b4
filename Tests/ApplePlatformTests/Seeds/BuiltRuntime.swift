import Foundation
import TestTools

/// The run-time as it was built along with the tests: its modules, and the object files of it.
struct BuiltRuntime: Sendable {
  private let folder: URL
  private let scratch: URL

  /// nil if the tests don't run out of a build folder with an object for each file.
  init?() {
    guard let executable = CommandLine.arguments.first else { return nil }
    folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    scratch = folder.appending(path: "ApplePlatform/Scenario-\(UUID().uuidString)")
    let object = folder.appending(path: "ScreenKit.build/Exports.swift.o")
    guard FileManager.default.fileExists(atPath: object.path) else { return nil }
  }

  /// What the scenario says to its end when a mistake is in the run-time; without one, what it says as it is.
  func run(with mistake: SeededMistake?) async throws -> String {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var objects = try ["HeadlessUIKit", "ScreenCore", "ScreenKit"].flatMap(objects)
    if let mistake {
      let changed = try await compile(mistake)
      objects.removeAll { $0.lastPathComponent == changed.lastPathComponent }
      objects.append(changed)
    }
    let app = scratch.appending(path: "scenario").path
    let scenario = RuntimeSources.root.appending(
      path: "Tests/ApplePlatformTests/Seeds/Scenario/main.swift")
    let said = try await CompilerProcess.run(
      ["swiftc", "-swift-version", "6", "-o", app] + searchPaths + [scenario.path]
        + objects.map(\.path))
    return said.isEmpty ? try await CompilerProcess.run([app]) : said
  }

  /// The object of a file with a mistake.
  private func compile(_ mistake: SeededMistake) async throws -> URL {
    let name = URL(fileURLWithPath: mistake.path).lastPathComponent
    let file = scratch.appending(path: name)
    try Data(mistake.text().utf8).write(to: file)
    let others = try RuntimeSources.files(of: mistake.target).keys.filter { $0 != mistake.path }
    let object = scratch.appending(path: "\(name).o")
    let said = try await CompilerProcess.run(
      [
        "swiftc", "-frontend", "-c", "-primary-file", file.path, "-o", object.path, "-module-name",
        mistake.target, "-swift-version", "6", "-parse-as-library", "-enable-testing",
        "-package-name", packageName,
      ] + searchPaths + CompilerProcess.pluginFlags
        + others.map { RuntimeSources.root.appending(path: $0).path })
    guard said.isEmpty else { throw Failure(said: said) }
    return object
  }

  private struct Failure: Error {
    let said: String
  }

  /// What packages are called by whose sources are found by their folder.
  private var packageName: String {
    String(
      RuntimeSources.root.lastPathComponent.lowercased().map {
        $0.isLetter || $0.isNumber ? $0 : "_"
      })
  }

  private func objects(of target: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "\(target).build"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }
  }

  private var searchPaths: [String] { ["-I", folder.appending(path: "Modules").path] }
}
