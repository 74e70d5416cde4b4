/// Lays a map out in columns by how far everything is from where the app begins, and in bands by module. The same
/// map is always laid out the same, and ten thousand screens are laid out at once.
struct LayeredLayout {
  private let graph: AppGraph
  private let bundles: [AppGraph.Bundle]
  private let bands: [[Int]]
  private var ranks: [Int]
  /// The bundles that begin at each node.
  private var ports: [[Int]]

  init(_ graph: AppGraph) {
    self.graph = graph
    bundles = graph.bundles
    bands = graph.nodesByModule.map(\.nodes)
    ports = graph.nodes.map { _ in [] }
    for (number, bundle) in bundles.enumerated() { ports[bundle.from].append(number) }
    ranks = []
    ranks = rankedNodes()
  }

  // MARK: - Columns

  /// How many arrows away each node is from where the app begins. What cannot be reached stands behind that, with
  /// what it leads to.
  private func rankedNodes() -> [Int] {
    var ranks = [Int?](repeating: nil, count: graph.nodes.count)
    var hasWayIn = [Bool](repeating: false, count: graph.nodes.count)
    for bundle in bundles where bundle.from != bundle.to { hasWayIn[bundle.to] = true }
    func extend(from beginnings: [Int], rank: Int) {
      var open = beginnings.filter { ranks[$0] == nil }
      for node in open { ranks[node] = rank }
      var next = 0
      while next < open.count {
        let node = open[next]
        next += 1
        for port in ports[node] where ranks[bundles[port].to] == nil {
          ranks[bundles[port].to] = (ranks[node] ?? 0) + 1
          open.append(bundles[port].to)
        }
      }
    }
    let all = Array(graph.nodes.indices)
    let app = all.filter { graph.nodes[$0].kind != .screen && graph.nodes[$0].kind != .logIn }
    extend(from: app, rank: 0)
    extend(from: all.filter { !hasWayIn[$0] }, rank: app.isEmpty ? 0 : 1)
    for node in all where ranks[node] == nil { extend(from: [node], rank: app.isEmpty ? 0 : 1) }
    return ranks.map { $0 ?? 0 }
  }

  // MARK: - The order in a column

  /// The nodes of each band by their ranks, each beside what it is connected with.
  private func orderedCells() -> [[[Int]]] {
    let columns = (ranks.max() ?? 0) + 1
    var cells = bands.map { nodes in
      var cells = [[Int]](repeating: [], count: columns)
      for node in nodes { cells[ranks[node]].append(node) }
      return cells
    }
    var positions = [Double](repeating: 0, count: graph.nodes.count)
    func place() {
      var row = 0
      for band in cells {
        for cell in band {
          for (number, node) in cell.enumerated() { positions[node] = Double(row + number) }
        }
        row += band.map(\.count).max() ?? 0
      }
    }
    place()
    let neighbors = neighborsOfNodes()
    for _ in 0..<4 {
      let centers = graph.nodes.indices.map { node in
        let near = neighbors[node]
        guard !near.isEmpty else { return positions[node] }
        return near.reduce(0) { $0 + positions[$1] } / Double(near.count)
      }
      for band in cells.indices {
        for column in cells[band].indices {
          cells[band][column].sort { (centers[$0], $0) < (centers[$1], $1) }
        }
      }
      place()
    }
    return cells
  }

  private func neighborsOfNodes() -> [[Int]] {
    var neighbors = [[Int]](repeating: [], count: graph.nodes.count)
    for bundle in bundles where ranks[bundle.from] != ranks[bundle.to] {
      neighbors[bundle.from].append(bundle.to)
      neighbors[bundle.to].append(bundle.from)
    }
    return neighbors
  }

  // MARK: - Places

  /// The most nodes that stand in a column one below the other.
  private var tallest: Int { max(12, Int(Double(graph.nodes.count).squareRoot())) }

