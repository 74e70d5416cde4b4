import Foundation
import Testing

/// The examples whose tests need no server compile for iOS with their tests: these are what the simulator runs.
@Suite(.withOwnDeclarations) struct AppleExampleTests {
  @Test(arguments: [
    ["People", "PeopleFiles", "PeopleTests"], ["TodoLists", "TodoListsTests"],
  ])
  func examplesCompileWithTheirTests(modules: [String]) async throws {
    try await compile(modules, of: try #require(modules.first))
  }

  /// An example has views of SwiftUI, which nothing but this compiles where there is none.
  @Test func viewsOfSwiftUICompileWithTheirExample() async throws {
    try await compile(["Pantry"], of: "Pantry")
  }

  private func compile(_ modules: [String], of example: String) async throws {
    let build = try await AppleBuild.of(.iOS)
    for module in modules {
      let kind = module.hasSuffix("Tests") ? "Tests" : "Sources"
      var files = try RuntimeSources.swiftFiles(in: "Examples/\(example)/\(kind)/\(module)")
      #expect(!files.isEmpty)
      files["\(module)/resources.swift"] = Self.bundleOfModule
      let said = try await build.said(of: module, files: files)
      #expect(said == "", "\(module): \(said)")
    }
  }

  /// The examples that the script for the simulator tests are those that are compiled here.
  @Test func theSimulatorTestsWhatIsCompiledHere() throws {
    let script = try String(
      contentsOf: RuntimeSources.root.appending(path: ".ci/ios"), encoding: .utf8)
    #expect(script.contains("for example in People TodoLists; do"))
  }

  /// No test of an example touches screens by what only the stand-in has.
  @Test func testsOfExamplesUseNoHooks() throws {
    let files = try RuntimeSources.swiftFiles(in: "Examples")
    #expect(files.count > 100)
    let hooked = files.filter { $0.value.contains(/\b[hH]eadless[A-Z]/) }.keys.sorted()
    #expect(hooked == [])
  }

  /// What the package manager makes for a target with resources.
  private static let bundleOfModule = """
    import Foundation

    extension Bundle {
      static var module: Bundle { .main }
    }
    """
}
