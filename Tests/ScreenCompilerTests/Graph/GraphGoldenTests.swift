import Foundation
import ScreenCompiler
import TestTools
import Testing

/// The map of the flagship is the golden one in each format.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
@Suite struct GraphGoldenTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: GraphFormat.allCases)
  func theFlagshipIsDrawnAsTheGoldenSays(format: GraphFormat) throws {
    let specs = Self.root.appending(path: "Specs").path
    let golden = Self.root.appending(
      path: "Tests/ScreenCompilerTests/Goldens/Moments.graph.\(format.rawValue)")
    let compiler = Compiler(project: try Project.find(specRoot: specs))
    guard case .graph(let graph)? = try compiler.graph().result else {
      Issue.record("there is no map")
      return
    }
    let text = try #require(
      compiler.text(of: graph, as: format, layout: .layered, output: golden.path))
    if Goldens.areRenewed {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }
}
