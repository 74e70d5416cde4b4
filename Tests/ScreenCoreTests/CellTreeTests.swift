import ScreenCore
import Testing

@Suite struct CellTreeTests {
  private enum Tapped: Sendable { case add, open }

  private let footer = CellTree<Tapped>.row([
    .button(id: "button1", title: .key("add"), action: .add),
    .button(id: "button2", title: .key("open"), action: .open),
  ])

  @Test func componentsThatStandTwiceKeepTheirButtonsApart() {
    let tree = CellTree<String>.column([
      .component(id: "component1", footer) { "first \($0)" },
      .component(id: "component2", footer) { "second \($0)" },
      .button(id: "button1", title: .key("own"), action: "own"),
    ])
    #expect(
      tree.actions == [
        "component1.button1": "first add", "component1.button2": "first open",
        "component2.button1": "second add", "component2.button2": "second open",
        "button1": "own",
      ])
    #expect(
      buttonIDs(of: tree.element) == [
        "component1.button1", "component1.button2", "component2.button1", "component2.button2",
        "button1",
      ])
  }

  @Test func componentsInComponentsAnswerThroughThoseAround() {
    let shelf = CellTree<Int>.column([.component(id: "component1", footer) { $0 == .add ? 1 : 2 }])
    let tree = CellTree<String>.component(id: "component1", shelf) { "\($0)" }
    #expect(
      tree.actions == ["component1.component1.button1": "1", "component1.component1.button2": "2"])
    #expect(
      buttonIDs(of: tree.element) == [
        "component1.component1.button1", "component1.component1.button2",
      ])
  }

  @Test func componentsWithoutButtonsStandInAnyCell() {
    let label = CellTree<Never>.text(.verbatim("12"))
    let tree = CellTree<String>.component(label)
    #expect(tree.element == label.element)
    #expect(tree.actions.isEmpty)
  }

  @MainActor @Test func controlsAndScreensOfComponentsAreToldApart() {
    struct Maker: CellScreenMaker {}
    let state = StateStorageForTests(on: false)
    let field = FormField.toggle(
      id: "on", title: .verbatim("On"),
      value: StateBinding(get: { state.on }, set: { state.on = $0 }))
    let part = CellTree<Int>.column([
      .control(id: "control1", field, onChange: 7),
      .screen(id: "screen1", showing: ShownValues(["a"]), height: nil, maker: Maker()),
    ])
    let tree = CellTree<String>.column([
      .component(id: "component1", part) { "first \($0)" },
      .component(id: "component2", part) { "second \($0)" },
    ])
    #expect(Set(tree.controls.keys) == ["component1.control1", "component2.control1"])
    #expect(tree.controls["component2.control1"]?.onChange == "second 7")
    #expect(Set(tree.screens.keys) == ["component1.screen1", "component2.screen1"])
  }

  @MainActor
  private final class StateStorageForTests {
    var on: Bool
    init(on: Bool) { self.on = on }
  }

  private func buttonIDs(of element: CellElement) -> [String] {
    switch element {
    case .stack(let stack): stack.children.flatMap(buttonIDs)
    case .button(let button): [button.id]
    case .box(let box): buttonIDs(of: box.content)
    case .text, .image, .control, .screen, .progress, .rating, .input, .view, .spacer, .divider,
      .hidden:
      []
    }
  }
}
