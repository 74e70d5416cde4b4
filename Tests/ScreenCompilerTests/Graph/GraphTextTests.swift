import Foundation
import Testing

@testable import ScreenCompiler

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What stands in specs is shown by every format and means nothing to any.
@Suite struct GraphTextTests {
  private static let hostile = [
    "\"]; click n0 href \"javascript:alert(1)\"", "<script>alert(1)</script>", "a|b|\" --> n1",
    "%%{init: {}}%% end subgraph", "\\\" ] n9 [ label=\\N", "`**bold**` $$x$$ #quot; &lt;b&gt;",
    "line\nbreak\r\tand\u{0}nul\u{202E}txt", "1. list", "日本語 🎉 ünï", "]]>--><![CDATA[",
  ]

  /// A map of which everything that can be named is.
  private static var graph: AppGraph {
    var graph = AppGraph(name: hostile[0], nodes: [], arrows: [])
    for (number, text) in hostile.enumerated() {
      var node = AppGraph.Node(kind: .screen, name: text)
      node.title = text
      node.module = number.isMultiple(of: 2) ? nil : text
      node.parameters = [text]
      node.isReached = number != 3
      node.place = AppGraph.Place(path: "javascript:alert(1)/\(number) \"'<>.yaml", line: 1)
      graph.nodes.append(node)
      graph.arrows.append(
        AppGraph.Arrow(
          from: number, to: (number + 1) % hostile.count, means: .push,
          trigger: .init(kind: .swipe, of: text, says: text, after: [.choice(text)]),
          values: [.init(name: text, value: text)], condition: text, place: node.place))
    }
    return graph
  }

  private static let links = GraphLinks(specRoot: "Specs", output: nil)

  // MARK: - Mermaid

  /// The lines that the documentation of Mermaid's flowcharts knows, as far as maps have them. Texts in quotes
  /// have no character that means anything there.
  private func expectMermaid(_ text: String, nodes: Int, arrows: Int) {
    let label = #"(?:[A-Za-z0-9 ,.:/()?]|#\d+;|<br/>|[^\x00-\x7F])*"#
    let kinds = [
      "node": #"^ *n\d+(?:\["\#(label)"\]|\(\["\#(label)"\]\))$"#,
      "arrow": #"^  n\d+ (?:-->|-\.->|--o|==>)\|"\#(label)"\| n\d+$"#,
      "subgraph": #"^  subgraph m\d+\["\#(label)"\]$"#, "end": "^  end$",
      "look": #"^  (?:classDef unreached [a-z0-9:, -]+|class n\d+(?:,n\d+)* unreached)$"#,
    ]
    var counts: [String: Int] = [:]
    let lines = text.split(separator: "\n")
    #expect(lines.first == "flowchart LR")
    for line in lines.dropFirst() {
      let kind = kinds.first { line.range(of: $0.value, options: .regularExpression) != nil }?.key
      #expect(kind != nil, "\(line)")
      counts[kind ?? "", default: 0] += 1
    }
    #expect(counts["node"] == nodes)
    #expect(counts["arrow"] == arrows)
    #expect(counts["subgraph"] == counts["end"])
  }

  @Test func mermaidKeepsToItsGrammarWhateverNamesAre() {
    expectMermaid(
      MermaidText(Self.graph).text, nodes: Self.hostile.count, arrows: Self.hostile.count)
    #expect(MermaidText.escaped("a \"b\" <c>") == "a #34;b#34; #60;c#62;")
  }

  // MARK: - Graphviz

  private static let hasGraphviz = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/dot") }

  @Test(.enabled(if: hasGraphviz, "Graphviz is not installed: apt-get install graphviz"))
  func graphvizReadsTheMapWhateverNamesAre() throws {
    let project = try ScratchProject([
      "map.dot": DOTText(Self.graph, links: Self.links).text
    ])
    let output = project.folder.appending(path: "map.svg").path
    let outcome = try ChildProcess.run(
      ["dot", "-Tsvg", project.folder.appending(path: "map.dot").path], output: output)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let svg = try SVGContents(project.text("map.svg"))
    #expect(svg.count(of: "script") == 0)
    #expect(svg.groups("node") == Self.hostile.count)
    #expect(svg.groups("edge") == Self.hostile.count)
    for name in Self.hostile {
      #expect(svg.texts.contains { Self.alike($0, name) }, "\(name)")
    }
  }

  /// Whether a text is shown as it is, but for what cannot be shown.
  private static func alike(_ shown: String, _ text: String) -> Bool {
    func plain(_ text: String) -> String {
      GraphText.shown(text).replacing("\u{A0}", with: " ").split(separator: " ")
        .joined(separator: " ")
    }
    return plain(shown) == plain(text)
  }

