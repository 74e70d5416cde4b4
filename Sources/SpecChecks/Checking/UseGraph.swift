import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the walk notes for several rules about the app as a whole: which declarations are used, how they
/// lead to one another, and what they are called in Swift. What one rule alone asks for it collects itself.
struct UseGraph: Sendable {
  /// From one declaration to another.
  struct Edge: Sendable {
    let from: DeclarationID
    let to: DeclarationID
    /// Where `from` says so.
    let span: ByteSpan
    /// Whether there is a list in between, of which there may be none.
    var isThroughList = false
    /// Whether `from` presents `to`, so that closing that leads back to `from`.
    var isModal = false
  }

  /// A name in Swift as a number: equal names have equal numbers.
  struct SwiftName: Sendable {
    let hash: UInt64
    let id: DeclarationID
  }

  /// How one declaration has to do with another one.
  enum Relation: Int, CaseIterable {
    /// From the first one can get to the second.
    case leads
    /// Values of the first have values of the second inside themselves.
    case holds
    /// An adapter hosts a screen, or a screen has a tab for it.
    case embeds
    /// A component has another one in its tree.
    case places
    /// A screen is presented so that it fills the window.
    case covers
    /// An effect goes to an entry of the host's menu.
    case selects
  }

  /// What is so of a declaration.
  enum Mark: Int, CaseIterable {
    /// Others use it: it is listed as often as they do.
    case used
    /// A model with colors or pictures in it.
    case undecodable
    /// It has an effect that closes what was presented.
    case closing
    /// It leads away whatever is presented over what, such as to another tab, or may do so, such as by a
    /// method of the app.
    case leaving
  }

  private var edges = [[Edge]](repeating: [], count: Relation.allCases.count)
  private var marks = [[DeclarationID]](repeating: [], count: Mark.allCases.count)
  /// Types at the top of the generated module.
  var typeNames: [SwiftName] = []
  /// Whether a screen of the viper system is among them.
  var hasScenes = false
  /// Names that are used in other capitals than the declaration's.
  var spellings: [SwiftName] = []
  /// Members of the app and its destinations that are called after declarations.
  var memberNames: [SwiftName] = []
  /// Classes of the app that stand for a declaration.
  var ownClasses: [(type: Name, id: DeclarationID)] = []
  /// Types of the app that stand for models.
  var ownModels: [(type: Name, id: DeclarationID)] = []
  /// Views of the app, by the declarations in whose cells they stand.
  var ownViews: [(type: Name, id: DeclarationID)] = []
  /// The modules that are said to have the app's types, by the declarations that say so.
  var namedModules: [(module: Name, id: DeclarationID)] = []

  init() {}

  subscript(relation: Relation) -> [Edge] { edges[relation.rawValue] }
  subscript(mark: Mark) -> [DeclarationID] { marks[mark.rawValue] }

  /// Notes that `from` uses `to`. A declaration does not use itself.
  mutating func note(_ from: DeclarationID, uses to: DeclarationID) {
    if from != to { note(to, is: .used) }
  }

  mutating func note(_ id: DeclarationID, is mark: Mark) {
    if marks[mark.rawValue].last != id { marks[mark.rawValue].append(id) }
  }

  mutating func note(
    _ from: DeclarationID, _ relation: Relation, _ to: DeclarationID, at span: ByteSpan,
    isThroughList: Bool = false, isModal: Bool = false
  ) {
    edges[relation.rawValue].append(
      Edge(from: from, to: to, span: span, isThroughList: isThroughList, isModal: isModal))
  }

  /// Notes the module of a type that a declaration leaves to the app, where one is said.
  mutating func note(_ id: DeclarationID, namesModuleOf type: SwiftTypeReference) {
    if let module = type.module { namedModules.append((module, id)) }
  }

  /// What was noted in all parts of an app.
  init(joining parts: [UseGraph]) {
    edges = edges.indices.map { kind in Array(joining: parts.map { $0.edges[kind] }) }
    marks = marks.indices.map { kind in Array(joining: parts.map { $0.marks[kind] }) }
    typeNames = Array(joining: parts.map(\.typeNames))
    hasScenes = parts.contains(where: \.hasScenes)
    spellings = Array(joining: parts.map(\.spellings))
    memberNames = Array(joining: parts.map(\.memberNames))
    ownClasses = Array(joining: parts.map(\.ownClasses))
    ownModels = Array(joining: parts.map(\.ownModels))
    ownViews = Array(joining: parts.map(\.ownViews))
    namedModules = Array(joining: parts.map(\.namedModules))
  }
}

extension UseGraph {
  /// All types of the app that specs name.
  var ownTypes: [(type: Name, id: DeclarationID)] { ownClasses + ownModels + ownViews }
}

/// The edges of a graph by where they start.
struct Adjacency {
  private let starts: [Int]
  private let edges: [UseGraph.Edge]

  /// - Parameter count: The number of declarations.
  init(_ unordered: [UseGraph.Edge], count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    for edge in unordered { starts[edge.from.index + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    self.starts = starts
    // The walk goes through declarations in their order, so the edges mostly are in order already.
    let isOrdered = zip(unordered, unordered.dropFirst()).allSatisfy { $0.from <= $1.from }
    guard !isOrdered else {
      edges = unordered
      return
    }
    // Each edge has its place: how many start before it is known.
    var (placed, next) = (unordered, starts)
    for edge in unordered {
      placed[next[edge.from.index]] = edge
      next[edge.from.index] += 1
    }
    edges = placed
  }

  subscript(from: DeclarationID) -> ArraySlice<UseGraph.Edge> {
    edges[starts[from.index]..<starts[from.index + 1]]
  }

  /// For each declaration whether it can be reached from a root.
  func reachable(from root: DeclarationID) -> [Bool] {
    var reached = [Bool](repeating: false, count: starts.count - 1)
    extend(&reached, from: [root])
    return reached
  }

  /// Adds to what is reached all that can be reached from some declarations.
  func extend(_ reached: inout [Bool], from roots: [DeclarationID]) {
    for root in roots { reached[root.index] = true }
    var waiting = roots
    while let next = waiting.popLast() {
      for edge in self[next] where !reached[edge.to.index] {
        reached[edge.to.index] = true
        waiting.append(edge.to)
      }
    }
  }
}
