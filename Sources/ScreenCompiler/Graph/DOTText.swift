/// The map in the language of Graphviz.
struct DOTText {
  private let graph: AppGraph
  private let links: GraphLinks

  init(_ graph: AppGraph, links: GraphLinks) {
    self.graph = graph
    self.links = links
  }

  var text: String {
    var lines = [
      "digraph \(Self.quoted(graph.name)) {", "  rankdir=LR", "  fontname=\"Helvetica\"",
      "  node [shape=box, style=rounded, fontname=\"Helvetica\"]",
      "  edge [fontname=\"Helvetica\", fontsize=10]",
    ]
    for (position, group) in graph.nodesByModule.enumerated() {
      guard let module = group.module else {
        lines += group.nodes.map { "  " + node($0) }
        continue
      }
      lines.append("  subgraph cluster_\(position) {")
      lines.append("    label=\(Self.quoted(module))")
      lines += group.nodes.map { "    " + node($0) }
      lines.append("  }")
    }
    lines += graph.bundles.map { "  " + arrow($0) }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func node(_ number: Int) -> String {
    let node = graph.nodes[number]
    let label = [node.name] + (node.isReached ? [] : ["not reached"])
    var attributes = ["label=\(Self.quoted(label))"]
    if node.kind != .screen { attributes.append("shape=oval") }
    if !node.isReached { attributes.append("style=\"rounded,dashed\"") }
    if let place = node.place {
      attributes.append("URL=\(Self.quoted(links.address(of: place)))")
      attributes.append("tooltip=\(Self.quoted("\(place.path):\(place.line)"))")
    }
    return "n\(number) [\(attributes.joined(separator: ", "))]"
  }

  private func arrow(_ bundle: AppGraph.Bundle) -> String {
    let lines = bundle.lines(atMost: 3).map { GraphText.shortened($0, to: 80) }
    let attributes =
      ["label=\(Self.quoted([bundle.means.words] + lines))"] + bundle.means.dot
      + ["tooltip=\(Self.quoted(bundle.lines))"]
    return "n\(bundle.from) -> n\(bundle.to) [\(attributes.joined(separator: ", "))]"
  }

  static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  static func quoted(_ text: String) -> String { quoted([text]) }

  /// A text as Graphviz shows it, which knows the entities of HTML, too.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in GraphText.shown(text).unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "&": escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension AppGraph.Means {
  fileprivate var dot: [String] {
    switch self {
    case .push, .show: []
    case .present: ["style=dashed"]
    case .embed: ["style=dotted", "arrowhead=odot"]
    case .menu, .gate, .logIn, .logOut, .link, .tab, .module: ["style=bold"]
    }
  }
}
