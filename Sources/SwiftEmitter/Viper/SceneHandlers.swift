import SpecModel
import SpecSemantics
import SwiftCode

/// What a scene's controller tells its presenter: a method for each thing that can be touched.
struct SceneHandlers {
  struct Handler {
    let name: String
    /// The model of the row that it stands on.
    let item: String?
    /// Whether it is told where the row has gone, too.
    var takesMove = false
    let body: [Statement]
  }

  private(set) var all: [Handler] = []
  /// The methods' names by what is touched, in the order of the spec.
  private(set) var bar: [String] = []
  /// Those of the buttons of empty lists, by the states' positions.
  private(set) var emptyButtons: [Int: String] = [:]
  /// By the model of the row.
  private(set) var selections: [String: String] = [:]
  /// By the action's position among the screen's.
  private(set) var swipes: [Int: String] = [:]
  /// What keeps the order of rows, by their model.
  private(set) var orders: [String: String] = [:]
  /// What is tracked of rows that have been seen, by their model.
  private(set) var impressions: [String: String] = [:]
  /// By the position of the section and of the row in it.
  private(set) var rows: [RowPosition: String] = [:]

  private let effects: SceneEffects

  init(of screen: ScreenPlan, effects: SceneEffects) {
    self.effects = effects
    bar = screen.bar.items.map { add("didTap", [$0.effect]) }
    for (position, state) in screen.empty.enumerated() {
      guard let button = state.button else { continue }
      emptyButtons[position] = add("didTap", [button.effect], suffix: "InEmptyState")
    }
    collectActions(of: screen)
    collectRows(of: screen)
    for impression in screen.impressions {
      impressions[impression.model] = add(named: "didSee", item: impression.model) { _ in
        effects.tracking(impression.event)
      }
    }
  }

  private mutating func collectActions(of screen: ScreenPlan) {
    for (position, action) in screen.actions.enumerated() {
      switch action.trigger {
      case .select(let model):
        guard selections[model.text] == nil else { continue }
        let effects = screen.actions.compactMap { other in
          if case .select(let name) = other.trigger, name.text == model.text {
            other.effect
          } else {
            nil
          }
        }
        let scene = self.effects
        selections[model.text] = add(named: "didSelect", item: model.text) { name in
          scene.body(of: name, effects)
        }
      case .swipe(let swipe):
        swipes[position] = add("didSwipe", [action.effect], item: swipe.model.text)
      case .hold(let model):
        swipes[position] = add("didOpen", [action.effect], item: model.text)
      case .reorder(let model):
        guard orders[model.text] == nil else { continue }
        let scene = self.effects
        orders[model.text] = add(named: "didMove", item: model.text, takesMove: true) { name in
          scene.body(of: name, [action.effect])
        }
      case .event: continue
      }
    }
  }

  private mutating func collectRows(of screen: ScreenPlan) {
    for (section, plan) in screen.sections.enumerated() {
      guard case .rows(let rows) = plan.content else { continue }
      for (position, row) in rows.enumerated() {
        guard let effect = row.effect else { continue }
        self.rows[RowPosition(section: section, row: position)] = add(
          "didSelect", [effect], item: row.adapter?.model.text)
      }
    }
  }

  private mutating func add(
    _ verb: String, _ effects: [EffectPlan], item: String? = nil, suffix: String = ""
  ) -> String {
    let scene = self.effects
    let stem = verb + (effects.first?.declaration.sceneName ?? "") + suffix
    return add(named: stem, item: item) { name in scene.body(of: name, effects) }
  }

  /// Names are told apart by numbers, unless their items do that.
  private mutating func add(
    named stem: String, item: String?, takesMove: Bool = false,
    body: (_ name: String) -> [Statement]
  ) -> String {
    var name = stem
    var number = 2
    while all.contains(where: { $0.name == name && $0.item == item }) {
      name = stem + String(number)
      number += 1
    }
    all.append(Handler(name: name, item: item, takesMove: takesMove, body: body(name)))
    return name
  }
}

extension SceneHandlers.Handler {
  func function(
    in file: FileScope, access: SwiftCode.AccessLevel? = nil, body: [Statement]? = nil
  ) -> SwiftDeclaration {
    var parameters = item.map { [Parameter("_", "item", file.named($0))] } ?? []
    if takesMove, let item {
      parameters.append(
        Parameter(
          SceneAttempt.moveLabel, SceneAttempt.move, .generic("MovedRow", [file.named(item)])))
    }
    return .function(FunctionDeclaration(name, parameters, access: access, body: body))
  }
}
