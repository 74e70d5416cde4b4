import Testing

/// Screens of which the app may have subclasses.
@Suite struct OpenScreenTests {
  /// An app whose list shows another screen of a system.
  private static func code(
    _ system: String, access: String = "public", open: String = "open: true\n"
  ) throws -> String {
    let app = """
      app: Tiny
      language: 1
      swift: { access: \(access) }
      host:
        menu: [{ screen: Start, title: tab.start }]
      ---
      model: Note
      fields: { id: ID }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: a }
      ---
      screen: Start
      architecture: \(system)
      sections:
        - { id: all, rows: [{ use: NoteRow, item: { id: a }, push: Page, with: { note: a } }] }
      ---
      screen: Page
      architecture: \(system)
      \(open)parameters: { note: ID, count: Int = 3, text: String? }
      returns: ID
      sections:
        - { id: all, rows: [{ use: NoteRow, item: { id: b }, return: $item.id }] }

      """
    return try SpecProject([("App.yaml", app)]).emit().map(\.text).joined()
  }

  @Test(arguments: [
    ("collection", "PageViewController"), ("table", "PageViewController"),
    ("composition", "PageCoordinator"), ("mvp", "PageViewController"),
  ])
  func classIsOpenAndTheAppMayMakeAnother(system: String, type: String) throws {
    let code = try Self.code(system)
    #expect(code.contains("open class \(type):"))
    #expect(!code.contains("final class \(type)"))
    #expect(code.contains("func make\(type)("))
    #expect(code.contains("dependencies.make\(type)("))
    #expect(code.contains("final class Start"))
  }

  @Test func whatIsGeneratedCanBeOverriddenOnceMore() throws {
    let code = try Self.code("collection")
    let page = try #require(code.split(separator: "open class PageViewController").last)
    #expect(page.contains("open override func makeSections()"))
    #expect(code.contains("public override func makeSections()"))
  }

  @Test(arguments: [("internal", "\nclass Page"), ("package", "\npackage class Page")])
  func classIsAsSeenAsTheApp(access: String, beginning: String) throws {
    let code = try Self.code("collection", access: access)
    #expect(code.contains(beginning))
    #expect(!code.contains("open class"))
    #expect(!code.contains("open override"))
  }

  /// Protocols have no default arguments, so nothing is left out.
  @Test func everythingIsGivenThatTheScreenIsShownWith() throws {
    let code = try Self.code("collection")
    let call = try #require(
      code.split(separator: "screen.push(").dropFirst().first?.prefix(400))
    for part in ["makePageViewController(", "count: 3", "text: nil", "onReturn:", "onCancel:"] {
      #expect(call.contains(part), "\(part)")
    }
  }

  @Test func classThatIsNotOpenIsFinalAndMadeAtOnce() throws {
    for open in ["", "open: false\n"] {
      let code = try Self.code("collection", open: open)
      #expect(code.contains("final class PageViewController"))
      #expect(!code.contains("makePageViewController"))
    }
  }
}
