import Foundation
import Testing

/// What of the run-time talks to Core Data is compiled on Apple's platforms only. Here its types are
/// checked against declarations that are written as Apple's are.
@Suite struct CoreDataCompilationTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ScreenCore/CoreData")
  private static let declarations = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "AppleDeclarations/CoreData.swift")

  /// What the compiler says of the files, changed by `edit`.
  private func check(_ edit: (String) -> String = { $0 }) async throws -> String {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    defer { try? compiler.remove() }
    let module = compiler.folder.appending(path: "CoreData.swiftmodule").path
    let said = try await compiler.run(
      ["-emit-module", "-module-name", "CoreData", "-emit-module-path", module],
      files: [Self.declarations])
    guard said.isEmpty else { return said }
    let files = try ["CoreDataStore", "EntityShape", "FetchedObjects"].map { name in
      let file = Self.sources.appending(path: "\(name).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      // Here they are a module of their own.
      return try compiler.write("import ScreenCore\n" + edit(text), as: "\(name).swift")
    }
    return try await compiler.run(["-typecheck", "-module-name", "Objects"], files: files)
  }

  @Test(.enabled(if: SwiftCompiler.modules != nil)) func itsTypesFitCoreData() async throws {
    #expect(try await check() == "")
  }

  /// So that the test above can fail.
  @Test(.enabled(if: SwiftCompiler.modules != nil)) func whatDoesNotFitIsFound() async throws {
    let said = try await check { $0.replacing("isToMany", with: "isToOne") }
    #expect(said.contains("has no member 'isToOne'"))
  }
}
