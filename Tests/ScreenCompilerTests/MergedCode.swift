import Foundation
import TestTools

/// Generated code of an example with what was written for it by hand, for the Swift compiler.
struct MergedCode {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  /// Where the run-time's modules lie.
  private static var modules: URL? { BuiltModules.folder(with: "ScreenKit") }

  /// Whether code of an app can be compiled without what puts it together, which can't know what was added: an
  /// app that generated screens were taken into later has that everywhere.
  static func canBeCompiled(of app: String) -> Bool {
    let assembly = examples.appending(path: "\(app)/Sources/\(app)/Assembly").path
    return modules != nil && FileManager.default.fileExists(atPath: assembly)
  }

  private let generated: [String: Data]
  private let app: String

  /// - Parameter generated: The files by their paths.
  init(_ generated: [String: Data], of app: String) {
    self.generated = generated
    self.app = app
  }

  /// What the compiler says of all of it but for what puts the app together, which can't know what was added.
  func typeCheck() async throws -> String {
    let scratch = try ScratchFolder("merged")
    let folder = scratch.folder
    let sources = Self.examples.appending(path: "\(app)/Sources")
    for module in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where module.hasSuffix("Kit") {
      let said = try await emitModule(
        module, try swiftFiles(below: sources.appending(path: module)), in: folder)
      guard said.isEmpty else { return said }
    }
    let modules = try ExampleSpecs.swiftModules(of: app)
    for module in modules {
      let files =
        try write(in: folder) { $0.hasPrefix("\(module.folder)/") }
        + handWritten(below: sources.appending(path: module.name))
      let said = try await emitModule(module.name, files, in: folder)
      guard said.isEmpty else { return said }
    }
    let files =
      try write(in: folder) { path in
        !modules.contains { path.hasPrefix("\($0.folder)/") }
      } + handWritten(below: sources.appending(path: app))
    return try await run(["-module-name", app, "-typecheck"], files, in: folder)
  }

  /// Writes the generated Swift files of some paths.
  private func write(in folder: URL, where isMeant: (_ path: String) -> Bool) throws -> [URL] {
    try generated.filter { $0.key.hasSuffix(".swift") && isMeant($0.key) }.map { path, text in
      let file = folder.appending(path: path.replacing("/", with: "."))
      try text.write(to: file)
      return file
    }
  }

  private func handWritten(below folder: URL) throws -> [URL] {
    try swiftFiles(below: folder).filter { file in
      ["Generated", "Assembly", "Application"].allSatisfy { !file.path.contains("/\($0)/") }
    }
  }

  private func emitModule(_ name: String, _ files: [URL], in folder: URL) async throws -> String {
    let path = folder.appending(path: "\(name).swiftmodule").path
    return try await run(
      ["-module-name", name, "-emit-module", "-emit-module-path", path], files, in: folder)
  }

  private func swiftFiles(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }

  private func run(
    _ arguments: [String], _ files: [URL], in folder: URL
  ) async throws -> String {
    // The system library that the run-time's module of databases stands on.
    let library = Self.examples.deletingLastPathComponent()
      .appending(path: "Sources/CSQLiteLibrary").path
    let search = [folder.path, library] + (Self.modules.map { [$0.path] } ?? [])
    return try await CompilerProcess.run(
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo"]
        + search.flatMap { ["-I", $0] } + arguments + files.map(\.path))
  }
}
