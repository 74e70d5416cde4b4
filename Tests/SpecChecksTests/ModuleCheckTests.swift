import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks

/// What modules may name of one another, and what the app itself may.
@Suite struct ModuleCheckTests {
  private static let core = """
    module: Core
    exports: [User, UserPage, Mood]
    ---
    enum: Mood
    cases: { good: good, bad: bad }
    ---
    model: User
    fields: { id: ID, name: String, mood: Mood }
    ---
    adapter: UserRow
    for: User
    cell: { text: { value: $item.name } }
    ---
    screen: UserPage
    parameters: { user: User }
    sections:
      - id: main
        rows: [{ use: UserRow, item: $parameters.user }]
    """

  private func findings(_ files: (path: String, text: String)...) -> [Diagnostic] {
    let read = files.enumerated().map { position, file in
      SpecReader.read(
        Array(file.text.utf8), id: .init(rawValue: UInt32(position)), path: file.path)
    }
    return read.flatMap(\.diagnostics)
      + Checker(rules: rules(with: "unused-module-use")).check(read).diagnostics
  }

  @Test func foldersBelowAModuleBelongToIt() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      (
        "Core/Inner/Deep/Row.yaml",
        "adapter: SmallRow\nfor: User\ncell: { text: { value: $item.name } }"
      ))
    #expect(found.map(\.message) == [])
  }

  @Test func aModuleInAModuleIsOneOfItsOwn() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      ("Core/Inner/Module.yaml", "module: Inner"),
      (
        "Core/Inner/Row.yaml",
        "adapter: SmallRow\nfor: User\ncell: { text: { value: $item.name } }"
      ))
    #expect(found.map(\.rule) == ["module-not-used"])
  }

  @Test func theAppMayNameAllExports() {
    let row = "adapter: SmallRow\nfor: User\ncell: { text: { value: $item.name } }"
    #expect(findings(("App.yaml", row), ("Core/Core.yaml", Self.core)).map(\.message) == [])
    let hidden = """
      screen: Home
      sections:
        - { id: main, rows: [{ use: UserRow, item: { id: 1, name: A, mood: good } }] }
      """
    let found = findings(("App.yaml", hidden), ("Core/Core.yaml", Self.core))
    #expect(found.map(\.message) == ["module `Core` does not export adapter `UserRow`"])
    #expect(found.first?.related.map(\.location.file.rawValue) == [1, 1])
    #expect(found.first?.help == ["add `UserRow` to the module's `exports:`"])
  }

  @Test func modulesCannotNameWhatIsTheApps() {
    let found = findings(
      ("App.yaml", "model: Badge\nfields: { id: ID }"),
      (
        "Core/Core.yaml",
        "module: Core\n---\nscreen: Home\nparameters: { badge: Badge }\nsections: []"
      ))
    #expect(
      found.map(\.message)
        == ["model `Badge` is the app's own, and module `Core` cannot name it"])
  }

  @Test func theThemeAndServersOfTheAppAreThereForAllModules() {
    let found = findings(
      (
        "App.yaml",
        """
        app: Small
        language: 1
        theme: Plain
        ---
        theme: Plain
        colors: { text: { light: "#000000" } }
        ---
        api: Main
        base: https://example.com
        """
      ),
      (
        "Core/Core.yaml",
        """
        module: Core
        ---
        model: Note
        fields: { id: ID, text: String }
        ---
        request: Send
        api: Main
        path: /notes
        ---
        adapter: NoteRow
        for: Note
        cell: { text: { value: $item.text, color: text } }
        """
      ))
    #expect(found.map(\.message) == [])
  }

  @Test func exportedScreensAreShownFromModulesThatTheirsUses() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      (
        "Shop/Shop.yaml",
        """
        module: Shop
        uses: [Core]
        exports: [Cart]
        ---
        model: Owner
        fields: { id: ID, user: User }
        ---
        screen: Cart
        parameters: { user: User }
        bar: { trailing: [{ title: cart.user, push: UserPage, with: { user: $parameters.user } }] }
        sections: []
        """
      ),
      (
        "Start/Start.yaml",
        """
        module: Start
        ---
        screen: Welcome
        bar: { trailing: [{ title: start.cart, push: Help }] }
        sections: []
        """
      ),
      (
        "Zoo/Zoo.yaml",
        """
        module: Zoo
        exports: [Help]
        ---
        screen: Help
        sections: []
        """
      ))
    #expect(found.map(\.message) == [])
  }

  @Test func aScreenInACellIsUsedAndNotOnlyShown() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      (
        "Shop/Shop.yaml",
        """
        module: Shop
        ---
        model: Owner
        fields: { id: ID }
        ---
        adapter: OwnerRow
        for: Owner
        embed: { screen: UserPage, height: 100 }
        """
      ))
    #expect(found.map(\.rule).contains("module-not-used"))
  }

  @Test func namesAreOfTheWholeApp() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      ("Shop/Shop.yaml", "module: Shop\n---\nmodel: User\nfields: { id: ID }"))
    #expect(found.map(\.rule) == ["duplicate-name"])
    #expect(found.first?.related.map(\.message) == ["the first one, in module `Core`"])
  }

  @Test func nearNamesAreThoseThatMayBeSaid() {
    let found = findings(
      ("Core/Core.yaml", Self.core),
      ("Shop/Shop.yaml", "module: Shop\nuses: [Core]\n---\nmodel: Buyer\nfields: { user: Uesr }"),
      ("Zoo/Zoo.yaml", "module: Zoo\n---\nmodel: Ueser\nfields: { id: ID }"))
    let unknown = found.first { $0.rule == "unknown-type" }
    #expect(unknown?.help == ["did you mean `User`?"])
  }

  @Test func cyclesNameEveryStep() {
    let found = findings(
      ("A/A.yaml", "module: A\nuses: [B]"), ("B/B.yaml", "module: B\nuses: [C]"),
      ("C/C.yaml", "module: C\nuses: [A]"))
    let cycle = found.filter { $0.rule == "module-cycle" }
    #expect(cycle.map(\.label) == ["`A` uses `B`"])
    #expect(cycle.first?.related.map(\.message) == ["`B` uses `C`", "`C` uses `A`"])
    let own = findings(("A/A.yaml", "module: A\nuses: [A]"))
    #expect(own.map(\.rule) == ["module-cycle"])
  }

  @Test func whatIsInTheFolderOfTheAppIsNoModule() {
    let found = findings(
      ("App.yaml", "app: Small\nlanguage: 1\n---\nmodule: Core"))
    #expect(
      found.map(\.message) == ["app `Small` stands in the folder of module `Core`"])
  }
}
