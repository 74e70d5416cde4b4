import Foundation
import SpecModel
import SpecSemantics
import SwiftEmitter
import Testing

struct EmitterTests {
  @Test func orderOfFilesMakesNoDifference() throws {
    var project = try SpecProject(at: GoldenTests.root)
    let texts = try project.emit().map(\.text)
    project.files.reverse()
    #expect(try project.emit().map(\.text) == texts)
  }

  @Test func severalThreadsEmitTheSame() async throws {
    let app = try SpecProject(at: GoldenTests.root).checked()
    let emitter = Emitter(app: app)
    let alone = try app.index.files.map { try emitter.emit($0)?.text }
    let together = try await withThrowingTaskGroup(of: (Int, String?).self) { group in
      for (position, file) in app.index.files.enumerated() {
        group.addTask { (position, try emitter.emit(file)?.text) }
      }
      var texts = [String?](repeating: nil, count: app.index.files.count)
      for try await (position, text) in group { texts[position] = text }
      return texts
    }
    #expect(together == alone)
  }

  /// A model of the app's own, and what becomes part of the app's file, needs no file. Adapters and screens of
  /// the app's own leave something to it.
  @Test func specsWithoutSwiftOfTheirOwnYieldNoFile() throws {
    let app = "app: Tiny\nlanguage: 1\narchitecture: collection\n"
    let own = "model: Note\nswift: { type: Memo }\nfields: { id: ID }\n"
    let adapter = "adapter: NoteCell\nfor: Note\nswift: { type: MemoAdapter }\n"
    let screen = "screen: Notes\nswift: { type: NotesViewController }\n"
    let api = "api: Main\nbase: https://api.tiny.example\n"
    let project = SpecProject([
      ("App.yaml", app), ("Own.yaml", own), ("Cell.yaml", adapter), ("Notes.yaml", screen),
      ("Main.yaml", api),
    ])
    #expect(try project.emit().map(\.name) == ["App.swift", "Cell.swift", "Notes.swift"])
  }

  /// What a link captures goes to the screen in the order of its parameters.
  @Test func linksHandCapturesOnInTheOrderOfTheParameters() throws {
    let app = """
      app: Tiny
      language: 1
      architecture: collection
      host: { menu: [{ screen: Start, title: tab.start }] }
      links: [{ url: "tiny://rooms/{room}/beds/{bed}", screen: Bed }]
      ---
      screen: Start
      sections: []
      ---
      screen: Bed
      parameters: { bed: ID, room: String }
      sections: []

      """
    let code = try SpecProject([("App.yaml", app)]).emit().map(\.text).joined()
    #expect(code.contains("bed: bed, room: room"))
    #expect(!code.contains("room: room, bed: bed"))
  }

  private static func restoring(_ host: String, _ page: String) throws -> String {
    let app = """
      app: Tiny
      language: 1
      architecture: collection
      host:
      \(host)  menu: [{ screen: Start, title: tab.start }]
      ---
      model: Note
      fields: { id: ID }
      ---
      adapter: NoteRow
      for: Note
      cell: { text: a }
      ---
      screen: Start
      sections:
        - id: all
          rows:
            - { use: NoteRow, item: { id: a }, \(page), with: { note: a } }
      ---
      screen: Page
      parameters: { note: ID }
      sections:
        - { id: all, rows: [{ use: NoteRow, item: { id: b } }] }

      """
    return try SpecProject([("App.yaml", app)]).emit().map(\.text).joined()
  }

  @Test func onlyPushedScreensComeBackAndOnlyWhereWanted() throws {
    let text = try Self.restoring("", "push: Page")
    #expect(
      text.contains(
        "restoring: { [self] route in destination(from: route).map { makeController(for: $0) } }"))
    #expect(text.contains(#"case page = "Page""#))
    #expect(text.contains("case .page: return .page(from: route)"))
    #expect(text.contains("ScreenRoute(TinyRestoredScreen.page, [\"note\": note.stored])"))
    #expect(!text.contains("case start"))
    let presented = try Self.restoring("", "present: Page")
    #expect(presented.contains("restoring: { _ in nil }"))
    #expect(!presented.contains("ScreenRoute"))
    let never = try Self.restoring("  restore: false\n", "push: Page")
    #expect(!never.contains("restor"))
  }

  @Test func accessIsWrittenOnlyWhereItIsNotInternal() throws {
    let project = try SpecProject(at: GoldenTests.root) { _, text in
      text.replacing("swift: { access: public }", with: "swift: { access: internal }")
    }
    for file in try project.emit() {
      #expect(!file.text.contains("public "), "\(file.name)")
      #expect(!file.text.contains("internal "), "\(file.name)")
    }
  }

  @Test func onlySwitchesOverPayloadsAndKeptNamesHaveADefault() throws {
    for file in try SpecProject(at: GoldenTests.root).emit() {
      let lines = file.text.split(separator: "\n")
      // Behind a comma or parenthesis it is the label of an argument.
      let defaults = zip(lines, lines.dropFirst()).filter { before, line in
        line.drop { $0 == " " }.hasPrefix("default:")
          && !before.hasSuffix(",") && !before.hasSuffix("(")
      }
      let unions = file.text.components(separatedBy: ": UnionModel").count - 1
      let kept = file.text.components(separatedBy: "switch route.screen {").count - 1
      #expect(defaults.count == unions + kept, "\(file.name)")
    }
  }
}
