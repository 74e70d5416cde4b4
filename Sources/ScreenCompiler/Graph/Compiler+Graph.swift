import SourceText

/// How a map is written.
public enum GraphFormat: String, Sendable, CaseIterable {
  case mermaid, dot, json, svg
}

/// Who says where everything of a picture stands.
public enum GraphLayoutChoice: String, Sendable, CaseIterable {
  /// Graphviz, if it is installed and the map is not too large for it.
  case auto
  case graphviz
  /// Columns by distance and bands by module, the same on every machine.
  case layered
}

/// A part of a map.
public struct GraphFocus: Sendable, Hashable {
  public let screen: String
  /// How many arrows are followed from the screen and to it.
  public let depth: Int

  public init(screen: String, depth: Int) {
    self.screen = screen
    self.depth = depth
  }
}

/// What has come of drawing a map.
public enum GraphResult: Sendable {
  case graph(AppGraph)
  /// There is no such screen; perhaps another one was meant.
  case unknownScreen(suggestion: String?)
}

extension Compiler {
  /// Reads and checks the specs and draws the map of the app.
  ///
  /// - Parameter focus: The screen around which it is drawn; nil for all of it.
  /// - Returns: What was found, and the map unless there is an error.
  public func graph(
    of focus: GraphFocus? = nil
  ) throws(CompilerError) -> (report: Report, result: GraphResult?) {
    let checked = try CompilerError.ofFiles { () throws(FileError) in
      try check(isForBuilding: true)
    }
    guard let app = checked.app, !checked.report.hasErrors else { return (checked.report, nil) }
    let graph = try AppGraphBuilder(app: app, sources: checked.report.sources).graph()
    guard let focus else { return (checked.report, .graph(graph)) }
    guard let part = graph.only(focus.screen, depth: focus.depth) else {
      let names = graph.nodes.filter { $0.kind == .screen }.map(\.name)
      let near = NearMiss.suggestion(for: focus.screen, among: names)
      return (checked.report, .unknownScreen(suggestion: near))
    }
    return (checked.report, .graph(part))
  }

  /// The text of a map.
  ///
  /// - Parameter output: The path of the file that it is for, so that it can lead to the specs from there.
  /// - Returns: Nil where Graphviz is asked for and cannot do it.
  public func text(
    of graph: AppGraph, as format: GraphFormat, layout: GraphLayoutChoice = .auto,
    output: String? = nil
  ) -> String? {
    let links = GraphLinks(specRoot: project.specRoot, output: output)
    switch format {
    case .mermaid: return MermaidText(graph).text
    case .dot: return DOTText(graph, links: links).text
    case .json: return GraphJSON(graph).text
    case .svg:
      guard let places = places(of: graph, layout) else { return nil }
      return GraphSVG(graph, layout: places, links: links).text
    }
  }

  private func places(of graph: AppGraph, _ choice: GraphLayoutChoice) -> GraphLayout? {
    switch choice {
    case .layered: LayeredLayout(graph).layout()
    case .graphviz: GraphvizLayout(graph).layout()
    case .auto:
      // It takes the square of what it is given, and more.
      (graph.arrows.count > Self.mostForGraphviz ? nil : GraphvizLayout(graph).layout())
        ?? LayeredLayout(graph).layout()
    }
  }

  private static let mostForGraphviz = 400
}
