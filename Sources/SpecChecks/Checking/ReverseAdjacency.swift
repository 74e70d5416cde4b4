import SpecSemantics

/// The edges of a graph by where they end: from where declarations are reached, without the places that
/// say so, of which there are more than of anything else in an app.
struct ReverseAdjacency {
  private let starts: [Int]
  private let origins: [DeclarationID]

  /// - Parameters:
  ///   - count: The number of declarations.
  ///   - isWay: Whether an edge is one that counts.
  init(_ edges: [UseGraph.Edge], count: Int, where isWay: (UseGraph.Edge) -> Bool = { _ in true }) {
    var starts = [Int](repeating: 0, count: count + 1)
    for edge in edges where isWay(edge) { starts[edge.to.index + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    var next = starts
    var origins = [DeclarationID](repeating: DeclarationID(0), count: starts[count])
    for edge in edges where isWay(edge) {
      origins[next[edge.to.index]] = edge.from
      next[edge.to.index] += 1
    }
    (self.starts, self.origins) = (starts, origins)
  }

  /// Adds to what leads somewhere all from which that can be reached.
  func extend(_ leading: inout [Bool], from goals: [DeclarationID]) {
    for goal in goals { leading[goal.index] = true }
    var waiting = goals
    while let next = waiting.popLast() {
      for origin in origins[starts[next.index]..<starts[next.index + 1]]
      where !leading[origin.index] {
        leading[origin.index] = true
        waiting.append(origin)
      }
    }
  }
}
