import Foundation
import Testing

@testable import ScreenCompiler

/// Earlier specs as a folder, with what they name.
@Suite struct EarlierFolderTests {
  private static let files = [
    "screenc.yaml": "severities: {}\n",
    "App/Specs/App.yaml": """
    app: Notes
    language: 1
    architecture: table
    strings: ../Texts/en.lproj/Localizable.strings
    ---
    api: Main
    base: https://notes.example
    ---
    model: Note
    fields: { id: ID, text: String }
    ---
    source: Notes
    request: { path: /notes }
    yields: Note
    samples: [../Answers/notes.json, own.json]

    """,
    "App/Specs/own.json": "[]", "App/Answers/notes.json": "[]",
    "App/Answers/others.json": "[]",
    "App/Texts/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
    "App/Texts/de.lproj/Localizable.strings": "\"a\" = \"Ä\";\n",
    "App/Texts/de.lproj/Others.strings": "",
  ]

  private func texts(_ folder: String, _ path: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  @Test func whatSpecsNameLiesWhereItLay() throws {
    let project = try ScratchProject(Self.files)
    let git = try ScratchRepository(project)
    for path in ["App/Texts/en.lproj/Localizable.strings", "App/Answers/notes.json"] {
      try project.write("other", to: path)
    }
    try git.run("rm", "--quiet", "App/Specs/own.json")
    let specs = project.folder.appending(path: "App/Specs").path
    let earlier = try EarlierFolder(.commit("HEAD"), of: specs)
    #expect(texts(earlier.specs, "App.yaml") == Self.files["App/Specs/App.yaml"])
    #expect(texts(earlier.specs, "own.json") == "[]")
    #expect(texts(earlier.specs, "../Answers/notes.json") == "[]")
    #expect(texts(earlier.specs, "../Answers/others.json") == nil)
    #expect(texts(earlier.specs, "../Texts/en.lproj/Localizable.strings") == "\"a\" = \"A\";\n")
    #expect(texts(earlier.specs, "../Texts/de.lproj/Localizable.strings") == "\"a\" = \"Ä\";\n")
    #expect(texts(earlier.specs, "../Texts/de.lproj/Others.strings") == nil)
    #expect(texts(earlier.specs, "../../screenc.yaml") == "severities: {}\n")
    earlier.remove()
    #expect(texts(earlier.specs, "App.yaml") == nil)
  }

  @Test func specsThatAreAWholeRepositoryAreLaidOut() throws {
    let project = try ScratchProject(["App.yaml": "app: Notes\nlanguage: 1\n"])
    _ = try ScratchRepository(project)
    let earlier = try EarlierFolder(.commit("main"), of: project.folder.path)
    defer { earlier.remove() }
    #expect(texts(earlier.specs, "App.yaml") == "app: Notes\nlanguage: 1\n")
  }

  @Test func whatIsNotThereIsSaid() throws {
    let project = try ScratchProject(Self.files)
    _ = try ScratchRepository(project)
    let specs = project.folder.appending(path: "App/Specs").path
    #expect(throws: EarlierSpecs.Failure.noCommit("other")) {
      _ = try EarlierFolder(.commit("other"), of: specs)
    }
    #expect(throws: EarlierSpecs.Failure.noFolder("nowhere")) {
      _ = try EarlierFolder(.folder("nowhere"), of: specs)
    }
    #expect(try EarlierFolder(.folder(specs), of: "Specs").specs == specs)
  }
}
