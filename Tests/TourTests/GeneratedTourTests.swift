import Foundation
import ScreenCompiler
import TestTools
import Testing

/// The tour of the language as specs: they are clean, and this target is compiled with what they yield.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes the generated code instead of comparing it.
struct GeneratedTourTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func compiler() throws -> Compiler {
    Compiler(project: try Project.find(specRoot: Self.folder.appending(path: "Specs").path))
  }

  @Test func nothingIsFound() throws {
    let report = try compiler().lint()
    #expect(report.specCount > 5)
    #expect(report.diagnostics.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test func generatedCodeIsWhatTheSpecsYield() throws {
    let output = Self.folder.appending(path: "Generated").path
    let (_, outcome) = try compiler().build(
      into: output, mode: Goldens.areRenewed ? .overwriteEdits : .check)
    guard !Goldens.areRenewed else { return }
    #expect(try #require(outcome).isUpToDate)
  }
}
