import Foundation
import SeededRandom
import SpecChecks
import SpecSemantics
import Testing

@testable import ScreenCompiler

/// Renames whatever the examples name, there and back, from seeds. `SCREENC_RENAME_SEEDS=1-400` tries others.
@Suite struct RandomRenamingTests {
  private static let seeds: ClosedRange<UInt64> = {
    let text = ProcessInfo.processInfo.environment["SCREENC_RENAME_SEEDS"] ?? "1-12"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return 1...12 }
    return first...last
  }()

  @Test(.timeLimit(.minutes(20)), arguments: ExampleSpecs.apps)
  func whatIsRenamedThereAndBackIsAsItWas(app: String) throws {
    try expectReversible(try ExampleSpecs.files(of: app), app)
  }

  @Test(.timeLimit(.minutes(20)), arguments: ExampleSpecs.everyConstruct)
  func everyConstructIsRenamedThereAndBack(folder: String) throws {
    try expectReversible(try ExampleSpecs.files(below: folder), folder)
  }

  private func expectReversible(_ files: [String: String], _ app: String) throws {
    let project = try ScratchProject(files)
    let compiler = try project.compiler()
    let checked = try #require(try compiler.check(isForBuilding: false).app)
    let symbols = SymbolIndex(of: checked).symbols.sorted {
      ($0.path, $0.phrase) < ($1.path, $1.phrase)
    }
    let before = try compiler.lint().diagnostics.map(\.rule).sorted()
    var renamed = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let symbol = symbols[generator.below(symbols.count)]
      var other = symbol
      other.name = symbol.name.first?.isUppercase == true ? "Otherwise" : "otherwise"
      let context: Comment = "\(symbol.phrase) of \(app), SCREENC_RENAME_SEEDS=\(seed)-\(seed)"
      var expected = files
      guard try rename(symbol, to: other.name, compiler, context) else { continue }
      renamed += 1
      if symbol.kind == .enumCase {
        // Values are said from the first time on.
        #expect(try rename(other, to: symbol.name, compiler, context), context)
        for path in files.keys { expected[path] = try project.text(path) }
        #expect(try rename(symbol, to: other.name, compiler, context), context)
      }
      let found = try compiler.lint().diagnostics.map(\.rule).sorted()
      #expect(found == before, context)
      #expect(try rename(other, to: symbol.name, compiler, context), context)
      for (path, text) in expected { #expect(try project.text(path) == text, context) }
      for (path, text) in files { try project.write(text, to: path) }
    }
    // The others are somebody else's, or would change what the app does.
    #expect(renamed * 4 >= Self.seeds.count * 3, "\(renamed) renamed")
  }

  /// - Returns: Whether it was renamed; false where it cannot be, which is right for some.
  private func rename(
    _ symbol: Symbol, to newName: String, _ compiler: Compiler, _ context: Comment
  ) throws -> Bool {
    let owner = symbol.owner.map { "\($0.kind.rawValue):" } ?? ""
    let request = RenameRequest("\(owner)\(symbol.kind.rawValue):\(symbol.path)", to: newName)
    do throws(RenameFailure) {
      let (report, outcome) = try compiler.rename(request)
      if let outcome {
        #expect(outcome.symbol == symbol && !outcome.changes.isEmpty, context)
      } else {
        #expect(!report.diagnostics.isEmpty, context)
      }
      return outcome != nil
    } catch {
      guard case .refused = error else { throw error }
      return false
    }
  }
}
