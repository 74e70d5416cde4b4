import Foundation
import Testing

@testable import ScreenCore

private func parts(
  _ tree: CellTree<Int>, width: CGFloat = 100, traits: CellTraits = CellTraits()
) -> [PlacedElement] {
  CellLayout(tree.element, width: width, in: .typewriter(traits)).parts
}

private func text(_ text: String) -> CellTree<Int> { .text(.verbatim(text)) }

private let red = ColorToken("red", light: 0xFF0000)

@Suite("What is drawn around boxes") struct CellDecorationTests {
  @Test("the ground lies behind the content, the border before it, overlays before all")
  func layers() throws {
    let tree = CellTree.box(
      text("ab"),
      decoration: CellDecoration(border: CellBorder(width: 1, color: red), background: red),
      overlays: [.overlay(text("c"))])
    let parts = parts(tree)
    try #require(parts.count == 4)
    #expect(parts[0].element.box != nil)
    #expect(parts[0].layer == .content)
    #expect(parts[1].element == text("ab").element)
    #expect(parts[2].layer == .border)
    #expect(parts[3].element == text("c").element)
  }

  @Test("a box that is only round is not drawn by itself")
  func onlyRound() {
    #expect(parts(.box(text("a"), decoration: CellDecoration(corners: CellCorners(8)))).count == 1)
  }

  @Test("what fills a corner of a round box is cut by it")
  func sharedCorners() {
    let tree: CellTree<Int> = .box(
      .column([.image(.symbol("i"), height: 40), text("ab")]),
      decoration: CellDecoration(corners: CellCorners(8), background: red))
    let parts = parts(tree)
    #expect(parts.map(\.corners?.places) == [.all, [.topLeading, .topTrailing], [.bottomLeading]])
  }

  @Test("corners that an element has itself stay")
  func ownCorners() {
    let inner: CellTree<Int> = .box(
      .image(.symbol("i"), height: 40), decoration: CellDecoration(corners: CellCorners(2)))
    let parts = parts(.box(inner, decoration: CellDecoration(corners: CellCorners(8))))
    #expect(parts.map(\.corners) == [CellCorners(2)])
  }

  @Test(
    "overlays stand on places of a box and are moved from there",
    arguments: [
      (CellPlace.topLeading, CGPoint(x: 3, y: 4)), (.topTrailing, CGPoint(x: 93, y: 4)),
      (.center, CGPoint(x: 48, y: 14)), (.bottomTrailing, CGPoint(x: 93, y: 24)),
    ])
  func overlays(place: CellPlace, origin: CGPoint) {
    let tree: CellTree<Int> = .box(
      .image(.symbol("i"), height: 40), overlays: [.overlay(text("c"), at: place, x: 3, y: 4)])
    #expect(parts(tree).last?.frame == CGRect(origin: origin, size: CGSize(width: 10, height: 20)))
  }

  @Test("overlays take no room, and stand on the other side where lines are read to the left")
  func overlaysTakeNoRoom() {
    let tree: CellTree<Int> = .column([
      .box(text("abc"), overlays: [.overlay(text("01"), at: .bottomLeading, x: 20, y: 50)]),
      text("d"),
    ])
    #expect(parts(tree).map(\.frame.minY) == [0, 50, 20])
    let mirrored = parts(tree, traits: CellTraits(direction: .rightToLeft))
    #expect(mirrored[1].frame.maxX == 80)
  }

  @Test("only overlays of several lines are broken by what they stand on")
  func overlaysOfOneLine() {
    let long = ScreenText.verbatim("0123456789")
    let widths = [CellTree<Int>.text(long, lines: 1), .text(long)].map { overlay in
      parts(.column([.box(text("abc"), overlays: [.overlay(overlay)])])).last?.frame.width
    }
    #expect(widths == [100, 30])
  }

  @Test("what stands on a box tells its actions, and is hidden with it")
  func actions() {
    let like: CellTree<Int> = .button(id: "like", title: .verbatim("L"), action: 7)
    let tree: CellTree<Int> = .box(text("a"), overlays: [.overlay(like)])
    #expect(tree.actions == ["like": 7])
    #expect(CellTree.box(.when(false, text("a")), overlays: [.overlay(like)]).actions.isEmpty)
    let part: CellTree<Int> = .component(id: "part", tree) { $0 }
    #expect(
      parts(part).contains {
        $0.element == .button(CellButton(id: "part.like", title: .verbatim("L")))
      })
  }

  @Test("a picture fills the box behind the content")
  func picture() {
    let tree: CellTree<Int> = .box(
      text("ab"), insets: CellInsets(top: SpacingToken(points: 5)),
      picture: CellImage(image: .asset("cover")))
    #expect(parts(tree).first?.frame == CGRect(x: 0, y: 0, width: 100, height: 25))
    #expect(parts(tree).first?.element == .image(CellImage(image: .asset("cover"))))
  }

  @Test("badges are as wide as their text, and at least a circle's")
  func badges() {
    let tree: CellTree<Int> = .box(
      .image(.symbol("i"), size: 50), overlays: [.overlay(.badge(.verbatim("3")))])
    let ground = parts(tree)[1]
    #expect(ground.frame.size == CGSize(width: 26, height: 24))
    #expect(ground.corners?.radius == .infinity)
  }

  // MARK: Leaves

  @Test("images are as wide and high as they say")
  func imageSizes() {
    let sizes = [
      CellTree<Int>.image(.symbol("i"), width: 30, height: 20),
      .image(.symbol("i"), height: 20), .image(.symbol("i"), width: 30, aspect: 2),
      .image(.symbol("i"), height: 20, aspect: 3), .image(.symbol("i"), size: 10),
    ].map { parts($0).first?.frame.size }
    #expect(
      parts(.column([.image(.symbol("i"), width: 30, height: 20)])).first?.frame.size
        == CGSize(width: 30, height: 20))
    #expect(sizes.map { $0?.height } == [20, 20, 15, 20, 10])
  }

  @Test("bars are as wide as there is room, stars as wide as they are")
  func meters() {
    let tree: CellTree<Int> = .column([.progress(3, of: 4), .rating(2.5, of: 3, size: 10)])
    #expect(
      parts(tree).map(\.frame.size) == [
        CGSize(width: 100, height: 4), CGSize(width: 34, height: 10),
      ])
  }

  @Test("bars and stars keep to their limits", arguments: [-1, 9, .nan, .infinity] as [Double])
  func limits(value: Double) {
    guard case .progress(let bar) = CellTree<Int>.progress(value, of: 4).element,
      case .rating(let stars) = CellTree<Int>.rating(value).element
    else { return }
    #expect((0...1).contains(bar.share))
    #expect((0...5).contains(stars.value))
  }

  @Test("lines are as high and letters as far apart as a text says")
  func styles() {
    let tall = CellTree<Int>.text(.verbatim("ab"), style: CellTextStyle(lineHeight: 1.5))
    let rich = CellTree<Int>.text(.verbatim("**ab**"), style: CellTextStyle(isRich: true))
    #expect(
      parts(.column([tall, rich])).map(\.frame.size) == [
        CGSize(width: 20, height: 30), CGSize(width: 20, height: 20),
      ])
  }
}
