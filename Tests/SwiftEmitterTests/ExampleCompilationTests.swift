import Foundation
import Testing

/// Each example is generated and compiled, hand-written parts and all, in every way that is promised.
@Suite(.serialized)
struct ExampleCompilationTests {
  @Test(
    .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is not beside the tests"),
    arguments: try ExampleApp.all, AppSettings.matrix)
  func examplesCompileWithoutWarnings(app: ExampleApp, settings: AppSettings) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let modules = try SwiftModules(of: app.project(for: settings), appName: app.name)
    let generated = Set(modules.all.map(\.name))
    for module in try app.modules() where !generated.contains(module.name) {
      try await compile(module, with: compiler)
    }
    let said = try await modules.compile(
      for: settings, with: compiler, passing: app.searchPaths
    ) { name in
      let isApp = name == app.name
      let texts = try app.handWritten(in: name).map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return isApp ? settings.apply(toHandWrittenPart: text) : text
      }
      return isApp ? texts + [Self.bundle] : texts
    }
    #expect(said == "")
  }

  /// What the package manager writes for targets with resources.
  private static let bundle =
    "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"

  private func compile(_ module: ExampleApp.Module, with compiler: SwiftCompiler) async throws {
    let path = compiler.folder.appending(path: "\(module.name).swiftmodule").path
    let said = try await compiler.run(
      ["-module-name", module.name, "-emit-module", "-emit-module-path", path],
      files: module.files)
    #expect(said == "")
  }
}

/// An app under Examples/.
struct ExampleApp: Sendable, CustomTestStringConvertible {
  /// Swift files that the app imports and that were not generated.
  struct Module {
    let name: String
    let files: [URL]
  }

  let name: String
  let specs: URL
  private let sources: URL

  static var all: [ExampleApp] {
    get throws {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let examples = root.appending(path: "Examples")
      return try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted().map {
        ExampleApp(name: $0, in: examples.appending(path: $0), root: root)
      }
    }
  }

  private init(name: String, in folder: URL, root: URL) {
    self.name = name
    sources = folder.appending(path: "Sources")
    // The flagship's specs stand where everyone sees them first.
    let own = folder.appending(path: "Specs")
    let hasOwn = FileManager.default.fileExists(atPath: own.path)
    specs = hasOwn ? own : root.appending(path: "Specs")
    searchPaths = ["-I", root.appending(path: "Sources/CSQLiteLibrary").path]
  }

  var testDescription: String { name }

  /// Folders of the system libraries that the run-time stands on.
  let searchPaths: [String]

  func project(for settings: AppSettings) throws -> SpecProject {
    try SpecProject(at: specs) { path, text in
      guard path == "App.yaml" else { return text }
      let changed = settings.apply(toSpec: text)
      #expect(text.contains("swift: { access: public }"), "the app says no access to vary")
      return changed
    }
  }

  /// What is written by hand in a module of the package.
  func handWritten(in module: String) throws -> [URL] {
    try swiftFiles(below: module).filter { !$0.path.contains("/Generated/") }
  }

  /// The modules that the app imports from its own package.
  func modules() throws -> [Module] {
    let imported = try Set(
      handWritten(in: name).flatMap { file in
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
          line.contains("import ") ? line.split(separator: " ").last.map(String.init) : nil
        }
      })
    return try folders.filter(imported.contains).map {
      Module(name: $0, files: try swiftFiles(below: $0))
    }
  }

  private var folders: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()
  }

  private func swiftFiles(below folder: String) throws -> [URL] {
    let folder = sources.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
  }
}

extension AppSettings {
  /// A hand-written file for these settings. Its imports stay plain unless plain means internal.
  func apply(toHandWrittenPart text: String) -> String {
    let access = access == "internal" ? "" : access + " "
    let importAccess = internalImports || access == "public " ? access : ""
    return text.replacing("public import ", with: "\u{0}").replacing("public ", with: access)
      .replacing("\u{0}", with: importAccess + "import ")
  }
}
