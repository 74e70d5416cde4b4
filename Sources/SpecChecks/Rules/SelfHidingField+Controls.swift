import SourceText
import SpecModel
import SpecSemantics

/// A control of a screen that is there only under a condition of what it edits.
struct HiddenControl: Sendable {
  let noun: String
  /// The piece of state that it edits.
  let name: String
  /// Where it says what it edits.
  let target: ByteSpan
  let condition: ByteSpan
  /// Whether the condition is that of its section.
  let isOfSection: Bool
  var file = FileID(rawValue: 0)

  func placed(in file: FileID) -> HiddenControl {
    var control = self
    control.file = file
    return control
  }
}

extension ScreenDeclaration {
  /// The controls of which a condition of their own values decides whether they are there.
  func hiddenControls(in index: AppIndex) -> [HiddenControl] {
    var hidden: [HiddenControl] = []
    for section in sections {
      for row in section.content.rows {
        guard let control = row.control ?? row.tree?.control?.control else { continue }
        let own = row.condition ?? row.tree?.condition
        if let found = hiddenControl(control, by: own, ofSection: false, index)
          ?? hiddenControl(control, by: section.condition, ofSection: true, index)
        {
          hidden.append(found)
        }
      }
    }
    return hidden
  }

  private func hiddenControl(
    _ control: ControlDeclaration, by condition: Expression?, ofSection: Bool, _ index: AppIndex
  ) -> HiddenControl? {
    guard let condition, control.target.value.scope == .state,
      let name = control.target.value.components.first?.text,
      // Others change what is kept under their key, too.
      let field = state.first(where: { $0.name.text == name }), !field.isShared,
      let type = index.type(field.type), control.kind.canMakeGo(valueOf: type),
      condition.dependsOnNothing(but: name)
    else { return nil }
    return HiddenControl(
      noun: control.kind.noun, name: name, target: control.target.span, condition: condition.span,
      isOfSection: ofSection)
  }
}

extension ControlDeclaration.Kind {
  /// Whether the control can set every value of a type, those by which it goes among them: a stepper stays within its
  /// limits, and nobody takes a day away.
  fileprivate func canMakeGo(valueOf type: SpecType) -> Bool {
    switch self {
    case .toggle: true
    case .picker: !type.isOptional
    case .field: type == .builtin(.string)
    case .stepper: false
    }
  }
}

extension Expression {
  /// Whether it cannot hold unless something does that only a piece of the state decides.
  fileprivate func dependsOnNothing(but name: String) -> Bool {
    if case .binary(.and, let left, let right) = kind {
      return left.dependsOnNothing(but: name) || right.dependsOnNothing(but: name)
    }
    var (asksForIt, asksForOthers) = (false, false)
    visitPaths { path in
      if path.scope == .state, path.components.count == 1, path.components[0].text == name {
        asksForIt = true
      } else {
        asksForOthers = true
      }
    }
    return asksForIt && !asksForOthers
  }
}