  func layout() -> GraphLayout {
    let cells = orderedCells()
    let columns = columnsOfRanks(cells)
    var boxes = [GraphLayout.Box](
      repeating: .init(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count)
    var top = 24.0
    for (position, band) in cells.enumerated() {
      let isFramed = graph.nodesByModuleName(at: bands[position]) != nil
      if isFramed { top += 28 }
      let stacks = band.enumerated().flatMap { rank, cell in self.stacks(of: cell, columns[rank]) }
      let height = stacks.map(\.height).max() ?? 0
      for stack in stacks {
        var y = top + (height - stack.height) / 2
        for node in stack.nodes {
          boxes[node] = .init(
            x: stack.x, y: y, width: GraphMeasure.boxWidth, height: self.height(of: node))
          y += self.height(of: node) + Self.gap
        }
      }
      top += height + (isFramed ? 38 : 24)
    }
    let lines = bundles.indices.map { line(of: $0, boxes) }
    let right = columns.last.flatMap(\.last).map { $0.x + GraphMeasure.boxWidth + $0.gap } ?? 0
    return GraphLayout(width: right, height: top, boxes: boxes, lines: lines)
  }

  private static let gap = 16.0

  private struct Column {
    let x: Double
    /// The room behind it, for labels and curves.
    let gap: Double
  }

  /// The columns of each rank; where a band has many nodes of a rank it takes several.
  private func columnsOfRanks(_ cells: [[[Int]]]) -> [[Column]] {
    var x = 24.0
    return (0..<(cells.first?.count ?? 0)).map { rank in
      let most = cells.map { $0[rank].count }.max() ?? 0
      let count = max(1, (most + tallest - 1) / tallest)
      let nodes = cells.flatMap { $0[rank] }
      let label = nodes.flatMap { ports[$0] }.map {
        GraphMeasure.width(ofLabel: GraphMeasure.label(of: bundles[$0]))
      }
      let gap = (label.max() ?? 0) + 72
      return (0..<count).map { _ in
        defer { x += GraphMeasure.boxWidth + gap }
        return Column(x: x, gap: gap)
      }
    }
  }

  private func stacks(
    of cell: [Int], _ columns: [Column]
  ) -> [(nodes: ArraySlice<Int>, x: Double, height: Double)] {
    guard !cell.isEmpty else { return [] }
    return columns.enumerated().compactMap { number, column in
      let start = number * tallest
      guard start < cell.count else { return nil }
      let nodes = cell[start..<min(start + tallest, cell.count)]
      let height = nodes.reduce(-Self.gap) { $0 + self.height(of: $1) + Self.gap }
      return (nodes, column.x, height)
    }
  }

  private func height(of node: Int) -> Double {
    max(GraphMeasure.boxHeight, Double(ports[node].count) * GraphMeasure.portDistance + 14)
  }

  // MARK: - Lines

  /// A line leaves its node beside its label, and enters the other one at the side from which it comes.
  private func line(of number: Int, _ boxes: [GraphLayout.Box]) -> GraphLayout.Line {
    let bundle = bundles[number]
    let from = boxes[bundle.from]
    let to = boxes[bundle.to]
    let siblings = ports[bundle.from]
    let port = Double(siblings.firstIndex(of: number) ?? 0)
    let middle = Double(siblings.count - 1) / 2
    let y = from.y + from.height / 2 + (port - middle) * GraphMeasure.portDistance + 4
    let label = GraphMeasure.width(ofLabel: GraphMeasure.label(of: bundle))
    let bend = from.right + label + 16
    let start = GraphLayout.Point(x: from.right, y: y)
    let corner = GraphLayout.Point(x: bend, y: y)
    let isAhead = to.x >= bend
    let end = GraphLayout.Point(
      x: isAhead ? to.x : to.right,
      // What comes from ahead enters below the labels of what leaves there.
      y: isAhead ? to.y + to.height / 2 : to.bottom - 5)
    let pull = isAhead ? min(60, (end.x - bend) / 2 + 8) : 44
    return GraphLayout.Line(
      start: start,
      curves: [
        start, corner, corner, .init(x: bend + pull, y: y),
        .init(x: isAhead ? end.x - pull : max(end.x, bend) + pull, y: end.y), end,
      ],
      label: .init(x: from.right + 8, y: y - 4), isCentered: false)
  }
}

extension AppGraph {
  /// The module of some nodes that belong to the same.
  func nodesByModuleName(at nodes: [Int]) -> String? {
    nodes.first.flatMap { self.nodes[$0].module }
  }
}
