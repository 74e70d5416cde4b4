import Foundation
import SpecModel
import Testing

@testable import SpecChecks

/// The names that specs cannot use are those that the run-time library has.
@Suite struct ReservedNamesTests {
  /// The names of the types that a target has at the top level and for others to see.
  private func publicTypes(of target: String) throws -> Set<String> {
    let folder = FlagshipTests.root.deletingLastPathComponent().appending(path: "Sources/\(target)")
    let declaration =
      /^(?:@\w+ )?(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|actor) (\w+)/
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: declaration) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  @Test(arguments: ["ScreenCore", "ScreenKit"])
  func typesOfTheRunTimeAreReserved(target: String) throws {
    let names = try publicTypes(of: target)
    let free = names.filter { !ReservedNames.contains($0, .type(.model)) }
    #expect(free.sorted() == [])
  }

  @Test func aCaseForWhatIsUnknownIsReservedOnlyBesideOne() {
    #expect(ReservedNames.contains("unknown", .enumCase(hasUnknown: true)))
    #expect(!ReservedNames.contains("unknown", .enumCase(hasUnknown: false)))
  }

  @Test func screensMayHaveTheNamesOfModels() {
    #expect(ReservedNames.contains("Event", .type(.model)))
    #expect(!ReservedNames.contains("Event", .type(.screen)))
  }
}
