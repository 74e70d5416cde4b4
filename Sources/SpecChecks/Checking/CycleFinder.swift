/// Finds out what leads back to itself.
///
/// It keeps its own stack: chains may be longer than a thread's.
struct CycleFinder<Node: Hashable> {
  private let successors: (Node) -> [Node]
  private var states: [Node: CycleState] = [:]
  private var path: [Node] = []
  private(set) var cycles: [[Node]] = []

  /// Looks for cycles from each of the nodes, in their order. Every cycle is found once, and one at
  /// least for every group of nodes that lead to one another.
  init(from nodes: [Node], successors: @escaping (Node) -> [Node]) {
    self.successors = successors
    for node in nodes where states[node] == nil { search(from: node) }
  }

  private mutating func search(from root: Node) {
    var waiting: [[Node]] = []
    enter(root, &waiting)
    while let last = waiting.indices.last {
      guard let next = waiting[last].popLast() else {
        waiting.removeLast()
        states[path.removeLast()] = .done
        continue
      }
      switch states[next] {
      case nil: enter(next, &waiting)
      case .open:
        if let start = path.firstIndex(of: next) { cycles.append(Array(path[start...])) }
      case .done: break
      }
    }
  }

  private mutating func enter(_ node: Node, _ waiting: inout [[Node]]) {
    states[node] = .open
    path.append(node)
    waiting.append(successors(node).reversed())
  }
}

/// What became of a node. It stands by itself, since types within generic ones are put together for each of these.
private enum CycleState {
  case open, done
}
