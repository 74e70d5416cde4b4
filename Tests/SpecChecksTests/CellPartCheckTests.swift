import Diagnostics
import SpecModel
import Testing

@testable import SpecChecks
@testable import SpecSemantics

/// What is wrong with controls and screens in cells of adapters and components.
@Suite struct CellPartCheckTests {
  private func messages(adapter: String = "text: t", component: String = "text: t") -> [String] {
    findings(
      """
      model: Post
      fields: { id: ID, title: String, read: Bool = false }
      ---
      component: Inner
      parameters: { on: Bool, name: String = a }
      events: [changed]
      cell: { toggle: $parameters.on, title: t, event: changed }
      ---
      component: Part
      parameters: { on: Bool, pages: Int, label: String? }
      events: [changed]
      cell: { column: [{ text: { value: $parameters.pages } }, { \(component) }] }
      ---
      adapter: PostRow
      for: Post
      cell: { column: [{ \(adapter) }] }
      ---
      screen: Detail
      parameters: { id: ID }
      content: { text: { value: $parameters.id } }
      ---
      screen: Feed
      sections: [{ id: main, rows: [{ use: PostRow, item: { title: One } }] }]
      """
    ).filter { $0.severity == .error }.map(\.message)
  }

  @Test(arguments: ["{ screen: Detail, with: { id: $item.id } }"])
  func adaptersHostScreensInTheirTrees(embed: String) {
    #expect(messages(adapter: "embed: \(embed)") == [])
  }

  @Test(arguments: [
    ("toggle: $item.read, title: t", "an adapter has no state that a control could edit"),
    ("embed: { screen: Feed }", "`Feed` is embedded in itself"),
    (
      "component: { use: Inner, with: { on: $item.read }, events: { changed: { do: pop } } }",
      "`on` of `Inner` is edited by a control, and this is nothing that it could edit"
    ),
  ])
  func whatIsWrongInAnAdapterIsSaid(part: String, message: String) {
    #expect(messages(adapter: part) == [message])
  }

  @Test(arguments: [
    "toggle: $parameters.on, title: t",
    "stepper: $parameters.pages, title: t, from: 1, to: 9, event: changed",
    "field: $parameters.label, title: t",
    "component: { use: Inner, with: { on: $parameters.on }, events: { changed: { event: changed } } }",
  ])
  func componentsEditTheirParameters(part: String) {
    #expect(messages(component: part) == [])
  }

  @Test(arguments: [
    (
      "toggle: $state.on, title: t",
      "a control in a component edits a parameter, and this is `$state.on`"
    ),
    ("toggle: $parameters.pages, title: t", "a toggle cannot edit this, which is of type `Int`"),
    ("toggle: $parameters.on, title: t, event: opened", "the component declares no event `opened`"),
    ("toggle: $parameters.on, title: t, notice: n", "a component does nothing by itself"),
    ("embed: { screen: Feed }", "a component knows its parameters and no screens"),
    (
      "component: { use: Inner, with: { on: true }, events: { changed: { event: changed } } }",
      "`on` of `Inner` is edited by a control, and this is nothing that it could edit"
    ),
  ])
  func whatIsWrongInAComponentIsSaid(part: String, message: String) {
    #expect(messages(component: part) == [message])
  }

  @Test func whatAControlEditsIsNeverLeftOut() {
    let found = findings(
      """
      component: Part
      parameters: { on: Bool = true }
      cell: { toggle: $parameters.on, title: t }
      """
    ).filter { $0.severity == .error }
    #expect(found.map(\.message) == ["`on` is edited by a control, and so is never left out"])
  }

  @Test func systemsWithoutControlsHaveNoneInTheirTreesEither() {
    func messages(_ part: String) -> [String] {
      findings(
        """
        component: Part
        parameters: { on: Bool }
        cell: { toggle: $parameters.on, title: t }
        ---
        screen: Page
        architecture: composition
        state: { on: Bool = true }
        content: { column: [{ \(part) }] }
        """
      ).filter { $0.severity == .error }.map(\.message)
    }
    let message = "the system `composition` has no `toggle` controls"
    #expect(messages("toggle: $state.on, title: t") == [message])
    #expect(messages("component: { use: Part, with: { on: $state.on } }") == [message])
  }

  @Test func chainsOfComponentsMayBeLong() {
    let last = 6_000
    let chain = (0..<last).map { number in
      "component: Link\(number)\nparameters: { on: Bool }\n"
        + "cell: { component: { use: Link\(number + 1), with: { on: $parameters.on } } }\n---\n"
    }
    let spec =
      chain.joined() + "component: Link\(last)\nparameters: { on: Bool }\n"
      + "cell: { toggle: $parameters.on, title: t }\n"
    #expect(findings(spec).map(\.message) == [])
  }
}
