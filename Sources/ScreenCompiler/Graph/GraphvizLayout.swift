/// Lets Graphviz lay a map out. Only numbers are handed over and taken back, so that what stands in specs means
/// nothing to it.
struct GraphvizLayout {
  private let graph: AppGraph
  private let bundles: [AppGraph.Bundle]
  private static let pointsPerInch = 72.0

  init(_ graph: AppGraph) {
    self.graph = graph
    bundles = graph.bundles
  }

  /// The layout; nil where Graphviz is not installed, or cannot do it.
  func layout() -> GraphLayout? {
    guard let folder = try? FileSystem.createTemporaryDirectory() else { return nil }
    defer { FileSystem.removeTree(folder) }
    let input = Path.join(folder, "map.dot")
    let output = Path.join(folder, "map.plain")
    guard (try? FileSystem.write(Array(question.utf8), to: input)) != nil,
      let outcome = try? ChildProcess.run(["dot", "-Tplain", input], output: output),
      outcome.status == 0, let answer = try? FileSystem.read(output)
    else { return nil }
    return layout(from: String(decoding: answer, as: UTF8.self))
  }

  // MARK: - What is asked

  private var question: String {
    var lines = [
      "digraph {", "rankdir=LR; ranksep=0.8; nodesep=0.3",
      "node [shape=box, fixedsize=true, label=\"\", width=\(GraphMeasure.boxWidth / 72), height=\(GraphMeasure.boxHeight / 72)]",
      "edge [fontname=\"Helvetica\", fontsize=11]",
    ]
    for (position, group) in graph.nodesByModule.enumerated() {
      let nodes = group.nodes.map { "n\($0)" }.joined(separator: "; ")
      guard group.module != nil else {
        lines.append(nodes)
        continue
      }
      lines.append("subgraph cluster_\(position) { margin=32; \(nodes) }")
    }
    for (number, bundle) in bundles.enumerated() {
      // The label says which bundle it is, and takes the room of what is shown there.
      let width = Int(GraphMeasure.width(ofLabel: GraphMeasure.label(of: bundle)) / 6.2)
      let name = "e\(number)_"
      let label = name + String(repeating: "x", count: max(0, width - name.count))
      lines.append("n\(bundle.from) -> n\(bundle.to) [label=\"\(label)\"]")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  // MARK: - What is answered

  private func layout(from answer: String) -> GraphLayout? {
    var height = 0.0
    var width = 0.0
    var boxes = [GraphLayout.Box?](repeating: nil, count: graph.nodes.count)
    var lines = [GraphLayout.Line?](repeating: nil, count: bundles.count)
    for line in answer.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "graph":
        guard let numbers = numbers(words[1...]), numbers.count == 3 else { return nil }
        width = numbers[1]
        height = numbers[2]
      case "node":
        guard words.count > 5, let node = Int(words[1].dropFirst()), boxes.indices.contains(node),
          let numbers = numbers(words[2...5])
        else { return nil }
        boxes[node] = box(numbers, height)
      case "edge":
        guard let (bundle, line) = edge(words, height), lines.indices.contains(bundle) else {
          return nil
        }
        lines[bundle] = line
      default: break
      }
    }
    let found = boxes.compactMap(\.self)
    let drawn = lines.compactMap(\.self)
    guard found.count == boxes.count, drawn.count == lines.count else { return nil }
    return GraphLayout(
      width: width + 2 * Self.margin, height: height + 2 * Self.margin, boxes: found, lines: drawn)
  }

  private static let margin = 36.0

  private func numbers(_ words: ArraySlice<Substring>) -> [Double]? {
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers.map { $0 * Self.pointsPerInch } : nil
  }

  private func box(_ numbers: [Double], _ height: Double) -> GraphLayout.Box {
    let center = point(numbers[0], numbers[1], height)
    return .init(
      x: center.x - numbers[2] / 2, y: center.y - numbers[3] / 2, width: numbers[2],
      height: numbers[3])
  }

  /// Graphviz counts upwards.
  private func point(_ x: Double, _ y: Double, _ height: Double) -> GraphLayout.Point {
    .init(x: x + Self.margin, y: height - y + Self.margin)
  }

  /// `edge TAIL HEAD N X1 Y1 … XN YN LABEL X Y …`
  private func edge(
    _ words: [Substring], _ height: Double
  ) -> (bundle: Int, line: GraphLayout.Line)? {
    guard words.count > 3, let count = Int(words[3]), count > 1, words.count > 4 + 2 * count + 2,
      let places = numbers(words[4..<(4 + 2 * count)]),
      let label = numbers(words[(5 + 2 * count)..<(7 + 2 * count)]),
      let bundle = Int(words[4 + 2 * count].drop { !$0.isNumber }.prefix { $0.isNumber })
    else { return nil }
    let points = (0..<count).map { point(places[2 * $0], places[2 * $0 + 1], height) }
    var line = GraphLayout.Line(
      start: points[0], curves: Array(points.dropFirst()),
      label: point(label[0], label[1], height), isCentered: true)
    line.label.y += 4
    return (bundle, line)
  }
}
