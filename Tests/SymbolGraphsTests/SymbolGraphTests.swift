import SourceText
import SymbolGraphs
import Testing

/// Files of the compiler's, and what is none.
@Suite struct SymbolGraphTests {
  private func refusal(_ text: String) -> SymbolGraph.Problem? {
    do throws(SymbolGraph.Problem) {
      _ = try SymbolGraph(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private static let module = #""module": {"name": "App"}"#

  private func text(symbols: String = "", relationships: String = "") -> String {
    """
    {\(Self.module), "symbols": [\(symbols)], "relationships": [\(relationships)]}
    """
  }

  @Test func theModuleIsToldByTheFile() throws {
    let graph = try SymbolGraph(Array(text().utf8))
    #expect(graph.module == "App")
    #expect(SymbolGraph.module(ofFileNamed: "App.symbols.json") == "App")
    #expect(SymbolGraph.module(ofFileNamed: "App@UIKit.symbols.json") == "App")
    #expect(SymbolGraph.module(ofFileNamed: ".symbols.json") == nil)
    #expect(SymbolGraph.module(ofFileNamed: "App.json") == nil)
  }

  @Test(arguments: [
    ("", "there is nothing in this file"),
    ("[]", "this is no symbol graph"), ("null", "this is no symbol graph"),
    ("{}", "this is no symbol graph"), (#"{"symbols": []}"#, "this is no symbol graph"),
    (
      #"{"module": {"name": "App"}, "symbols": {}, "relationships": []}"#,
      "this is no symbol graph"
    ),
    (
      #"{"module": "App", "symbols": [], "relationships": []}"#, "this is no symbol graph"
    ),
  ])
  func foreignFilesAreRefused(text: String, message: String) {
    #expect(refusal(text)?.message == message)
  }

  @Test func damagedFilesAreRefusedWhereTheyEnd() throws {
    let whole = text(symbols: Self.symbol)
    for length in 1..<whole.utf8.count {
      let part = String(decoding: whole.utf8.prefix(length), as: UTF8.self)
      let problem = try #require(refusal(part), "\(length)")
      #expect(problem.message.hasPrefix("this symbol graph is damaged: "))
      #expect(Int(problem.span.end) <= length)
    }
    #expect(refusal(whole) == nil)
  }

  @Test(arguments: [
    ("{}", "this symbol has no `identifier`"), ("3", "this symbol has no `identifier`"),
    (#"{"identifier": {"precise": "s:a"}}"#, "this symbol has no `kind`"),
    (
      #"{"identifier": {"precise": "s:a"}, "kind": {"identifier": "swift.class"}}"#,
      "this symbol has no `pathComponents`"
    ),
  ])
  func symbolsWithoutWhatTheyNeedAreRefused(symbol: String, message: String) throws {
    let problem = try #require(refusal(text(symbols: symbol)))
    #expect(problem.message == message)
    #expect(problem.help.contains("build the app again"))
  }

  @Test(arguments: [
    ("{}", "this relationship has no `source`"),
    (#"{"source": "s:a"}"#, "this relationship has no `target`"),
  ])
  func relationshipsWithoutWhatTheyNeedAreRefused(relation: String, message: String) {
    #expect(refusal(text(relationships: relation))?.message == message)
  }

  @Test func whatIsNotKnownIsPassedOver() {
    let symbol = """
      {"kind": {"identifier": "swift.macro"}, "identifier": {"precise": "s:m"},
       "pathComponents": ["m"], "accessLevel": "spi", "more": {}}
      """
    let relation = #"{"kind": "somehow", "source": "s:a", "target": "s:b"}"#
    #expect(refusal(text(symbols: symbol, relationships: relation)) == nil)
  }

  @Test func otherFormatsAreRefused() throws {
    let version = #""metadata": {"formatVersion": {"major": 1, "minor": 0, "patch": 0}}"#
    let problem = try #require(
      refusal("{\(version), \(Self.module), \"symbols\": [], \"relationships\": []}"))
    #expect(problem.message.contains("version 1"))
  }

  private static let symbol = """
    {"kind": {"identifier": "swift.struct"}, "identifier": {"precise": "s:3App2AdV"},
     "pathComponents": ["Space", "Ad"], "accessLevel": "internal",
     "location": {"uri": "file:///App/Ad.swift", "position": {"line": 3, "character": 7}}}
    """

  @Test func aSymbolIsReadWithItsPlace() throws {
    let graph = try SymbolGraph(Array(text(symbols: Self.symbol).utf8))
    let type = try #require(SwiftSymbols([graph]).type("Space.Ad", in: "App"))
    #expect(type.kind == .structure)
    #expect(type.access == .internal)
    #expect(type.name == "Ad")
    #expect(type.place?.file == "Ad.swift")
    #expect(type.place?.line == 4)
  }
}
