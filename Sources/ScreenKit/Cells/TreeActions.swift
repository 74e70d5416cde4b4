/// Actions for those who have a cell read out as a whole, and so do not reach what it is made of: one for each
/// button and link in it, and for what can be set to another value.
extension CellContext {
  func accessibilityActions(in tree: CellNode) -> [UIAccessibilityCustomAction] {
    tree.element.leaves.flatMap { leaf -> [UIAccessibilityCustomAction] in
      switch leaf {
      case .button(let button): action(of: button, in: tree).map { [$0] } ?? []
      case .input(let input): actions(of: input, in: tree)
      case .text(let text): links(in: text)
      default: []
      }
    }
  }

  /// What is running already is left out, as its button can't be tapped either.
  private func isRunning(_ control: ControlID) -> Bool {
    screen?.runningControls.contains(control) == true
  }

  private func action(
    _ name: String, for control: ControlID, doing action: @escaping ScreenAction
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak screen = self.screen] _ in
      screen?.perform(action, for: control)
      return screen != nil
    }
  }

  private func action(of button: CellButton, in tree: CellNode) -> UIAccessibilityCustomAction? {
    let control = ControlID(row: row, name: button.id)
    guard let title = button.label ?? button.title, let action = tree.actions[button.id],
      !isRunning(control)
    else { return nil }
    return self.action(runtime.string(title), for: control, doing: action)
  }

  private func actions(
    of input: CellInput, in tree: CellNode
  ) -> [UIAccessibilityCustomAction] {
    let control = ControlID(row: row, name: input.id)
    guard let action = tree.inputs[input.id], !isRunning(control) else { return [] }
    let label = runtime.string(input.label)
    return input.choices.map { choice in
      let name =
        switch choice.direction {
        case .other: label
        case .more: runtime.string(StandardText.increase(label))
        case .less: runtime.string(StandardText.decrease(label))
        }
      return self.action(name, for: control, doing: action(choice.value))
    }
  }

  private func links(in text: CellText) -> [UIAccessibilityCustomAction] {
    StyledText.links(in: runtime.string(text.text), style: text.style).map { link in
      UIAccessibilityCustomAction(name: link.text) { [weak screen = self.screen] _ in
        screen?.open(link.link)
        return screen != nil
      }
    }
  }
}

extension CellElement {
  /// Whether actions can stand for all that can be touched in the element. For what is typed, and for screens,
  /// none can.
  var canBeReadAsAWhole: Bool {
    !leaves.contains { leaf in
      switch leaf {
      case .control, .screen: true
      default: false
      }
    }
  }

  /// What the element is made of, in the order in which it is read.
  fileprivate var leaves: [CellElement] {
    switch self {
    case .stack(let stack): stack.children.flatMap(\.leaves)
    case .box(let box): box.content.leaves + box.overlays.flatMap(\.content.leaves)
    default: [self]
    }
  }
}

/// A value next to the one that an input shows.
private struct InputChoice {
  enum Direction {
    /// The only other one.
    case other
    case more, less
  }

  let direction: Direction
  let value: Double
}

extension CellInput {
  /// Into how many steps a range is divided that says nothing of them.
  private static var sliderSteps: Double { 10 }

  fileprivate var choices: [InputChoice] {
    switch kind {
    case .toggle: [InputChoice(direction: .other, value: value > 0.5 ? 0 : 1)]
    case .stepper(let range): choices(in: range, by: range.step ?? 1)
    case .slider(let range):
      choices(in: range, by: range.step ?? (range.to - range.from) / Self.sliderSteps)
    case .rating(let stars): choices(in: CellRange(from: 0, to: Double(stars), step: 1), by: 1)
    }
  }

  private func choices(in range: CellRange, by step: Double) -> [InputChoice] {
    let more = InputChoice(direction: .more, value: range.nearest(to: value + step))
    let less = InputChoice(direction: .less, value: range.nearest(to: value - step))
    return [more, less].filter { $0.value != value }
  }
}
