import SpecModel
import SpecSemantics
import SwiftCode

/// What a presenter can do again: a method, and what it takes of the place that it is called from.
struct SceneAttempt {
  let name: String
  let arguments: [String]

  /// What says where a row has gone, and the label before it.
  static let move = "moved"
  static let moveLabel = "to"

  var values: [SwiftArgument] {
    arguments.map { name in
      name == Self.move ? SwiftArgument(Self.moveLabel, .identifier(name)) : .arg(.identifier(name))
    }
  }

  func call(on presenter: String) -> SwiftExpression {
    SwiftExpression.identifier(presenter).call(name, values)
  }
}

extension Effect {
  /// What the effect is about, as a part of names.
  var sceneName: String {
    switch action {
    case .push(let name), .present(let name, _), .show(let name), .request(let name):
      Naming.type(name.text)
    case .call(let name), .event(let name): Naming.member(name.text).raisingFirst
    case .tab(let name): Naming.type(name.text) + "Tab"
    case .open: "Link"
    case .set(let assignments):
      (assignments.first?.target.components.last).map { Naming.member($0.text).raisingFirst }
        ?? "State"
    case .return: "Return"
    case .simple(let simple): simple.rawValue.raisingFirst
    case .notice: "Notice"
    case .share: "Share"
    case .copy: "Copy"
    case .wear(let name): Naming.type(name.text) + "Theme"
    case .menu: "Menu"
    case .track(let tracked): Naming.member(tracked.event.text).raisingFirst
    }
  }
}
