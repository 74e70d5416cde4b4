import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the walk notes for the rules about the app as a whole: which declarations are used, how they
/// lead to one another, and what they are called in Swift.
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

  /// That something of a module is named in another one.
  struct ModuleUse: Sendable, Hashable {
    let from: ModuleID
    let to: ModuleID
  }

  /// Declarations that others use, as often as they do.
  private(set) var used: [DeclarationID] = []
  /// Whoever comes to `from` can come to `to`.
  private(set) var ways: [Edge] = []
  /// Values of `from` have values of `to` inside themselves.
  private(set) var holdings: [Edge] = []
  /// An adapter hosts a screen, or a screen has a tab for it.
  private(set) var embeds: [Edge] = []
  /// A component has another one in its tree.
  private(set) var placements: [Edge] = []
  /// What makes models items of lists that have nothing to be told by.
  private(set) var listings: [Edge] = []
  /// Models with colors or pictures in them.
  var undecodable: [DeclarationID] = []
  /// Types at the top of the generated module.
  var typeNames: [SwiftName] = []
  /// Whether a screen of the viper system is among them.
  var hasScenes = false
  /// Names that are used in other capitals than the declaration's.
  var spellings: [SwiftName] = []
  /// What modules name of other modules.
  private(set) var moduleUses: Set<ModuleUse> = []
  /// Classes of the app that stand for a declaration.
  var ownClasses: [(type: Name, id: DeclarationID)] = []
  /// Keys of the app's strings, where a rule asks which are used.
  var stringKeys: Set<String> = []
  /// Calls that do not say which API they go to, where the app has not just one.
  var undirectedCalls: [Location] = []
  /// Pieces of state that are kept, with their screens.
  var kept: [(screen: DeclarationID, field: Field)] = []
  /// Parameters and pieces of state that nothing reads.
  var unread: [UnreadField] = []
  /// The flags that are read, by their names.
  var flags: Set<String> = []
  /// Whether something is wrong with a declaration, so that what it reads is not known.
  var hasMistakes = false
  /// Whether an effect calls a method of the app.
  var callsOwnCode = false
  /// How screens are left.
  var exits = ExitNotes()
  /// What stands on which background, where a rule asks and there is a theme, part by part.
  var contrast: [ContrastPass] = []

  /// Notes that `from` uses `to`. A declaration does not use itself.
  mutating func note(_ from: DeclarationID, uses to: DeclarationID) {
    if from != to, used.last != to { used.append(to) }
  }

  mutating func note(
    _ from: DeclarationID, leadsTo to: DeclarationID, at span: ByteSpan, isModal: Bool = false
  ) {
    ways.append(Edge(from: from, to: to, span: span, isModal: isModal))
  }

  mutating func note(
    _ from: DeclarationID, holds to: DeclarationID, at span: ByteSpan, isThroughList: Bool = false
  ) {
    holdings.append(Edge(from: from, to: to, span: span, isThroughList: isThroughList))
  }

  mutating func note(_ from: DeclarationID, embeds to: DeclarationID, at span: ByteSpan) {
    embeds.append(Edge(from: from, to: to, span: span))
  }

  mutating func note(_ from: DeclarationID, places to: DeclarationID, at span: ByteSpan) {
    placements.append(Edge(from: from, to: to, span: span))
  }

  mutating func note(_ from: DeclarationID, lists to: DeclarationID, at span: ByteSpan) {
    listings.append(Edge(from: from, to: to, span: span))
  }

  mutating func note(_ from: ModuleID, names to: ModuleID) {
    moduleUses.insert(ModuleUse(from: from, to: to))
  }
}

extension UseGraph {
  /// What was noted in all parts of an app.
  init(joining parts: [UseGraph]) {
    used = parts.all(\.used)
    ways = parts.all(\.ways)
    holdings = parts.all(\.holdings)
    embeds = parts.all(\.embeds)
    placements = parts.all(\.placements)
    listings = parts.all(\.listings)
    undecodable = parts.all(\.undecodable)
    typeNames = parts.all(\.typeNames)
    hasScenes = parts.contains(where: \.hasScenes)
    spellings = parts.all(\.spellings)
    ownClasses = parts.all(\.ownClasses)
    undirectedCalls = parts.all(\.undirectedCalls)
    kept = parts.all(\.kept)
    unread = parts.all(\.unread)
    hasMistakes = parts.contains(where: \.hasMistakes)
    callsOwnCode = parts.contains(where: \.callsOwnCode)
    contrast = parts.all(\.contrast)
    for part in parts {
      moduleUses.formUnion(part.moduleUses)
      stringKeys.formUnion(part.stringKeys)
      flags.formUnion(part.flags)
      exits.append(part.exits)
    }
  }
}

extension [UseGraph] {
  /// A list of all parts, in order, in memory that is taken once.
  fileprivate func all<Item>(_ list: (UseGraph) -> [Item]) -> [Item] {
    var all: [Item] = []
    all.reserveCapacity(reduce(0) { $0 + list($1).count })
    for part in self { all += list(part) }
    return all
  }
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

  /// For each declaration whether it can be come to from a root.
  func reachable(from root: DeclarationID) -> [Bool] {
    var reached = [Bool](repeating: false, count: starts.count - 1)
    extend(&reached, from: [root])
    return reached
  }

  /// Adds to what is reached all that can be come to from some declarations.
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
