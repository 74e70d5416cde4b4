import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct LintTests {
  @Test func everyFileThatCannotBeUsedIsAFinding() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("", to: "Specs/Empty.yaml")
    try project.write("screen: {", to: "Specs/Broken.yaml")
    try project.write("\u{FEFF}enum: Mood\r\ncases: [good]\r\n", to: "Specs/Marked.yaml")
    try Data([0xFF, 0xFE, 0x00, 0x80]).write(
      to: URL(filePath: project.specs).appending(path: "Binary.yaml"))
    let report = try project.compiler().lint()
    let found = report.diagnostics.map {
      "\(report.sources.path(of: $0.primary.file).split(separator: "/").last ?? "") \($0.rule)"
    }
    #expect(found.contains("Empty.yaml empty-spec"))
    #expect(found.contains { $0.hasPrefix("Broken.yaml yaml-syntax") })
    #expect(found.contains { $0.hasPrefix("Binary.yaml invalid-encoding") })
    #expect(!found.contains { $0.hasPrefix("Marked.yaml yaml") })
  }

  @Test func aLinkToNothingAndAPipeAreFindings() throws {
    let project = try ScratchProject(ScratchProject.small)
    try FileManager.default.createSymbolicLink(
      atPath: project.specs + "/Gone.yaml", withDestinationPath: "nowhere")
    try #require(mkfifo(project.specs + "/Pipe.yaml", 0o600) == 0)
    let report = try project.compiler().lint()
    #expect(report.diagnostics.map(\.rule) == ["unreadable-file", "unreadable-file"])
  }

  @Test func hiddenFilesAndOtherKindsAreNoSpecs() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("nonsense", to: "Specs/.hidden/One.yaml")
    try project.write("nonsense", to: "Specs/Readme.md")
    #expect(try project.compiler().lint().diagnostics.isEmpty)
  }

  @Test func theProjectSetsSeverities() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("", to: "Specs/Empty.yaml")
    try project.write(
      "output: ../Generated\nseverities: { empty-spec: error, emptyspec: off }\n",
      to: "Specs/screenc.yaml")
    let report = try project.compiler().lint()
    #expect(report.diagnostics.map(\.rule).sorted() == ["empty-spec", "unknown-rule"])
    #expect(report.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func theConfigurationIsOneDocument() throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(
      "output: ../Generated\n---\nseverities: { empty-spec: off }\n", to: "Specs/screenc.yaml")
    #expect(
      try project.compiler().lint().diagnostics.map(\.message)
        == ["the configuration is one document, and here another begins"])
  }

  @Test func oneMistakeInATypeIsToldOnce() throws {
    let project = try ScratchProject(ScratchProject.small)
    let note = try project.text("Specs/Note.yaml").replacing("id: ID", with: "id: Identity")
    try project.write(note, to: "Specs/Note.yaml")
    #expect(try project.compiler().lint().diagnostics.map(\.rule) == ["unknown-type"])
  }

  @Test func aKeyThatIsCalledLikeABoolIsAKey() throws {
    let project = try ScratchProject(ScratchProject.small)
    let note = try project.text("Specs/Note.yaml").replacing(
      "text: String }", with: "text: String, isDone: Bool = false }")
    func found(_ key: String) throws -> [String] {
      let row = note.replacing(
        "{ value: $item.text, font: body }", with: "{ key: \(key), when: $item.isDone }")
      try project.write(row, to: "Specs/Note.yaml")
      return try project.compiler().lint().diagnostics.map(\.rule)
    }
    #expect(try found("item.isDone") == [])
    #expect(try found("item.text") == ["forgotten-dollar"])
  }

  @Test func aMissingSpecFolderIsNoCrash() {
    #expect(throws: Project.Failure.noSpecFolder("/nowhere/at/all")) {
      try Project.find(specRoot: "/nowhere/at/all")
    }
  }

  @Test func pathsAreNormalized() {
    #expect(Path.normalized("a/./b/../c//d") == "a/c/d")
    #expect(Path.normalized("../a/..") == "..")
    #expect(Path.normalized("/../a") == "/a")
    #expect(Path.normalized("a/..") == ".")
  }
}
