import Diagnostics
import Foundation
import SpecSyntax
import Testing

@testable import ScreenCompiler

/// What fixes make of specs with slips in them, from seeds. `SCREENC_FIX_SEEDS=100-160` tries others.
@Suite struct RandomFixingTests {
  private static let seeds: ClosedRange<UInt64> = {
    let text = ProcessInfo.processInfo.environment["SCREENC_FIX_SEEDS"] ?? "1-12"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return 1...12 }
    return first...last
  }()

  @Test(arguments: ExampleSpecs.apps)
  func whatIsRightIsLeftAsItIs(app: String) throws {
    let project = try ScratchProject(ExampleSpecs.files(of: app))
    #expect(try project.compiler().fix(unsafe: true).changes.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ExampleSpecs.apps, [false, true])
  func fixesMendAndComeToAnEnd(app: String, unsafe: Bool) throws {
    let files = try ExampleSpecs.files(of: app)
    let project = try ScratchProject(files)
    let specs = files.keys.filter { $0.hasSuffix(".yaml") }.sorted()
    for seed in Self.seeds {
      var slips = RandomSlips(seed: seed)
      let path = slips.choose(among: specs)
      var text = try #require(files[path])
      for _ in 0..<slips.number() { text = slips.slip(in: text) }
      try project.write(text, to: path)
      let context: Testing.Comment = "\(path) of \(app), SCREENC_FIX_SEEDS=\(seed)-\(seed)"
      let original = try #require(files[path])
      try expectMended(project, unsafe: unsafe, to: (path, original), context)
      for (path, text) in files { try project.write(text, to: path) }
    }
  }

  /// Fixing leaves no more findings than there were, unless it has made something readable again that is
  /// right in more lines than before.
  private func expectMended(
    _ project: ScratchProject, unsafe: Bool, to right: (path: String, text: String),
    _ context: Testing.Comment
  ) throws {
    let wrong = Array(try project.text(right.path).utf8)
    let before = try project.compiler().lint()
    let outcome = try project.compiler().fix(unsafe: unsafe)
    if outcome.report.diagnostics.count > before.diagnostics.count {
      let rightLines = lines(Array(right.text.utf8))
      let fixed = Array(try project.text(right.path).utf8)
      let isNearer =
        rightLines.subtracting(lines(fixed)).count < rightLines.subtracting(lines(wrong)).count
      #expect(isNearer, context)
    }
    for change in outcome.changes {
      #expect(comments(in: change.before).isSubset(of: comments(in: change.after)), context)
      // Where a block is indented, as one fix, its lines stay what they are.
      let lost = words(change.before).subtracting(words(change.after))
      #expect(lost.count <= outcome.count, "\(context): \(lost.sorted())")
    }
    let again = try project.compiler().fix(unsafe: unsafe)
    #expect(again.count == 0 && again.changes.isEmpty, context)
    #expect(again.report.diagnostics == outcome.report.diagnostics, context)
  }

  private func comments(in text: [UInt8]) -> Set<String> {
    let comments = SyntaxTree.parse(text).comments()
    return Set(comments.map { String(decoding: text[$0.span.range], as: UTF8.self) })
  }

  /// The lines without their indentation.
  private func words(_ text: [UInt8]) -> Set<Substring> {
    Set(lines(text).map { $0.drop { $0 == " " } })
  }

  private func lines(_ text: [UInt8]) -> Set<String> {
    Set(String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
