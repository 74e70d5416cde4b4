/// What the looks of arrows mean, below the map.
struct GraphLegend {
  private let looks: [(look: String, words: String)]

  init(_ graph: AppGraph) {
    let used = Set(graph.arrows.map(\.means))
    var looks: [(look: String, words: String)] = []
    for means in AppGraph.Means.allCases where used.contains(means) {
      if let known = looks.firstIndex(where: { $0.look == means.look }) {
        looks[known].words += ", \(means.words)"
      } else {
        looks.append((means.look, means.words))
      }
    }
    self.looks = looks
  }

  var width: Double { looks.reduce(24) { $0 + Self.width(of: $1.words) } }

  private static func width(of words: String) -> Double {
    GraphMeasure.width(ofLabel: words) + 64
  }

  func svg(at y: Double) -> String {
    var x = 24.0
    let entries = looks.map { look, words in
      defer { x += Self.width(of: words) }
      let from = GraphSVG.number(x)
      let to = GraphSVG.number(x + 32)
      let line = GraphSVG.number(y + 6)
      return
        "<g class=\"arrow \(look)\"><path d=\"M\(from) \(line) H\(to)\" marker-end=\"url(#\(look)-head)\"/>"
        + "<text x=\"\(GraphSVG.number(x + 40))\" y=\"\(GraphSVG.number(y + 10))\">\(words)</text></g>"
    }
    return "<g class=\"legend\" aria-hidden=\"true\">\(entries.joined())</g>"
  }
}

extension AppGraph.Means {
  /// How pictures draw it.
  var look: String {
    switch self {
    case .push, .show: "push"
    case .present: "present"
    case .embed: "embed"
    case .menu, .gate, .logIn, .logOut, .link, .tab, .module: "root"
    }
  }
}

extension GraphSVG {
  /// Colours with enough contrast on light and on dark paper.
  static let style = """
    <style>
    svg { --paper: #ffffff; --ink: #1c1c1e; --soft: #5a5a60; --box: #f5f5f7; --line: #8a8a90; --frame: #d0d0d6; --push: #0a58ca; --present: #8f3d9e; --embed: #2f6f3e; --root: #8a5200; --lost: #b3261e; font-family: system-ui, -apple-system, "Helvetica Neue", Helvetica, Arial, sans-serif; }
    @media (prefers-color-scheme: dark) { svg { --paper: #16161a; --ink: #f2f2f4; --soft: #b4b4bc; --box: #26262c; --line: #7a7a82; --frame: #3c3c44; --push: #7fb2ff; --present: #e0a3ec; --embed: #8fd3a0; --root: #f0b45c; --lost: #ff9a92; } }
    .paper { fill: var(--paper); }
    .module rect { fill: none; stroke: var(--frame); }
    .module text { fill: var(--soft); font-size: 12px; font-weight: 600; }
    .node rect { fill: var(--box); stroke: var(--line); }
    .node text { fill: var(--ink); text-anchor: middle; }
    .node .name { font-size: 14px; font-weight: 600; }
    .node .detail { font-size: 10px; fill: var(--soft); }
    .unreached rect { stroke: var(--lost); stroke-width: 2; stroke-dasharray: 6 4; }
    .unreached .detail { fill: var(--lost); }
    a:hover rect, a:focus rect { stroke: var(--push); stroke-width: 2; }
    .arrow path { fill: none; stroke: currentColor; stroke-width: 1.3; }
    .arrow text { font-size: 11px; fill: currentColor; paint-order: stroke; stroke: var(--paper); stroke-width: 3; }
    .arrow:hover path { stroke-width: 2.6; }
    .push { color: var(--push); } .present { color: var(--present); } .embed { color: var(--embed); } .root { color: var(--root); }
    .present path { stroke-dasharray: 6 4; } .embed path { stroke-dasharray: 2 3; } .root path { stroke-width: 1.8; }
    </style>
    """

  static let markers: String = {
    let heads = ["push", "present", "embed", "root"].map { look in
      "<marker id=\"\(look)-head\" class=\"\(look)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0 L8 4 L0 8 Z\" fill=\"currentColor\"/></marker>"
    }
    return "<defs>\(heads.joined())</defs>"
  }()
}
