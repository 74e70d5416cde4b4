import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct ScaffoldTests {
  private static let specs = [
    "Specs/screenc.yaml": "output: ../App/Generated\n",
    "Specs/App.yaml": """
    app: Small
    language: 1
    host:
      menu: [{ screen: Notes, title: { verbatim: Notes }, icon: note }]
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    swift: { type: NoteRowAdapter }
    ---
    screen: Notes
    sections:
      - { id: notes, rows: [{ use: NoteRow, item: { id: one, text: One }, call: open }] }
    """,
  ]

  private func scaffold(
    _ project: ScratchProject, _ screens: ScaffoldedScreens = .named(["Notes"]),
    into folder: String? = nil
  ) throws -> ScaffoldResult? {
    let output = project.folder.appending(path: "App/Generated").path
    return try project.compiler().scaffold(screens, into: folder, output: output).result
  }

  /// The actions taken, by the files' names.
  private func actions(_ result: ScaffoldResult?) throws -> [String: ScaffoldOutcome.Action] {
    guard case .files(let outcome)? = result else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: outcome.files.map { (Path.name(of: $0.path), $0.action) })
  }

  @Test func filesAreWrittenBesideTheGeneratedCodeAndNeverAgain() throws {
    let project = try ScratchProject(Self.specs)
    #expect(
      try actions(scaffold(project)) == [
        "NotesActionsHandler.swift": .written, "NoteRowAdapter.swift": .written,
        "SmallOwnDependencies.swift": .written,
      ])
    #expect(try project.text("App/SmallOwnDependencies.swift").contains("NotesActionsHandler()"))
    try project.write("// mine\n", to: "App/Notes/NoteRowAdapter.swift")
    #expect(
      try actions(scaffold(project)) == [
        "NotesActionsHandler.swift": .kept, "NoteRowAdapter.swift": .kept,
        "SmallOwnDependencies.swift": .kept,
      ])
    #expect(try project.text("App/Notes/NoteRowAdapter.swift") == "// mine\n")
  }

  @Test func whatTheAppHasUnderAnotherNameIsNotWritten() throws {
    let project = try ScratchProject(Self.specs)
    try project.write(
      "@MainActor\npublic final class Opening: NSObject,NotesActions {}\n",
      to: "App/Deep/Down/Opening.swift")
    try project.write("protocol NotesActions {}\n", to: "App/Generated/Notes.swift")
    try project.write("// struct-like talk of Something\n", to: "App/Talk.swift")
    let actions = try actions(scaffold(project))
    guard case .notNeeded(let path)? = actions["NotesActionsHandler.swift"] else {
      Issue.record("\(actions)")
      return
    }
    #expect(path.hasSuffix("App/Deep/Down/Opening.swift"))
    #expect(actions["NoteRowAdapter.swift"] == .written)
  }

  @Test func subclassOfAnOpenScreenIsBegunOnceWhateverItIsCalled() throws {
    var specs = Self.specs
    specs["Specs/App.yaml"] = specs["Specs/App.yaml"]?
      .replacing("screen: Notes\n", with: "screen: Notes\nopen: true\n")
    let project = try ScratchProject(specs)
    #expect(try actions(scaffold(project))["NotesOwnViewController.swift"] == .written)
    #expect(
      try project.text("App/Notes/NotesOwnViewController.swift")
        .contains("final class NotesOwnViewController: NotesViewController {"))
    #expect(try actions(scaffold(project))["NotesOwnViewController.swift"] == .kept)
    let other = try ScratchProject(specs)
    try other.write(
      "final class QuietNotes: NotesViewController {}\n", to: "App/QuietNotes.swift")
    guard case .notNeeded(let path)? = try actions(scaffold(other))["NotesOwnViewController.swift"]
    else {
      Issue.record("there is a subclass already")
      return
    }
    #expect(path.hasSuffix("App/QuietNotes.swift"))
  }

  @Test func anyExtensionOfAModelIsNotItsComputedValues() throws {
    var specs = Self.specs
    specs["Specs/App.yaml"] = specs["Specs/App.yaml"]?
      .replacing("text: String }", with: "text: String }\ncomputed: { short: String }")
    let project = try ScratchProject(specs)
    try project.write(
      "extension Note {\n  var long: String { text }\n}\n", to: "App/Note+Long.swift")
    try project.write("struct Other { var short = 1 }\n", to: "App/Other.swift")
    #expect(try actions(scaffold(project))["Note+Computed.swift"] == .written)
    let other = try ScratchProject(specs)
    try other.write(
      "extension Note {\n  var short: String { text }\n}\n", to: "App/Short.swift")
    guard case .notNeeded(let path)? = try actions(scaffold(other))["Note+Computed.swift"] else {
      Issue.record("the values are there already")
      return
    }
    #expect(path.hasSuffix("App/Short.swift"))
  }

  @Test func filesGoWhereTheyAreWanted() throws {
    let project = try ScratchProject(Self.specs)
    let folder = project.folder.appending(path: "Elsewhere").path
    _ = try scaffold(project, into: folder)
    #expect(try project.text("Elsewhere/NoteRowAdapter.swift").contains("NoteRowAdapter"))
  }

  @Test func anUnknownScreenHasASuggestion() throws {
    let project = try ScratchProject(Self.specs)
    #expect(
      try scaffold(project, .named(["Notes", "Note"]))
        == .unknownScreen("Note", suggestion: "Notes"))
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appending(path: "App").path))
  }

  @Test func whatSeveralScreensUseStandsInASharedPlace() throws {
    var specs = Self.specs
    specs["Specs/More.yaml"] = """
      screen: Archive
      sections:
        - { id: notes, rows: [{ use: NoteRow, item: { id: one, text: One }, call: open }] }
      ---
      screen: Editor
      swift: { type: EditorController }
      """
    specs["Specs/App.yaml"] = specs["Specs/App.yaml"]?
      .replacing(
        "icon: note }]",
        with: """
          icon: note }, { screen: Archive, title: { verbatim: Archive }, icon: tray }, \
          { screen: Editor, title: { verbatim: Editor }, icon: pencil }]
          """)
    let project = try ScratchProject(specs)
    guard case .files(let outcome)? = try scaffold(project, .all) else {
      Issue.record("nothing was written")
      return
    }
    let root = project.folder.path + "/"
    #expect(outcome.files.allSatisfy { $0.action == .written })
    #expect(
      outcome.files.map { $0.path.replacing(root, with: "") } == [
        "App/Archive/ArchiveActionsHandler.swift", "App/Shared/NoteRowAdapter.swift",
        "App/Editor/EditorController.swift", "App/Notes/NotesActionsHandler.swift",
        "App/SmallOwnDependencies.swift",
      ])
    #expect(
      try actions(scaffold(project, .named(["Editor", "Notes"]))).values.allSatisfy { $0 == .kept })
  }

  @Test func nothingIsWrittenForSpecsWithErrors() throws {
    let project = try ScratchProject(Self.specs)
    try project.write("screen: Broken\n", to: "Specs/Broken.yaml")
    #expect(try scaffold(project) == nil)
    #expect(
      !FileManager.default.fileExists(atPath: project.folder.appending(path: "App").path))
  }
}
