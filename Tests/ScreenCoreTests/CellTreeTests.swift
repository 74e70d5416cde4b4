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

  private func buttonIDs(of element: CellElement) -> [String] {
    switch element {
    case .stack(let stack): stack.children.flatMap(buttonIDs)
    case .button(let button): [button.id]
    case .text, .image, .spacer, .divider, .hidden: []
    }
  }
}
