import Foundation
import Testing

@testable import ScreenCompiler

/// The generated code of modules goes into folders of their own.
@Suite struct ModuleBuildTests {
  private static let files = ScratchProject.small.merging([
    "Specs/Shop/Module.yaml": "module: Shop\nexports: [Cart]\n",
    "Specs/Shop/Cart.yaml": "screen: Cart\nsections: []\n",
    "Specs/Shop/Parts/Kind.yaml": "enum: Kind\ncases: [small, large]\n",
  ]) { $1 }

  private func swiftFiles(_ project: ScratchProject) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: project.output)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  private static let all = [
    "App.swift", "Note.swift", "Notes.swift", "Shop/Shop.Cart.swift", "Shop/Shop.Parts.Kind.swift",
  ]

  @Test func eachModuleHasAFolder() throws {
    let project = try ScratchProject(Self.files)
    let outcome = try #require(try project.build().outcome)
    #expect(outcome.written == Self.all)
    #expect(try swiftFiles(project) == Self.all)
    let second = try #require(try project.build().outcome)
    #expect(second.written == [] && second.removed == [] && second.unchanged == 5)
    #expect(try #require(try project.build(.check).outcome).isUpToDate)
  }

  @Test func filesMoveWithTheirModules() throws {
    let project = try ScratchProject(Self.files)
    try project.build()
    try project.write("module: Store\nexports: [Cart]\n", to: "Specs/Shop/Module.yaml")
    let outcome = try #require(try project.build().outcome)
    #expect(outcome.written == ["Store/Shop.Cart.swift", "Store/Shop.Parts.Kind.swift"])
    #expect(outcome.removed == ["Shop/Shop.Cart.swift", "Shop/Shop.Parts.Kind.swift"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: project.output).contains("Store"))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: project.output).contains("Shop"))
    try project.remove("Specs/Shop/Module.yaml")
    let plain = try #require(try project.build().outcome)
    #expect(plain.written == ["Shop.Cart.swift", "Shop.Parts.Kind.swift"])
    #expect(plain.removed.count == 2)
  }

  /// Another project may write into a folder below, which is not this one's to tidy up.
  @Test func onlyFilesOfTheModuleOfTheirFolderAreRemoved() throws {
    let project = try ScratchProject(Self.files)
    try project.build()
    let other = try project.text("Generated/Notes.swift")
    try project.write(other, to: "Generated/Shop/Notes.swift")
    try project.write(other, to: "Generated/Other/Notes.swift")
    try project.write("let mine = 1\n", to: "Generated/Shop/Mine.swift")
    let kind = try project.text("Generated/Shop/Shop.Parts.Kind.swift")
    try project.write(kind, to: "Generated/Shop/Old.swift")
    let outcome = try #require(try project.build().outcome)
    #expect(outcome.removed == ["Shop/Old.swift"])
    #expect(outcome.conflicts == [])
  }

  @Test func aFileOfAModuleThatWasEditedIsLeftAlone() throws {
    let project = try ScratchProject(Self.files)
    try project.build()
    let edited = try project.text("Generated/Shop/Shop.Cart.swift") + "// mine\n"
    try project.write(edited, to: "Generated/Shop/Shop.Cart.swift")
    try project.write("screen: Cart\ntitle: cart.title\nsections: []\n", to: "Specs/Shop/Cart.yaml")
    let (report, outcome) = try project.build()
    #expect(report.diagnostics.map(\.rule).contains("edited-output"))
    #expect(try #require(outcome).written.isEmpty)
  }

  @Test func modulesAreInTheDump() throws {
    let project = try ScratchProject(Self.files)
    let text = try #require(try project.compiler().dump().text)
    struct Dump: Decodable {
      struct Module: Decodable, Equatable {
        var name: String
        var folder: String
        var uses: [String]
        var exports: [String]
      }

      var modules: [Module]
    }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    #expect(
      dump.modules == [.init(name: "Shop", folder: "Shop", uses: [], exports: ["Cart"])])
  }
}
