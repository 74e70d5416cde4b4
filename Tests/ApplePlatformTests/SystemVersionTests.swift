import Foundation
import Testing

/// What the standard library and Foundation have only since later versions than the package asks for is not used
/// where Apple's systems compile it. The compiler here takes no notice of their versions, but writes down what it
/// compiles.
@Suite(.withOwnDeclarations, .enabled(if: SymbolIndex() != nil, "the build has no index"))
struct SystemVersionTests {
  @Test func nothingIsUsedThatIsNewerThanTheMinimum() throws {
    let index = try #require(SymbolIndex())
    let newer = try Self.newerSymbols()
    #expect(newer.count > 1000)
    var found: [String] = []
    var ofLinux = 0
    for target in RuntimeSources.targets(on: .macOS) {
      for (path, text) in try RuntimeSources.files(of: target) {
        let uses = try #require(
          index.uses(in: RuntimeSources.root.appending(path: path).path), "\(path) has no index")
        let file = try ConditionalText(text)
        let ofLinuxOnly = try Set(file.conditionalLines)
          .subtracting(BuildSystem.apple.flatMap { try file.conditionalLines(on: $0) })
        for use in uses {
          guard let name = newer[use.symbol] else { continue }
          if ofLinuxOnly.contains(use.line) {
            ofLinux += 1
          } else {
            found.append("\(path):\(use.line) \(name)")
          }
        }
      }
    }
    #expect(found == [])
    // What the branches of this system use shows that uses are found.
    #expect(ofLinux > 5)
  }

  /// The names of symbols by how the compiler identifies them.
  private static func newerSymbols() throws -> [String: String] {
    let minimum = try #require(try RuntimeSources.minimum(of: .iOS))
    let file = RuntimeSources.root.appending(
      path: "Tests/ApplePlatformTests/Data/swift-versions.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let symbols = lines.compactMap { line -> (String, String)? in
      let fields = line.split(separator: "\t").map(String.init)
      guard !line.hasPrefix("#"), fields.count == 3, let version = SystemVersion(fields[2]),
        version > minimum, !writtenByLoops.contains(fields[1].split(separator: ".").last ?? "")
      else { return nil }
      return (fields[0], fields[1])
    }
    return Dictionary(symbols) { first, _ in first }
  }

  /// What `for await` calls where it is there, and does without where it is not.
  private static let writtenByLoops: Set<Substring> = ["next(isolation:)"]
}
