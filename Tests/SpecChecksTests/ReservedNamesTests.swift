import Foundation
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// The names that specs cannot use are those by which generated code means the run-time library.
@Suite struct ReservedNamesTests {
  private static let root = FlagshipTests.root.deletingLastPathComponent()

  /// The Swift files below a folder, each as text.
  private func sources(in folder: String) throws -> [String] {
    let folder = Self.root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }

  /// The names of the types that a target has at the top level and for others to see.
  private func publicTypes(of target: String) throws -> Set<String> {
    let declaration =
      /^(?:@\w+ )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|actor) (\w+)/
    var names: Set<String> = []
    for text in try sources(in: "Sources/\(target)") {
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: declaration) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  /// Every word of the code that is generated for the emitter's tests and the examples.
  private func generatedWords() throws -> Set<Substring> {
    let texts =
      try sources(in: "Tests/SwiftEmitterTests/Goldens")
      + sources(in: "Tests/SwiftEmitterTests/GateGoldens")
      + ["Moments", "MomentsCore", "MomentsFeed", "MomentsPeople"].flatMap {
        try sources(in: "Examples/Moments/Sources/\($0)/Generated")
      }
    return Set(texts.flatMap { $0.matches(of: /\w+/).map(\.output) })
  }

  @Test(arguments: ["ScreenCore", "ScreenKit"])
  func typesThatGeneratedCodeNamesAreReserved(target: String) throws {
    let words = try generatedWords()
    let named = try publicTypes(of: target).filter { words.contains($0[...]) }
    #expect(named.count > 10)
    let free = named.filter {
      !ReservedNames.contains($0, .type(.model)) && !ReservedNames.sceneTypes.contains($0)
    }
    #expect(free.sorted() == [])
  }

  @Test func otherTypesOfTheRunTimeAreFree() {
    #expect(!ReservedNames.contains("Subscription", .type(.model)))
    #expect(!ReservedNames.contains("Page", .type(.model)))
  }

  @Test func aCaseForWhatIsUnknownIsReservedOnlyBesideOne() {
    #expect(ReservedNames.contains("unknown", .enumCase(hasUnknown: true)))
    #expect(!ReservedNames.contains("unknown", .enumCase(hasUnknown: false)))
  }

  @Test func aCaseForOtherValuesIsReservedOnlyWhereThereAreSome() {
    #expect(ReservedNames.contains("otherValues", .enumCase(hasUnknown: false, hasOthers: true)))
    #expect(!ReservedNames.contains("otherValues", .enumCase(hasUnknown: true)))
  }

  @Test func rowsInPlaceHaveTakenWhatTheyShowAndNumberedTrees() {
    #expect(ReservedNames.contains("shownBook", .screenParameter))
    #expect(ReservedNames.contains("tree12", .screenParameter))
    #expect(!ReservedNames.contains("shown", .screenParameter))
    #expect(!ReservedNames.contains("shownbook", .screenParameter))
    #expect(!ReservedNames.contains("shownBook", .requestParameter))
  }

  @Test func screensMayHaveTheNamesOfModels() {
    #expect(ReservedNames.contains("Event", .type(.model)))
    #expect(!ReservedNames.contains("Event", .type(.screen)))
  }
}

/// Types that are called after declarations, which must not be called like the run-time's.
@Suite struct GeneratedTypeNameTests {
  @Test(
    arguments: [
      ("mvp", "List", 1), ("collection", "List", 0), ("composition", "List", 0),
      ("viper", "List", 1), ("viper", "Scene", 1), ("collection", "Scene", 0),
    ])
  func screenWhoseTypesTheRunTimeHasIsRefused(system: String, name: String, count: Int) {
    let found = findings(
      """
      app: Shop
      language: 1
      host: { menu: [{ screen: \(name), title: tab.list }] }
      ---
      screen: \(name)
      architecture: \(system)
      sections: []
      """)
    #expect(found.filter { $0.rule == "reserved-name" }.count == count)
  }

  private func pages(_ architecture: String) -> [String] {
    findings(
      """
      api: Main
      base: https://api.example.com
      ---
      model: Page
      fields: { id: ID, title: String }
      ---
      adapter: PageRow
      for: Page
      cell: { text: { value: $item.title } }
      ---
      source: AllPages
      request: { path: /pages }
      yields: Page
      ---
      screen: Pages
      architecture: \(architecture)
      source: { use: AllPages }
      adapters: [PageRow]
      """
    ).map(\.rule)
  }

  @Test func namesThatOnlyScenesNeedAreFreeWithoutThem() {
    #expect(pages("collection") == [])
    #expect(pages("viper") == ["reserved-name"])
  }
}
