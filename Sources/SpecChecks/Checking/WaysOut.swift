import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Which declarations lead out of what is presented over the menu.
struct WaysOut {
  /// Whether something can be reached that leads away from all that is presented.
  private let leaves: [Bool]
  /// Whether something can be reached that closes what is presented here, or leads away from all of it.
  private let closes: [Bool]

  init(of app: AppSite) {
    let count = app.index.heads.count
    var leaves = [Bool](repeating: false, count: count)
    ReverseAdjacency(app.uses[.leads], count: count).extend(&leaves, from: app.uses[.leaving])
    // What closes a screen that is presented over another one does not close that.
    let ways = ReverseAdjacency(app.uses[.leads], count: count) { !$0.isModal }
    var closes = leaves
    let leaving = closes.indices.filter { closes[$0] }.map { DeclarationID($0) }
    ways.extend(&closes, from: app.uses[.closing] + leaving)
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
