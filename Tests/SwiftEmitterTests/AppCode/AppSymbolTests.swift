import Diagnostics
import Foundation
import ScreenCompiler
import SpecChecks
import Testing

/// What specs leave to the app's code is looked up in what the compiler writes of a real one.
@Suite(.serialized, .enabled(if: SwiftCompiler.modules != nil, "ScreenKit's module is missing"))
struct AppSymbolTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Newsroom")
  private static let everything = ["-symbol-graph-minimum-access-level", "internal"]

  /// Builds the package with what is generated for its specs, and holds some specs against it.
  private func findings(in specs: String, _ flags: [String]) async throws -> [[String]] {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let graphs = try SymbolGraphs(in: compiler)
    try await graphs.write(of: "AdsKit", files: try swiftFiles(of: "AdsKit"))
    let project = try SpecProject(at: Self.package.appending(path: "Specs")) { $1 }
    let generated = try project.emit().map { try compiler.write($0.text, as: $0.name) }
    try await graphs.write(of: "Newsroom", files: swiftFiles(of: "Newsroom") + generated, flags)
    return try graphs.findings(in: Self.package.appending(path: specs))
  }

  private func swiftFiles(of module: String) throws -> [URL] {
    let folder = Self.package.appending(path: "Sources/\(module)")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
  }

  @Test func whatIsThereAndFitsIsNotFound() async throws {
    #expect(try await findings(in: "Specs", Self.everything) == [])
  }

  @Test func whatIsNotThereOrDoesNotFitIsFound() async throws {
    let found = try await findings(in: "WrongSpecs", Self.everything)
    #expect(found.compactMap(\.first).joined(separator: "\n") == Self.expected)
    // Where it stands helps those who look for it.
    #expect(
      found.first?.contains("  note: `Printer` is declared in DeskSource.swift, line 33") == true)
  }

  private static let expected = """
    App.yaml:17: `Printer` is no view controller [missing-conformance]
    App.yaml:20: there is no symbol graph of `ShopKit`, so `ShopController` is not looked at [missing-symbols]
    App.yaml:23: the app's own code has no type `BrandedController`, and `AdsKit` has one [unknown-swift-type]
    Drafts.yaml:6: `AboutController` does not conform to `DataSource` [missing-conformance]
    Drafts.yaml:11: `DeskSource` is generic, and specs cannot say for which types [missing-conformance]
    Drafts.yaml:19: `DraftSource` does not conform to `ArchivedGateway` [missing-conformance]
    Feed.yaml:19: `AdAdapter.Event` has no case `hid` [adapter-event-mismatch]
    Feed.yaml:24: `DraftRow` shows `Story`, and here it has to be `Leaflet` [missing-conformance]
    Feed.yaml:28: `ImprintController` does not conform to `Adapter` [missing-conformance]
    Feed.yaml:32: `Printer` does not conform to `View` [missing-conformance]
    Models.yaml:7: `name` of `Reporter` is `String`, and this is `String?` [property-type-mismatch]
    Models.yaml:9: `Reporter` has no property `titel` [missing-property]
    Models.yaml:12: the app's own code has no type `Reportr` [unknown-swift-type]
    Models.yaml:23: `summary` of `Story` is `ScreenText`, and this is `String` [property-type-mismatch]
    Models.yaml:24: `Story` has no property `teaser` [missing-property]
    Models.yaml:30: `headline` of `SponsoredAd` is `String`, and this is `[String]` [property-type-mismatch]
    Models.yaml:31: `link` of `SponsoredAd` is `PageAddress`, and this is `URL?` [property-type-mismatch]
    Models.yaml:32: `picture` of `SponsoredAd` is `URL?`, and this is `URL` [property-type-mismatch]
    Models.yaml:33: `keywords` of `SponsoredAd` is `[String]`, and this is `[Int]` [property-type-mismatch]
    Models.yaml:34: `price` of `SponsoredAd` is `Float`, and this is `Double` [property-type-mismatch]
    Models.yaml:35: `SponsoredAd` has no property `budget` [missing-property]
    Models.yaml:38: `Leaflet` does not conform to `Decodable` [missing-conformance]
    Models.yaml:38: `Leaflet` does not conform to `Model` [missing-conformance]
    """

  @Test func graphsOfWhatIsPublicSaySo() async throws {
    let found = try await findings(in: "Specs", [])
    let note =
      "  note: the symbol graph of `Newsroom` has nothing but what is public: make it with"
      + " `-symbol-graph-minimum-access-level internal` to have the rest seen"
    let unknown = found.filter { $0.first?.hasSuffix("[unknown-swift-type]") == true }
    #expect(unknown.contains { $0.first?.contains("`ImprintController`") == true })
    #expect(unknown.allSatisfy { $0.contains(note) })
  }

  /// The examples compile, so that nothing in them can be missing.
  @Test(arguments: try ExampleApp.all) func nothingIsMissingInTheExamples(
    app: ExampleApp
  ) async throws {
    let compiler = try SwiftCompiler(modules: #require(SwiftCompiler.modules))
    let graphs = try SymbolGraphs(in: compiler)
    let modules = try SwiftModules(
      of: app.project(for: AppSettings(access: "public")), appName: app.name)
    let generated = Set(modules.all.map(\.name))
    for module in try app.modules() where !generated.contains(module.name) {
      try await graphs.write(of: module.name, files: module.files)
    }
    let bundle = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    let resources = try compiler.write(bundle, as: "resource_bundle_accessor.swift")
    for module in modules.all {
      let files = try module.files.map { try compiler.write($0.text, as: $0.name) }
      try await graphs.write(
        of: module.name, files: app.handWritten(in: module.name) + files + [resources],
        Self.everything + app.searchPaths)
    }
    // Where tests run there may be no SwiftUI, and what stands for a view is none.
    let found = try graphs.findings(in: app.specs).filter { finding in
      finding.first?.contains("does not conform to `View`") != true
    }
    #expect(found == [])
  }
}

/// The symbol graphs that the compiler writes in a test.
private struct SymbolGraphs {
  private let compiler: SwiftCompiler
  private let folder: URL

  init(in compiler: SwiftCompiler) throws {
    self.compiler = compiler
    folder = compiler.folder.appending(path: "graphs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Builds a module, for others to import, and writes its graph.
  func write(of module: String, files: [URL], _ flags: [String] = []) async throws {
    let path = compiler.folder.appending(path: "\(module).swiftmodule").path
    let said = try await compiler.run(
      [
        "-module-name", module, "-package-name", "example", "-emit-module", "-emit-module-path",
        path, "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
      ] + flags, files: files)
    #expect(said == "")
  }

  /// What is found in the app's code, each with its place and its notes.
  func findings(in specs: URL) throws -> [[String]] {
    let project = try Project.find(specRoot: specs.path, symbols: [folder.path])
    let report = try Compiler(project: project).lint()
    let found = report.diagnostics.filter { RuleSet.isAboutAppCode($0.rule) }
    return found.map { finding -> [String] in
      let path = report.sources.path(of: finding.primary.file).dropFirst(specs.path.count + 1)
      let source = report.sources.source(of: finding.primary.file)
      let before = source?.bytes.prefix(Int(finding.primary.span.start)) ?? []
      let line: Int = before.filter { $0 == UInt8(ascii: "\n") }.count + 1
      let head = "\(path):\(line): \(finding.message) [\(finding.rule)]"
      let notes: [String] = finding.notes.map { "  note: \($0)" }
      let help: [String] = finding.help.map { "  help: \($0)" }
      return [head] + notes + help
    }
  }
}
