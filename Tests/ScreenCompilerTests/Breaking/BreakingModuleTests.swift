import Testing

@testable import ScreenCompiler

/// What breaks when code moves from one Swift module to another.
@Suite struct BreakingModuleTests {
  private static let app = "app: Shop\nlanguage: 1\n"
  private static let core = """
    module: Core
    exports: [User, Size]
    swift: { module: ShopCore }
    ---
    model: User
    fields: { id: ID }
    ---
    enum: Size
    cases: [small, large]

    """
  private static let cart = "module: Cart\nuses: [Core]\nexports: [Line]\n"
  private static let line = "model: Line\nfields: { id: ID, size: Size }\n"

  private static let before = [
    "App.yaml": app, "Core/Core.yaml": core, "Cart/Module.yaml": cart, "Cart/Line.yaml": line,
  ]

  /// The changes between two states of the specs.
  private func changes(to after: [String: String]) throws -> [String] {
    var files: [String: String] = [:]
    for (path, text) in Self.before { files["Before/\(path)"] = text }
    for (path, text) in after { files["Specs/\(path)"] = text }
    let project = try ScratchProject(files)
    let report = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path), [.source])
    return report.diagnostics.map { "\($0.rule): \($0.message)" }
  }

  @Test func nothingBreaksWhereCodeStays() throws {
    #expect(try changes(to: Self.before) == [])
    var renamed = Self.before
    renamed["Cart/Module.yaml"] = Self.cart.replacing("module: Cart", with: "module: Basket")
    #expect(try changes(to: renamed) == [])
  }

  @Test func aModuleThatBecomesASwiftModuleMovesItsCode() throws {
    var after = Self.before
    after["Cart/Module.yaml"] = Self.cart + "swift: { module: CartUI }\n"
    #expect(
      try changes(to: after) == [
        "source-app: the code of module `Cart` stands in the Swift module `CartUI` now and stood in"
          + " the app's"
      ])
  }

  @Test func aSwiftModuleOfAnotherNameMovesItsCode() throws {
    var after = Self.before
    after["Core/Core.yaml"] = Self.core.replacing("ShopCore", with: "ShopBase")
    #expect(
      try changes(to: after) == [
        "source-app: the code of module `Core` stands in the Swift module `ShopBase` now and stood"
          + " in `ShopCore`"
      ])
  }

  @Test func aDeclarationThatMovesIsToldAndWhatIsNotExportedAnyMore() throws {
    var after = Self.before
    after["Core/Core.yaml"] = Self.core.replacing("exports: [User, Size]", with: "exports: [Size]")
      .replacing("---\nmodel: User\nfields: { id: ID }\n", with: "")
    after["Cart/Line.yaml"] = Self.line + "---\nmodel: User\nfields: { id: ID }\n"
    #expect(
      try changes(to: after) == [
        "source-app: model `User` stands in the app's Swift module now and stood in `ShopCore`",
        "source-removed: module `Core` does not export `User` any more",
      ])
  }
}
