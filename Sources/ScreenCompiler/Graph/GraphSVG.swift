/// The map as a picture that any browser shows, light or dark as its reader likes, without a script.
struct GraphSVG {
  private let graph: AppGraph
  private let bundles: [AppGraph.Bundle]
  private let layout: GraphLayout
  private let links: GraphLinks

  init(_ graph: AppGraph, layout: GraphLayout, links: GraphLinks) {
    self.graph = graph
    bundles = graph.bundles
    self.layout = layout
    self.links = links
  }

  var text: String {
    let legend = GraphLegend(graph)
    let width = Self.number(max(layout.width, legend.width) + 8)
    let height = Self.number(layout.height + 40)
    let title = "The screens of \(graph.name)"
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\" role=\"group\" aria-labelledby=\"map-title map-description\">",
      "<title id=\"map-title\">\(Self.escaped(title))</title>",
      "<desc id=\"map-description\">\(Self.escaped(summary))</desc>",
      Self.style, Self.markers, "<rect class=\"paper\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
    lines += frames
    lines += bundles.indices.map(line)
    lines += bundles.indices.map(label)
    lines += graph.nodes.indices.map(node)
    lines.append(legend.svg(at: layout.height + 12))
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private var summary: String {
    let screens = graph.nodes.filter { $0.kind == .screen }
    let lost = screens.filter { !$0.isReached }.map(\.name)
    let unreached =
      lost.isEmpty
      ? "" : " Nothing leads to \(GraphText.shortened(lost.joined(separator: ", "), to: 400))."
    return "\(screens.count) screens and \(graph.arrows.count) ways between them.\(unreached)"
  }

  // MARK: - Parts

  private var frames: [String] {
    graph.nodesByModule.compactMap { module, nodes in
      guard let module,
        let frame = GraphMeasure.frame(around: nodes.map { layout.boxes[$0] })
      else { return nil }
      let name = GraphText.shortened(module, to: 40)
      return "<g class=\"module\">\(Self.rectangle(frame, radius: 12))"
        + "<text x=\"\(Self.number(frame.x + 12))\" y=\"\(Self.number(frame.y + 18))\">"
        + "\(Self.escaped(name))</text></g>"
    }
  }

  private func node(_ number: Int) -> String {
    let node = graph.nodes[number]
    let box = layout.boxes[number]
    let classes = ["node", node.kind.rawValue] + (node.isReached ? [] : ["unreached"])
    let middle = box.y + box.height / 2
    let name = GraphText.shortened(node.name, to: 24)
    let detail = GraphText.shortened(detail(of: node), to: 28)
    let x = Self.number(box.x + box.width / 2)
    let texts =
      "<text class=\"name\" x=\"\(x)\" y=\"\(Self.number(middle + (detail.isEmpty ? 5 : -2)))\">"
      + "\(Self.escaped(name))</text>"
      + (detail.isEmpty
        ? ""
        : "<text class=\"detail\" x=\"\(x)\" y=\"\(Self.number(middle + 14))\">"
          + "\(Self.escaped(detail))</text>")
    let drawn =
      "<g id=\"n\(number)\" class=\"\(classes.joined(separator: " "))\">"
      + "<title>\(Self.escaped(title(of: node)))</title>"
      + "<desc>\(Self.escaped(description(of: number)))</desc>"
      + Self.rectangle(box, radius: node.kind == .screen ? 8 : 22) + texts + "</g>"
    guard let place = node.place else { return drawn }
    return "<a href=\"\(Self.escaped(links.address(of: place)))\">\(drawn)</a>"
  }

  private func detail(of node: AppGraph.Node) -> String {
    if !node.isReached { return "not reached" }
    return node.parameters.isEmpty ? "" : "(\(node.parameters.joined(separator: ", ")))"
  }

  private func title(of node: AppGraph.Node) -> String {
    let name = node.kind == .screen ? "Screen \(node.name)" : node.name
    let place = node.place.map { ", \($0.path):\($0.line)" } ?? ""
    return name + (node.title.map { ", titled \($0)" } ?? "") + place
  }

  private func description(of number: Int) -> String {
    let node = graph.nodes[number]
    var sentences: [String] = []
    if let module = node.module { sentences.append("In module \(module).") }
    if !node.parameters.isEmpty {
      sentences.append("Shown with \(node.parameters.joined(separator: ", ")).")
    }
    if !node.isReached { sentences.append("Nothing leads here.") }
    return sentences.joined(separator: " ")
  }

  private func line(_ number: Int) -> String {
    let bundle = bundles[number]
    let line = layout.lines[number]
    let means = bundle.means
    let title =
      (["\(graph.nodes[bundle.from].name) → \(graph.nodes[bundle.to].name), \(means.words)"]
      + bundle.lines(atMost: 20)).joined(separator: "; ")
    return
      "<g class=\"arrow \(means.look)\"><title>\(Self.escaped(title))</title>"
      + "<path d=\"\(Self.path(line))\" marker-end=\"url(#\(means.look)-head)\"/></g>"
  }

  /// What an arrow needs, in short: its title says all of it. It stands over all arrows.
  private func label(_ number: Int) -> String {
    let line = layout.lines[number]
    let text = GraphMeasure.label(of: bundles[number])
    let anchor = line.isCentered ? " text-anchor=\"middle\"" : ""
    return
      "<g class=\"arrow \(bundles[number].means.look)\" aria-hidden=\"true\">"
      + "<text x=\"\(Self.number(line.label.x))\" y=\"\(Self.number(line.label.y))\"\(anchor)>"
      + "\(Self.escaped(text))</text></g>"
  }

  private static func path(_ line: GraphLayout.Line) -> String {
    let bends = line.curves.map { "\(number($0.x)) \(number($0.y))" }
    return "M\(number(line.start.x)) \(number(line.start.y)) C" + bends.joined(separator: " ")
  }

  private static func rectangle(_ box: GraphLayout.Box, radius: Int) -> String {
    "<rect x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\""
      + " height=\"\(number(box.height))\" rx=\"\(radius)\"/>"
  }

  /// A number with one digit behind the point at most.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// A text as it stands in XML, in attributes, too.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in GraphText.shown(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
