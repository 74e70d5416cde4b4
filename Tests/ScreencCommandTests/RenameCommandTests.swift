import Foundation
import Testing

@testable import screenc

@Suite struct RenameCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "screenc-rename-\(UUID().uuidString)")

  private static let specs = """
    app: Small
    language: 1
    host: { menu: [{ screen: Notes, title: tab.notes }] }
    ---
    api: Main
    base: https://notes.example
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    adapter: NoteRow
    for: Note
    cell: { text: $item.text }
    ---
    screen: Notes
    source: { request: { path: /notes }, yields: Note }
    adapters: [NoteRow]
    states: { empty: { text: notes.empty }, error: { text: notes.error } }

    """

  private var path: String { folder.appending(path: "Specs").path }
  private var text: String {
    get throws { try String(contentsOfFile: "\(path)/Small.yaml", encoding: .utf8) }
  }

  private func write() throws {
    for (name, text) in [
      "Specs/Small.yaml": Self.specs, "Specs/screenc.yaml": "output: ../App/Generated\n",
      "App/Note.swift": "func words(of note: Note) -> String { note.text }\n",
    ] {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  @Test func placesAreRenamedAndThoseInSwiftListed() throws {
    try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("rename", "Note.text", "words", path) == .clean)
    #expect(
      run.output == """
        \(path)/Small.yaml: 4 places renamed
        \(folder.path)/App/Note.swift:1:44: `text` is `words` now

        """)
    #expect(
      run.status
        == "field `text` of model `Note`: 4 places in 1 file renamed; 1 place in Swift left to look at\n"
    )
    #expect(try text.contains("fields: { id: ID, words: { type: String, json: text } }"))
    #expect(try text.contains("cell: { text: $item.words }"))
  }

  @Test func aDryRunShowsTheDifference() throws {
    try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = Transcript()
    #expect(run.run("rename", "Note", "Memo", path, "--dry-run") == .findings)
    #expect(run.output.contains("-model: Note\n+model: Memo\n"))
    #expect(run.output.hasSuffix("/App/Note.swift:1:21: `Note` is `Memo` now\n"))
    #expect(run.status.contains("3 places in 1 file would be renamed"))
    #expect(try text == Self.specs)
  }

  @Test func whatKeepsItFromBeingDoneIsTold() throws {
    try write()
    defer { try? FileManager.default.removeItem(at: folder) }
    let finding = Transcript()
    #expect(finding.run("rename", "Note", "note", path) == .findings)
    #expect(finding.output.contains("[name-style]"))
    #expect(finding.status.hasSuffix("nothing was renamed\n"))
    let unknown = Transcript()
    #expect(unknown.run("rename", "Nots", "Memos", path) == .usage)
    #expect(unknown.status == "error: nothing is called `Nots`: did you mean `Note`?\n")
    #expect(try text == Self.specs)
  }
}
