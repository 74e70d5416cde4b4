import Benchmarks
import Diagnostics
import Foundation
import JSONSyntax
import ReferencedFiles
import SourceText
import SpecModel
import SpecSemantics
import TestTools
import Testing

@testable import InventedData
@testable import ScreenCompiler
@testable import SpecChecks

/// What is invented for a source is what lint would take as a recorded answer of it.
@Suite struct InventedAnswerTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = [
    "Specs", "Examples/Accounts/Specs", "Examples/Login/Specs", "Examples/Mixed/Specs",
    "Examples/Pantry/Specs", "Examples/People/Specs", "Examples/TodoLists/Specs",
    "Tests/SwiftEmitterTests/Goldens", "Tests/SwiftEmitterTests/EverydayGoldens",
    "Tests/TourTests/Specs",
  ]

  private func index(of folder: String) throws -> AppIndex {
    let compiler = Compiler(project: try Project.find(specRoot: folder))
    return try #require(compiler.check(isForBuilding: true).app).index
  }

  /// The sources of an app, those in screens, too, with their files.
  private func sources(of index: AppIndex) -> [(SourceDeclaration, FileID)] {
    index.files.flatMap { file in
      file.declarations.flatMap(\.sources).map { ($0, file.id) }
    }
  }

  /// What lint's own check of samples says of pages that were invented; nil for sources that have no JSON.
  private func problems(
    of source: SourceDeclaration, in file: FileID, _ index: AppIndex, _ variant: InventedVariant,
    pages: Int
  ) throws -> [String]? {
    guard let plan = SamplePlan(of: source, in: file, index) else { return nil }
    let inventor = DataInventor(index: index, seed: 7)
    let samples = try (0..<pages).map { number in
      let answer = try #require(
        inventor.answer(to: source, like: variant, page: .init(number, of: pages)),
        "\(source.name.text)")
      return SampleFiles.Sample(file: file, content: JSONTree(Array(answer.body.text.utf8)))
    }
    var decoder = SampleDecoder(
      index, dates: plan.dates, booleans: plan.booleans, sample: samples[0])
    decoder.skipsInvalid = false
    var isFound = [Bool](repeating: false, count: plan.marks.count + 1)
    for sample in samples {
      #expect(sample.content.problems.isEmpty)
      decoder.sample = sample
      for (place, result) in decoder.decode(by: plan).enumerated() {
        switch result {
        case .somewhere: isFound[place] = true
        case .unknown: if variant.count == 0 { isFound[place] = true }
        case .nowhere: break
        }
      }
    }
    var problems = decoder.findings.count > 0 ? ["\(decoder.findings)"] : []
    if !decoder.repetitions.isEmpty { problems.append("two items have one identity") }
    // A list that is the whole answer leaves no place for marks beside it.
    if plan.list.isEmpty { isFound = isFound.prefix(1) + plan.marks.map { _ in true } }
    if isFound.contains(false) { problems.append("a path leads nowhere: \(isFound)") }
    return problems
  }

  private func expectAccepted(_ index: AppIndex, _ variant: InventedVariant, pages: Int) throws
    -> Int
  {
    var count = 0
    for (source, file) in sources(of: index) {
      guard let problems = try problems(of: source, in: file, index, variant, pages: pages) else {
        continue
      }
      #expect(problems == [], "\(source.name.text)")
      count += 1
    }
    return count
  }

  @Test(arguments: folders)
  func lintAcceptsWhatIsInvented(folder: String) throws {
    let index = try index(of: Self.root.appending(path: folder).path)
    for (_, variant) in InventedVariant.named {
      let count = try expectAccepted(index, variant, pages: 1)
      guard variant.count < InventedVariant.many.count else { continue }
      #expect(try expectAccepted(index, variant, pages: 3) == count)
    }
  }

  @Test func lintAcceptsWhatIsInventedForACorpus() throws {
    let scratch = try ScratchFolder("corpus")
    try Corpus(screens: 30).write(to: scratch.path)
    let index = try index(of: scratch.path)
    var count = 0
    for (_, variant) in InventedVariant.named {
      count += try expectAccepted(index, variant, pages: 2)
    }
    #expect(count > 70)
  }

  @Test func theSameSeedGivesTheSameAndAnotherSomethingElse() throws {
    let index = try index(of: Self.root.appending(path: "Specs").path)
    let source = try #require(index.source("FeedSource"))
    func text(_ seed: UInt64) throws -> String {
      try #require(DataInventor(index: index, seed: seed).answer(to: source)).body.text
    }
    #expect(try text(3) == text(3))
    #expect(try text(3) != text(4))
  }
}
