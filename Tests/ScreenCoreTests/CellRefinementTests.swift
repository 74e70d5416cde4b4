import Testing

@testable import ScreenCore

private let red = ColorToken("red", light: 0xFF0000)
private let blue = ColorToken("blue", light: 0x0000FF)
private let big = FontToken("big", size: 30)

@Suite("Parts of components that look otherwise") struct CellRefinementTests {
  private typealias Tree = CellTree<Int>

  @Test("what is not said stays")
  func texts() {
    let text = Tree.text(.verbatim("a"), font: big, color: red, lines: 2)
    #expect(Tree.part(nil, text).element == text.element)
    let refined = Tree.part(CellRefinement(color: blue), text)
    #expect(refined.element == Tree.text(.verbatim("a"), font: big, color: blue, lines: 2).element)
  }

  @Test("what stands in a box of a part is refined with it")
  func boxes() throws {
    let boxed = Tree.box(
      .text(.verbatim("a")),
      decoration: CellDecoration(corners: CellCorners(8), background: red), minWidth: 40)
    let gradient = CellGradient(from: red, to: blue)
    let refined = Tree.part(
      CellRefinement(font: big, decoration: CellDecoration(gradient: gradient)), boxed)
    let box = try #require(refined.element.box)
    #expect(box.content == Tree.text(.verbatim("a"), font: big).element)
    #expect(box.decoration.corners == CellCorners(8))
    #expect(box.decoration.gradient == gradient)
    // A gradient takes the place of the background.
    #expect(box.decoration.background == nil)
    #expect(box.minWidth == 40)
  }

  @Test("distances and grounds of a column give way to those of the refinement")
  func stacks() throws {
    let column = Tree.column(
      [.text(.verbatim("a"))], spacing: SpacingToken(points: 4), padding: SpacingToken(points: 8),
      background: red)
    let insets = CellInsets(top: SpacingToken(points: 1))
    let refined = Tree.part(
      CellRefinement(
        spacing: SpacingToken(points: 2), insets: insets,
        decoration: CellDecoration(background: blue)), column)
    let box = try #require(refined.element.box)
    guard case .stack(let stack) = box.content else {
      Issue.record("the column is in the box")
      return
    }
    #expect(stack.spacing == SpacingToken(points: 2))
    #expect(stack.padding == nil)
    #expect(stack.background == nil)
    #expect(box.insets == insets)
    #expect(box.decoration.background == blue)
  }

  @Test("buttons keep what they do, and what is hidden stays so")
  func actions() {
    let button = Tree.button(id: "b", title: .verbatim("a"), action: 7)
    let refined = Tree.part(CellRefinement(color: red), button)
    #expect(refined.actions == ["b": 7])
    let hidden = Tree.when(false, button)
    let decoration = CellDecoration(background: red)
    #expect(Tree.part(CellRefinement(decoration: decoration), hidden).element.isHidden)
  }
}
