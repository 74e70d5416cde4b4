/// An app as a map: its screens, and what leads from one to another.
public struct AppGraph: Sendable {
  /// Something that arrows lead from or to.
  public struct Node: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
      /// Where the app begins: its menu, and what stands before it.
      case app
      /// The addresses that open the app.
      case links
      /// The library's screens for logging in.
      case logIn
      /// A Swift module whose specs are elsewhere.
      case module
      case screen
    }

    public let kind: Kind
    public let name: String
    /// What the screen's bar says, as the spec writes it.
    public var title: String?
    /// The module that it belongs to; nil for what is the app's own.
    public var module: String?
    /// What a screen is made of: `list`, `form`, `tabs`, `swift` or `swiftUI`.
    public var form: String?
    /// What a screen is shown with, as the spec writes it.
    public var parameters: [String] = []
    /// Whether anything leads there from where the app begins.
    public var isReached = true
    public var place: Place?

    /// What no other node is called.
    public var id: String {
      switch kind {
      case .app, .links, .logIn: kind.rawValue
      case .module, .screen: "\(kind.rawValue):\(name)"
      }
    }
  }

  /// A line of a spec.
  public struct Place: Sendable, Hashable {
    /// Relative to the spec root.
    public let path: String
    public let line: Int
  }

  /// How an arrow leads to a screen.
  public enum Means: String, Sendable, CaseIterable {
    case menu, gate, logIn, logOut, link, tab, push, show, present, embed
    /// By code of a module whose specs are elsewhere.
    case module
  }

  /// A way from one node to another.
  public struct Arrow: Sendable {
    /// Indices of ``AppGraph/nodes``.
    public var from: Int
    public var to: Int
    public let means: Means
    public let trigger: Trigger
    /// What the screen is given, as the spec writes it.
    public let values: [Value]
    /// What has to hold, as the spec writes it.
    public let condition: String?
    public let place: Place?
  }

  /// Something that a screen is shown with.
  public struct Value: Sendable, Hashable {
    public let name: String
    public let value: String
  }

  /// The app's name.
  public let name: String
  public var nodes: [Node]
  public var arrows: [Arrow]

  /// The modules that nodes belong to, in the order in which these come.
  public var modules: [String] {
    var seen: Set<String> = []
    return nodes.compactMap(\.module).filter { seen.insert($0).inserted }
  }

  /// What leads to and from a screen.
  ///
  /// - Parameter depth: How many arrows are followed either way.
  /// - Returns: Nil where there is no such screen.
  public func only(_ screen: String, depth: Int) -> AppGraph? {
    guard let center = nodes.firstIndex(where: { $0.kind == .screen && $0.name == screen })
    else { return nil }
    let ahead = kept(from: center, depth, along: Adjacency(self, \.from, \.to))
    let back = kept(from: center, depth, along: Adjacency(self, \.to, \.from))
    let isKept = arrows.indices.map { ahead.arrows.contains($0) || back.arrows.contains($0) }
    var numbers: [Int: Int] = [:]
    var graph = self
    graph.nodes = []
    for number in nodes.indices where ahead.nodes.contains(number) || back.nodes.contains(number) {
      numbers[number] = graph.nodes.count
      graph.nodes.append(nodes[number])
    }
    graph.arrows = zip(arrows, isKept).compactMap { arrow, isKept in
      guard isKept, let from = numbers[arrow.from], let to = numbers[arrow.to] else { return nil }
      var arrow = arrow
      arrow.from = from
      arrow.to = to
      return arrow
    }
    return graph
  }

  private func kept(
    from center: Int, _ depth: Int, along ways: Adjacency
  ) -> (nodes: Set<Int>, arrows: Set<Int>) {
    var nodes: Set<Int> = [center]
    var found: Set<Int> = []
    var open = [center]
    for _ in 0..<depth {
      var next: [Int] = []
      for node in open {
        for way in ways[node] {
          found.insert(way.arrow)
          if nodes.insert(way.node).inserted { next.append(way.node) }
        }
      }
      guard !next.isEmpty else { break }
      open = next
    }
    return (nodes, found)
  }

  /// Marks what cannot be reached from where the app begins. Of an app without a host that is not known: its
  /// own code shows the screens.
  mutating func markReached() {
    guard nodes.contains(where: { $0.kind == .app }) else { return }
    let ways = Adjacency(self, \.from, \.to)
    var isReached = nodes.map { $0.kind != .screen && $0.kind != .logIn }
    var open = nodes.indices.filter { isReached[$0] }
    while let node = open.popLast() {
      for way in ways[node] where !isReached[way.node] {
        isReached[way.node] = true
        open.append(way.node)
      }
    }
    for number in nodes.indices { nodes[number].isReached = isReached[number] }
  }

  /// The arrows of each node.
  struct Adjacency {
    private var starts: [Int]
    private var ways: [(arrow: Int, node: Int)]

    init(_ graph: AppGraph, _ near: KeyPath<Arrow, Int>, _ far: KeyPath<Arrow, Int>) {
      starts = [Int](repeating: 0, count: graph.nodes.count + 1)
      for arrow in graph.arrows { starts[arrow[keyPath: near] + 1] += 1 }
      for number in starts.indices.dropFirst() { starts[number] += starts[number - 1] }
      ways = [(arrow: Int, node: Int)](repeating: (0, 0), count: graph.arrows.count)
      var next = starts
      for (number, arrow) in graph.arrows.enumerated() {
        let node = arrow[keyPath: near]
        ways[next[node]] = (number, arrow[keyPath: far])
        next[node] += 1
      }
    }

    subscript(node: Int) -> ArraySlice<(arrow: Int, node: Int)> {
      ways[starts[node]..<starts[node + 1]]
    }
  }
}
