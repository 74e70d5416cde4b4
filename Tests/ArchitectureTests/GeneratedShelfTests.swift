import Foundation
import SpecModel
import TestTools
import Testing

/// The generated code that this target is compiled with is what the one spec yields.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
struct GeneratedShelfTests {
  private static let systems = Architecture.standard.filter {
    ListSystem(rawValue: $0.rawValue) != nil
  }

  @Test func generatedCodeIsWhatTheSpecYields() throws {
    try Self.compare(ShelfSpecs(Self.systems), with: ShelfSpecs.generated)
  }

  @Test func generatedCodeBehindTheGateIsWhatItsSpecYields() throws {
    try Self.compare(ClubSpecs.all(), with: ClubSpecs.generated)
    #expect(try ClubSpecs.all().findings().map(\.message) == [])
  }

  @Test func generatedCodeWithTheLibrarysGateIsWhatItsSpecYields() throws {
    try Self.compare(InnSpecs.all(), with: InnSpecs.generated)
    #expect(try InnSpecs.all().findings().map(\.message) == [])
  }

  @Test func generatedCodeOverGraphQLIsWhatItsSpecYields() throws {
    try Self.compare(PinsSpecs.all(), with: PinsSpecs.generated)
    #expect(try PinsSpecs.all().findings().map(\.message) == [])
  }

  @Test func generatedCodeOfOpenScreensIsWhatItsSpecYields() throws {
    try Self.compare(AtticSpecs.all(), with: AtticSpecs.generated)
    #expect(try AtticSpecs.all().findings().map(\.message) == [])
  }

  static func compare(_ specs: ShelfSpecs, with folder: URL) throws {
    let emitted = try specs.emit()
    if Goldens.areRenewed {
      for (name, text) in emitted {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      return
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(Set(names) == Set(emitted.keys))
    for (name, text) in emitted {
      let golden = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text == golden, "\(name)")
    }
  }

  @Test(arguments: systems)
  func specsForEverySystemHaveNoFindings(architecture: Architecture) throws {
    // The enums of the library are closed on purpose: its screens show what they do with the cases there are. And they
    // show the same in every form that there is: headers stay at the top of tables by themselves.
    let meant: Set<String> = ["closed-enum", "repeated-title", "repeated-effect"]
    let showsTables = ["table", "composition", "mvp"].contains(architecture.rawValue)
    let findings = try ShelfSpecs([architecture]).findings().filter { finding in
      !meant.contains(finding.rule)
        && !(showsTables && finding.message.hasPrefix("`sticky` means nothing here: all headers"))
    }
    #expect(findings.map(\.message) == [])
  }

  @Test func noSystemIsLeftOut() {
    #expect(Self.systems == Architecture.standard)
  }

  /// Switching the whole app yields the same screens as switching each.
  @Test(arguments: systems)
  func architectureOfTheAppHoldsForItsScreens(architecture: Architecture) throws {
    for screen in ShelfSpecs.screens(of: architecture) {
      try expectSameScreen(screen, of: architecture)
    }
  }

  private func expectSameScreen(_ screen: String, of architecture: Architecture) throws {
    let name = architecture.rawValue.capitalized + screen
    let alone = try #require(ShelfSpecs([architecture]).emit()["\(name).swift"])
    let switched = try #require(ShelfSpecs(appArchitecture: architecture).emit()["\(screen).swift"])
    let body = { (text: String) in
      text.split(separator: "\n").filter { !$0.contains("// ") }.joined(separator: "\n")
    }
    // The names differ in length, so lines may be broken at other places.
    let words = { (text: String) in body(text).filter { !$0.isWhitespace } }
    let renamed =
      alone.replacing(name, with: screen)
      .replacing(architecture.rawValue + screen, with: screen.lowercased())
    #expect(words(renamed) == words(switched))
  }
}
