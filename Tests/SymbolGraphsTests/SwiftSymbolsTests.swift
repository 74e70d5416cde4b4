import Testing

@testable import SymbolGraphs

/// What several graphs tell together.
@Suite struct SwiftSymbolsTests {
  private func symbol(
    _ path: String, _ kind: String = "struct", in module: String = "App", access: String = "public",
    _ fragments: String = ""
  ) -> String {
    let components = path.split(separator: ".").map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "s:\(module).\(path)V"},
       "pathComponents": [\(components)], "accessLevel": "\(access)",
       "declarationFragments": [\(fragments)]}
      """
  }

  private func relation(
    _ kind: String, _ source: String, _ target: String, fallback: String? = nil
  ) -> String {
    let name = fallback.map { #", "targetFallback": "\#($0)""# } ?? ""
    return #"{"kind": "\#(kind)", "source": "s:\#(source)V", "target": "s:\#(target)V"\#(name)}"#
  }

  private func graph(
    _ module: String, _ symbols: [String], _ relations: [String] = []
  ) throws -> SymbolGraph {
    let text = """
      {"module": {"name": "\(module)"}, "symbols": [\(symbols.joined(separator: ","))],
       "relationships": [\(relations.joined(separator: ","))]}
      """
    return try SymbolGraph(Array(text.utf8))
  }

  private func alias(_ name: String, of type: String) -> String {
    symbol(
      name, "typealias",
      """
      {"kind": "text", "spelling": " = "}, {"kind": "typeIdentifier", "spelling": "\(type)",
       "preciseIdentifier": "s:\(type)V"}
      """)
  }

  @Test func extensionsInOtherModulesAreOfWhatTheyExtend() throws {
    let code = SwiftSymbols([
      try graph("Ads", [symbol("Ad", in: "Ads")]),
      try graph(
        "App", [symbol("E", "extension"), symbol("Ad.title", "property", in: "App")],
        [
          relation("extensionTo", "App.E", "Ads.Ad"), relation("memberOf", "App.Ad.title", "App.E"),
          relation("conformsTo", "App.E", "Model", fallback: "ScreenCore.Model"),
        ]),
    ])
    let ad = try #require(code.type("Ad", in: "Ads"))
    #expect(code.members(of: ad).map(\.name) == ["title"])
    #expect(code.protocols(of: ad) == [.init(module: "ScreenCore", name: "Model")])
    #expect(code.modules == ["Ads", "App"])
  }

  @Test func conformancesAreInheritedFromClassesAndProtocols() throws {
    let code = SwiftSymbols([
      try graph(
        "App", [symbol("Base", "class"), symbol("Leaf", "class"), symbol("Shown", "protocol")],
        [
          relation("inheritsFrom", "App.Leaf", "App.Base"),
          relation("inheritsFrom", "App.Base", "UIView", fallback: "UIKit.UIView"),
          relation("conformsTo", "App.Base", "App.Shown"),
          relation("conformsTo", "App.Shown", "Hashable", fallback: "Swift.Hashable"),
        ])
    ])
    let leaf = try #require(code.type("Leaf", in: "App"))
    #expect(code.superclasses(of: leaf).map(\.name) == ["Base", "UIView"])
    #expect(code.knownSuperclasses(of: leaf).map(\.name) == ["Base"])
    #expect(Set(code.protocols(of: leaf).map(\.name)) == ["Shown", "Hashable"])
  }

  @Test func circlesHaveAnEnd() throws {
    let code = SwiftSymbols([
      try graph(
        "App",
        [
          symbol("A", "class"), symbol("B", "class"), alias("One", of: "App.Two"),
          alias("Two", of: "App.One"),
        ],
        [
          relation("inheritsFrom", "App.A", "App.B"), relation("inheritsFrom", "App.B", "App.A"),
          relation("conformsTo", "App.A", "App.B"), relation("conformsTo", "App.B", "App.A"),
        ])
    ])
    let type = try #require(code.type("A", in: "App"))
    #expect(code.superclasses(of: type).count == 64)
    #expect(code.protocols(of: type).count == 2)
    #expect(code.resolved(try #require(code.type("One", in: "App"))) == nil)
  }

  @Test func aliasesStandForTypes() throws {
    let code = SwiftSymbols([
      try graph(
        "App", [symbol("Ad"), alias("One", of: "App.Ad"), alias("Two", of: "App.One")])
    ])
    let two = try #require(code.type("Two", in: "App"))
    #expect(code.resolved(two)?.name == "Ad")
    #expect(
      code.resolved(.array(.named("Two", identifier: "s:App.TwoV")))
        == .array(.named("App.Ad", identifier: "s:App.AdV")))
    let interval = DeclaredType.named("TimeInterval", identifier: "s:10Foundation12TimeIntervala")
    #expect(code.resolved(interval) == nil)
    #expect(code.resolved(.named("T", identifier: "s:3App1TC1Txmfp")) == nil)
    #expect(code.resolved(.named("Int", identifier: "s:Si")) != nil)
  }

  @Test func whetherThereIsMoreThanWhatIsPublicIsKnown() throws {
    let code = SwiftSymbols([
      try graph("Ads", [symbol("Ad", in: "Ads")]),
      try graph("App", [symbol("Row", access: "internal")]),
    ])
    #expect(code.isOnlyPublic("Ads"))
    #expect(!code.isOnlyPublic("App"))
    #expect(code.typeNames(in: "App") == ["Row"])
    #expect(code.typeNames(in: "Other") == [])
  }
}
