/// Which declarations are used, and how screens lead to one another.
struct UseGraph: Sendable {
  /// A screen leads to a screen, or shows an adapter that does.
  struct Edge: Sendable {
    let from: DeclarationID
    let to: DeclarationID
  }

  private(set) var used: Set<DeclarationID> = []
  private(set) var edges: [Edge] = []

  /// Notes that `from` uses `to`. A declaration does not use itself.
  mutating func note(_ from: DeclarationID, uses to: DeclarationID) {
    if from != to { used.insert(to) }
  }

  /// Notes that whoever comes to `from` can come to `to`.
  mutating func note(_ from: DeclarationID, leadsTo to: DeclarationID) {
    edges.append(Edge(from: from, to: to))
  }

  mutating func append(_ other: UseGraph) {
    used.formUnion(other.used)
    edges += other.edges
  }

  /// The declarations that can be come to from the given ones, themselves included.
  func reachable(from roots: [DeclarationID]) -> Set<DeclarationID> {
    let targets = Dictionary(grouping: edges, by: \.from)
    var reached = Set(roots)
    var waiting = roots
    while let next = waiting.popLast() {
      for edge in targets[next] ?? [] where reached.insert(edge.to).inserted {
        waiting.append(edge.to)
      }
    }
    return reached
  }
}