  @Test(.enabled(if: hasGraphviz, "Graphviz is not installed: apt-get install graphviz"))
  func graphvizPlacesEverythingInItsFrame() throws {
    let layout = try #require(GraphvizLayout(Self.graph).layout())
    expectWhole(layout)
  }

  // MARK: - Pictures

  private func expectWhole(_ layout: GraphLayout) {
    #expect(layout.boxes.count == Self.hostile.count)
    #expect(layout.lines.count == Self.hostile.count)
    for (number, box) in layout.boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0)
      #expect(box.right <= layout.width && box.bottom <= layout.height)
      for other in layout.boxes[..<number] {
        let isApart =
          box.right <= other.x || other.right <= box.x || box.bottom <= other.y
          || other.bottom <= box.y
        #expect(isApart)
      }
    }
  }

  @Test func layersKeepBoxesApart() {
    expectWhole(LayeredLayout(Self.graph).layout())
  }

  @Test func pictureIsXMLWithoutScriptsWhateverNamesAre() throws {
    let layout = LayeredLayout(Self.graph).layout()
    let text = GraphSVG(Self.graph, layout: layout, links: Self.links).text
    let svg = try SVGContents(text)
    #expect(
      svg.elements.subtracting([
        "svg", "title", "desc", "style", "defs", "marker", "path", "rect", "g", "text", "a",
      ]) == [])
    #expect(svg.attributes.allSatisfy { !$0.hasPrefix("on") })
    #expect(svg.addresses.count == Self.hostile.count)
    for address in svg.addresses {
      #expect(address.hasPrefix("Specs/javascript%3Aalert%281%29/"))
      #expect(address.hasSuffix(".yaml#L1"))
    }
    #expect(svg.titles.contains { $0.contains("<script>alert(1)</script>") })
    #expect(svg.texts.contains("not reached"))
  }

  @Test func everyNodeAndArrowHasATitle() throws {
    let layout = LayeredLayout(Self.graph).layout()
    let svg = try SVGContents(GraphSVG(Self.graph, layout: layout, links: Self.links).text)
    #expect(svg.titles.filter { $0.hasPrefix("Screen ") }.count == Self.hostile.count)
    #expect(svg.titles.filter { $0.contains("→") }.count == Self.hostile.count)
  }

  @Test func aSpecRootIsReachedFromThePicture() {
    func address(_ root: String, _ output: String?) -> String {
      GraphLinks(specRoot: root, output: output).address(of: .init(path: "A/B c.yaml", line: 7))
    }
    #expect(address("Specs", nil) == "Specs/A/B%20c.yaml#L7")
    #expect(address("Specs", "map.svg") == "Specs/A/B%20c.yaml#L7")
    #expect(address("App/Specs", "App/Out/map.svg") == "../Specs/A/B%20c.yaml#L7")
    #expect(address("/a/Specs/", "/b/map.svg") == "../a/Specs/A/B%20c.yaml#L7")
    #expect(address(".", "map.svg") == "A/B%20c.yaml#L7")
  }

  // MARK: - JSON

  @Test func jsonHasNamesAsTheyAre() throws {
    struct Map: Decodable {
      struct Node: Decodable {
        let id: String
        let name: String
        let isReached: Bool
      }
      struct Arrow: Decodable {
        let from: String
        let to: String
      }
      let version: Int
      let nodes: [Node]
      let arrows: [Arrow]
    }
    let map = try JSONDecoder().decode(Map.self, from: Data(GraphJSON(Self.graph).text.utf8))
    #expect(map.version == 1)
    #expect(map.nodes.map(\.name) == Self.hostile)
    let ids = Set(map.nodes.map(\.id))
    #expect(ids.count == map.nodes.count)
    for arrow in map.arrows { #expect(ids.contains(arrow.from) && ids.contains(arrow.to)) }
  }
}

/// What stands in a picture.
private final class SVGContents: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var addresses: [String] = []
  private(set) var texts: [String] = []
  private(set) var titles: [String] = []
  private var counts: [String: Int] = [:]
  private var classes: [String: Int] = [:]
  private var text = ""

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func count(of element: String) -> Int { counts[element] ?? 0 }

  /// The number of Graphviz's groups of a class.
  func groups(_ name: String) -> Int { classes[name] ?? 0 }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(element)
    counts[element, default: 0] += 1
    self.attributes.formUnion(attributes.keys)
    if let address = attributes["href"] { addresses.append(address) }
    if let name = attributes["class"] { classes[name, default: 0] += 1 }
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "text" { texts.append(text) }
    if element == "title" { titles.append(text) }
  }
}
