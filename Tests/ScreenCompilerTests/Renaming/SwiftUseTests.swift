import SourceText
import Testing

@testable import ScreenCompiler

/// Names in the app's own Swift that follow from names in specs.
@Suite struct SwiftUseTests {
  private func uses(_ name: String, to newName: String, in folders: [String] = []) throws
    -> [String]
  {
    let project = try RenamingProject.project()
    let before = try project.text("Sources/App/Club.swift")
    let folders = folders.map { project.folder.appending(path: $0).path }
    let (_, outcome) = try project.compiler().rename(
      RenameRequest(name, to: newName, swiftFolders: folders), writes: false)
    #expect(try project.text("Sources/App/Club.swift") == before)
    return try #require(outcome).swiftUses.map {
      "\($0.path.split(separator: "/").last ?? ""):\($0.position.line):\($0.position.column)"
        + " \($0.oldName) \($0.newName)"
    }
  }

  @Test func typesAreFoundWhereverTheyStandButInComments() throws {
    #expect(
      try uses("Note", to: "Memo") == [
        "Club.swift:3:19 Note Memo", "Club.swift:8:11 Note Memo",
        "Club.swift:8:17 NoteComputed MemoComputed",
        "Club.swift:11:14 Note Memo",
      ])
    #expect(try uses("screen:Notes", to: "Memos") == ["Club.swift:2:19 NotesActions MemosActions"])
  }

  @Test func membersAndLabelsAreFoundInTextsToo() throws {
    #expect(
      try uses("Note.author", to: "writer") == [
        "Club.swift:4:21 author writer", "Club.swift:5:29 author writer",
        "Club.swift:11:5 author writer",
        "Club.swift:11:28 author writer",
      ])
    #expect(try uses("Note.summary", to: "digest") == ["Club.swift:9:7 summary digest"])
    #expect(try uses("Notes.open", to: "show") == ["Club.swift:3:8 open show"])
    #expect(try uses("Notes.open.note", to: "memo") == ["Club.swift:3:13 note memo"])
  }

  @Test func keysOfStringsAreFoundInTexts() throws {
    #expect(
      try uses("notes.title", to: "notes.heading") == ["Club.swift:5:79 notes.title notes.heading"])
  }

  @Test func anotherFolderIsLookedThroughWhereItIsSaid() throws {
    #expect(try uses("Note", to: "Memo", in: ["Specs"]).isEmpty)
  }
}
