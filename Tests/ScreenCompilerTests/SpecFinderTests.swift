import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct SpecFinderTests {
  @Test func specsAreInTheOrderOfTheirBytesWhateverFolderTheyAreIn() throws {
    let paths = [
      "A-b.yaml", "A.yaml", "A/a.yaml", "A/b-c/d.yaml", "A/b.yaml", "A/b/c.yml", "A/é.yaml",
      "a.yaml", "b/c/d/e.yaml",
    ]
    let others = [".hidden.yaml", ".git/a.yaml", "screenc.yaml", "A/screenc.yaml", "A/notes.txt"]
    let project = try ScratchProject(
      Dictionary(uniqueKeysWithValues: (paths + others).map { ("Specs/\($0)", "") }))
    #expect(try SpecFinder.paths(below: project.specs) == paths)
  }

  @Test func manyFoldersAreGoneThroughAsOne() throws {
    let paths = (100..<150).flatMap { ["\($0)/Screen.yaml", "\($0)/model/Model.yaml"] }
    let project = try ScratchProject(
      Dictionary(uniqueKeysWithValues: paths.map { ("Specs/\($0)", "") }))
    #expect(try SpecFinder.paths(below: project.specs) == paths)
  }

  @Test func aFolderThatIsMissingIsSaid() {
    #expect(throws: FileError.self) { try SpecFinder.paths(below: "/nowhere/Specs") }
  }
}
