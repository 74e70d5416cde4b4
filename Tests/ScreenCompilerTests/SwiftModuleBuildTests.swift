import Foundation
import Testing

@testable import ScreenCompiler

/// The generated code of Swift modules goes where they say, and is kept up to date there.
@Suite struct SwiftModuleBuildTests {
  private static let files = ScratchProject.small.merging([
    "Specs/screenc.yaml": "output: ../App/Generated\n",
    "Specs/Shop/Module.yaml": """
    module: Shop
    exports: [Cart]
    swift: { module: ShopUI, output: ../../ShopUI/Generated }
    """,
    "Specs/Shop/Cart.yaml": """
    screen: Cart
    sections:
      - { id: kinds, rows: [{ use: KindRow, item: { id: one, kind: small }, call: open }] }
    ---
    model: Thing
    fields: { id: ID, kind: Kind }
    ---
    adapter: KindRow
    for: Thing
    swift: { type: KindAdapter }
    """,
    "Specs/Shop/Kind.yaml": "enum: Kind\ncases: [small, large]\nunknown: small\n",
  ]) { $1 }

  private static let shop = ["Shop.Cart.swift", "Shop.Kind.swift", "Shop.Module.swift"]
  private static let inShop = shop.map { "../../ShopUI/Generated/\($0)" }

  @discardableResult
  private func build(
    _ project: ScratchProject, _ mode: BuildMode = .write
  ) throws -> (report: Report, outcome: BuildOutcome?) {
    let compiler = Compiler(
      project: try Project.find(specRoot: project.specs), remembersBuildsOf: "1")
    return try compiler.build(
      into: project.folder.appending(path: "App/Generated").path, mode: mode)
  }

  private func contents(_ project: ScratchProject, _ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: project.folder.appending(path: folder).path
    ).sorted()
  }

  @Test func codeGoesIntoTheFolderOfItsSwiftModule() throws {
    let project = try ScratchProject(Self.files)
    let outcome = try #require(try build(project).outcome)
    #expect(outcome.written == Self.inShop + ["App.swift", "Note.swift", "Notes.swift"])
    #expect(try contents(project, "ShopUI/Generated") == Self.shop)
    #expect(
      try contents(project, "App/Generated") == ["App.swift", "Note.swift", "Notes.swift"])
    let second = try #require(try build(project).outcome)
    #expect(second.written == [] && second.removed == [] && second.unchanged == 6)
    #expect(try #require(try build(project, .check).outcome).isUpToDate)
  }

  @Test func codeOfModulesWithoutAFolderLiesInOneOfTheirNames() throws {
    var files = Self.files
    files["Specs/Shop/Module.yaml"] = "module: Shop\nexports: [Cart]\nswift: { module: ShopUI }\n"
    let project = try ScratchProject(files)
    try build(project)
    #expect(try contents(project, "App/Generated/Shop") == Self.shop)
    #expect(
      try project.text("App/Generated/Shop/Shop.Module.swift").contains(
        "public final class ShopUIApp"))
    #expect(try project.text("App/Generated/App.swift").contains("import ShopUI"))
  }

  @Test func codeMovesWithTheFolder() throws {
    let project = try ScratchProject(Self.files)
    try build(project)
    let module = try project.text("Specs/Shop/Module.yaml")
    try project.write(
      module.replacing("../../ShopUI/Generated", with: "../../Store/Generated"),
      to: "Specs/Shop/Module.yaml")
    let outcome = try #require(try build(project).outcome)
    #expect(outcome.removed == Self.inShop)
    #expect(try contents(project, "Store/Generated") == Self.shop)
    #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/ShopUI/Generated"))
  }

  @Test func whatIsStaleIsRemovedAndWhatIsOfOthersStays() throws {
    let project = try ScratchProject(Self.files)
    try build(project)
    try project.write("let mine = 1\n", to: "ShopUI/Generated/Mine.swift")
    try project.write(
      try project.text("App/Generated/Note.swift"), to: "ShopUI/Generated/Note.swift")
    try project.write("screen: Cart\nsections: []\n", to: "Specs/Shop/Cart.yaml")
    try project.remove("Specs/Shop/Kind.yaml")
    let outcome = try #require(try build(project).outcome)
    #expect(outcome.removed == ["../../ShopUI/Generated/Shop.Kind.swift"])
    #expect(
      try contents(project, "ShopUI/Generated") == [
        "Mine.swift", "Note.swift", "Shop.Cart.swift", "Shop.Module.swift",
      ])
  }

  @Test func aFileThatWasEditedIsLeftAlone() throws {
    let project = try ScratchProject(Self.files)
    try build(project)
    let path = "ShopUI/Generated/Shop.Kind.swift"
    try project.write(try project.text(path) + "// mine\n", to: path)
    try project.write(
      "enum: Kind\ncases: [small, huge]\nunknown: small\n", to: "Specs/Shop/Kind.yaml")
    let (report, outcome) = try build(project)
    #expect(report.diagnostics.map(\.rule).contains("edited-output"))
    #expect(try #require(outcome).written.isEmpty)
    #expect(try project.text(path).hasSuffix("// mine\n"))
  }

  @Test func whatGitChangedElsewhereIsNoEdit() throws {
    let project = try ScratchProject(Self.files)
    try build(project)
    let git = try ScratchRepository(project)
    try git.run("switch", "--quiet", "-c", "stale")
    let path = "ShopUI/Generated/Shop.Kind.swift"
    try project.write(try project.text(path) + "// old\n", to: path)
    try project.write(
      "enum: Kind\ncases: [small, huge]\nunknown: small\n", to: "Specs/Shop/Kind.yaml")
    try git.commit()
    let (report, outcome) = try build(project)
    #expect(!report.diagnostics.map(\.rule).contains("edited-output"))
    #expect(try #require(outcome).written == ["../../ShopUI/Generated/Shop.Kind.swift"])
    #expect(try project.text(path).contains("huge"))
  }

  @Test func beginningsStandInTheSwiftModuleThatTheyAreOf() throws {
    let project = try ScratchProject(Self.files)
    let output = project.folder.appending(path: "App/Generated").path
    let result = try project.compiler().scaffold(.named(["Cart"]), into: nil, output: output).result
    guard case .files(let outcome)? = result else {
      Issue.record("\(String(describing: result))")
      return
    }
    #expect(
      outcome.files.map { $0.path.replacing(project.folder.path + "/", with: "") } == [
        "ShopUI/Cart/CartActionsHandler.swift", "ShopUI/Cart/KindAdapter.swift",
        "App/SmallOwnDependencies.swift",
      ])
    let adapter = try project.text("ShopUI/Cart/KindAdapter.swift")
    #expect(adapter.contains("public struct KindAdapter"))
    let dependencies = try project.text("App/SmallOwnDependencies.swift")
    #expect(dependencies.contains("import ShopUI"))
    #expect(dependencies.contains("cartActions"))
    #expect(dependencies.contains("makeKindAdapter"))
  }

  @Test func swiftModulesAreInTheDump() throws {
    let project = try ScratchProject(Self.files)
    let text = try #require(try project.compiler().dump().text)
    struct Dump: Decodable {
      struct Module: Decodable {
        var swift: [String: String]?
      }

      var modules: [Module]
    }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    #expect(
      dump.modules.map(\.swift) == [
        ["module": "ShopUI", "output": "../../ShopUI/Generated"]
      ])
  }
}
