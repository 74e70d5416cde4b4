import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the walk notes for the rules about leaving screens, and about what they give back.
struct ExitNotes: Sendable {
  /// A screen with a result is shown by an effect.
  struct ResultUse: Sendable {
    let screen: DeclarationID
    /// Where the effect names the screen.
    let place: Location
    /// Whether the effect says what follows from the result.
    let isTaken: Bool
  }

  /// Declarations with an effect that closes what was presented.
  private(set) var closing: [DeclarationID] = []
  /// Declarations that lead away whatever is presented over what, such as to another tab, or that may do
  /// so, such as by a method of the app.
  private(set) var leaving: [DeclarationID] = []
  /// Where screens are presented so that they fill the window.
  private(set) var covers: [UseGraph.Edge] = []
  /// Where effects go to entries of the host's menu.
  private(set) var selections: [UseGraph.Edge] = []
  /// Where screens with results are shown.
  private(set) var results: [ResultUse] = []

  mutating func note(closing id: DeclarationID) {
    if closing.last != id { closing.append(id) }
  }

  mutating func note(leaving id: DeclarationID) {
    if leaving.last != id { leaving.append(id) }
  }

  mutating func note(_ from: DeclarationID, covers to: DeclarationID, at span: ByteSpan) {
    covers.append(UseGraph.Edge(from: from, to: to, span: span))
  }

  mutating func note(_ from: DeclarationID, selects to: DeclarationID, at span: ByteSpan) {
    selections.append(UseGraph.Edge(from: from, to: to, span: span))
  }

  mutating func note(_ use: ResultUse) {
    results.append(use)
  }

  mutating func append(_ other: ExitNotes) {
    closing += other.closing
    leaving += other.leaving
    covers += other.covers
    selections += other.selections
    results += other.results
  }
}

/// Which declarations lead out of what is presented over the menu.
struct WaysOut {
  /// Whether something can be come to that leads away from all that is presented.
  private let leaves: [Bool]
  /// Whether something can be come to that closes what is presented here, or leads away from all of it.
  private let closes: [Bool]

  init(of app: AppSite) {
    let count = app.index.heads.count
    let exits = app.uses.exits
    var leaves = [Bool](repeating: false, count: count)
    ReverseAdjacency(app.uses.ways, count: count).extend(&leaves, from: exits.leaving)
    // What closes a screen that is presented over another one does not close that.
    let ways = ReverseAdjacency(app.uses.ways, count: count) { !$0.isModal }
    var closes = leaves
    let leaving = closes.indices.filter { closes[$0] }.map { DeclarationID($0) }
    ways.extend(&closes, from: exits.closing + leaving)
    (self.leaves, self.closes) = (leaves, closes)
  }

  /// Whether there is a way out of a screen that fills the window.
  func leadOut(of id: DeclarationID) -> Bool { closes[id.index] }

  /// Whether an effect is a way out of the screen that it is on, or leads to one.
  func leadOut(by effect: Effect, index: AppIndex) -> Bool {
    var isOut = false
    effect.forEachStep { step in
      switch step.action {
      case .simple(.dismiss), .simple(.logOut), .return, .tab, .call: isOut = true
      case .push(let name), .show(let name):
        if let id = index.id(of: .screen, name.text), closes[id.index] { isOut = true }
      case .present(let name, _):
        if let id = index.id(of: .screen, name.text), leaves[id.index] { isOut = true }
      default: break
      }
    }
    return isOut
  }
}
