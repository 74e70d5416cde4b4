import ScreenCompiler
import TestTools
import Testing

@testable import Benchmarks

@Test func sameSizeGivesSameBytes() {
  #expect(digest(of: Corpus(screens: 60)) == digest(of: Corpus(screens: 60)))
  #expect(digest(of: Corpus(screens: 60)) == 13_317_366_322_255_269_649)
}

@Test func screensAreSixtyToHundredTwentyLinesLong() {
  for index in 0..<600 {
    let lines = ScreenPlan(index: index, of: 600).specText().split(separator: "\n").count
    #expect((60...120).contains(lines), "screen \(index)")
  }
}

@Test func namesAndPathsComeOnce() {
  var paths: Set<String> = []
  var names: Set<String> = []
  for index in stride(from: 0, to: 120_000, by: 7) {
    let plan = ScreenPlan(index: index, of: 120_000)
    #expect(paths.insert(plan.file).inserted, "\(plan.file)")
    #expect(names.insert(plan.screen).inserted, "\(plan.screen)")
  }
}

@Test func everyArchetypeStandsInOneModule() {
  let archetypes = (0..<CorpusModules.large.screensPerModule).map {
    ScreenPlan(index: $0, of: CorpusModules.large.screensPerModule).archetype
  }
  #expect(Set(archetypes) == Set(Archetype.allCases))
}

@Test func corpusHasTextOfTheWholeWorldAndAnchors() {
  let text = (0..<60).map { ScreenPlan(index: $0, of: 60).specText() }.joined()
  #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
  #expect(text.unicodeScalars.contains { (0x0600...0x06FF).contains($0.value) })
  #expect(text.unicodeScalars.contains { $0.value > 0xFFFF })
  #expect(text.contains("&") && text.contains(": *"))
}

@Test(arguments: [1, 12, 60, 130], [[], ["en", "de"]])
func corpusLintsWithoutFindings(screens: Int, languages: [String]) throws {
  let scratch = try ScratchFolder("benchmark")
  let folder = scratch.path
  try Corpus(screens: screens, languages: languages).write(to: folder)
  let compiler = Compiler(project: try Project.find(specRoot: folder, output: nil))
  let report = try compiler.lint()
  #expect(report.specCount == Corpus(screens: screens).fileCount)
  #expect(report.diagnostics.isEmpty)
}

@Test(arguments: [false, true])
func corpusOfSmallModulesLintsWithoutFindings(areSwiftModules: Bool) throws {
  let corpus = Corpus(
    screens: 60,
    modules: CorpusModules(screensPerModule: 7, areSwiftModules: areSwiftModules))
  let scratch = try ScratchFolder("benchmark")
  let folder = scratch.path
  try corpus.write(to: folder)
  let compiler = Compiler(project: try Project.find(specRoot: folder, output: nil))
  let report = try compiler.lint()
  #expect(report.specCount == corpus.fileCount)
  #expect(report.diagnostics.isEmpty)
}

@Test func eachScreenHasStringsOfItsOwn() throws {
  var keys: [Int: Int] = [:]
  for screens in [60, 130] {
    Corpus(screens: screens, languages: ["de"]).forEachFile { path, text in
      guard path == "Strings/de.lproj/Localizable.strings" else { return }
      keys[screens] = text.split(separator: "\n").count { $0.hasSuffix("(de)\";") }
    }
  }
  let (few, many) = (try #require(keys[60]), try #require(keys[130]))
  #expect(few > 60 * 5)
  #expect(many > few + 70 * 5)
}

@Test func writtenSizeIsTold() throws {
  let scratch = try ScratchFolder("benchmark")
  let folder = scratch.path
  let size = try Corpus(screens: 3).write(to: folder)
  var expected = CorpusSize()
  Corpus(screens: 3).forEachFile { expected.add(Array($1.utf8)) }
  #expect(size == expected)
  #expect(size.files == Corpus(screens: 3).fileCount)
}

/// FNV-1a over all paths and texts.
private func digest(of corpus: Corpus) -> UInt64 {
  var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  corpus.forEachFile { path, text in
    for byte in Array((path + "\0" + text).utf8) {
      digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
    }
  }
  return digest
}
