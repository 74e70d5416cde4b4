/// The map as a flowchart of Mermaid, which many hosts of repositories draw.
struct MermaidText {
  private let graph: AppGraph

  init(_ graph: AppGraph) {
    self.graph = graph
  }

  var text: String {
    var lines = ["flowchart LR"]
    for (position, group) in graph.nodesByModule.enumerated() {
      guard let module = group.module else {
        lines += group.nodes.map { "  " + node($0) }
        continue
      }
      lines.append("  subgraph m\(position)[\(Self.quoted(module))]")
      lines += group.nodes.map { "    " + node($0) }
      lines.append("  end")
    }
    lines += graph.bundles.map { "  " + arrow($0) }
    let lost = graph.nodes.indices.filter { !graph.nodes[$0].isReached }
    if !lost.isEmpty {
      lines.append("  classDef unreached stroke-width:2px,stroke-dasharray:6 4")
      lines.append("  class \(lost.map { "n\($0)" }.joined(separator: ",")) unreached")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func node(_ number: Int) -> String {
    let node = graph.nodes[number]
    var label = Self.escaped(node.name)
    if !node.isReached { label += "<br/>not reached" }
    return node.kind == .screen ? "n\(number)[\"\(label)\"]" : "n\(number)([\"\(label)\"])"
  }

  private func arrow(_ bundle: AppGraph.Bundle) -> String {
    let lines = bundle.lines(atMost: 3).map { Self.escaped(GraphText.shortened($0, to: 80)) }
    let label = ([bundle.means.words] + lines).joined(separator: "<br/>")
    return "n\(bundle.from) \(bundle.means.mermaid)|\"\(label)\"| n\(bundle.to)"
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text as a label shows it. All that could mean something to Mermaid, to Markdown or to HTML stands as the
  /// number of its character.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in GraphText.shown(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", ":", "/", "(", ")", "?":
        escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{80}": escaped += "#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension AppGraph.Means {
  /// What pictures call it.
  var words: String {
    switch self {
    case .logIn: "log in"
    case .logOut: "log out"
    case .menu, .gate, .link, .tab, .push, .show, .present, .embed, .module: rawValue
    }
  }

  fileprivate var mermaid: String {
    switch self {
    case .push, .show: "-->"
    case .present: "-.->"
    case .embed: "--o"
    case .menu, .gate, .logIn, .logOut, .link, .tab, .module: "==>"
    }
  }
}
