import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// Views of the app's own in cells.
@MainActor @Suite struct OwnViewTests {
  private let bench = FixtureBench()
  private let view = TreeContentView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func show(_ trees: [CellNode]) {
    let context = CellContext(
      runtime: bench.app.runtime, traits: CellTraits(), containerWidth: 200, displayScale: 2)
    view.show(.column(trees), in: context)
    view.layoutIfNeeded()
  }

  private var maps: [MapView] {
    view.subviews.filter { !$0.isHidden }.flatMap(\.subviews).compactMap { $0 as? MapView }
  }

  private func map(_ place: String, label: ScreenText? = nil) -> CellNode {
    .view(MapView.self, MapView.Values(place: place), aspect: 2, label: label)
  }

  @Test func viewsAreMadeAndAskedToShowTheirValues() throws {
    show([map("Pier", label: .verbatim("Map of the pier"))])
    let made = try #require(maps.first)
    #expect(made.places == ["Pier"])
    let place = try #require(made.superview)
    #expect(place.frame.size == CGSize(width: 200, height: 100))
    #expect(made.frame == place.bounds)
    #expect(place.isAccessibilityElement)
    #expect(place.accessibilityLabel == "Map of the pier")
  }

  @Test func viewsAreReusedAndToldOfOtherValuesOnly() throws {
    show([map("Pier")])
    let made = try #require(maps.first)
    show([map("Pier")])
    #expect(made.places == ["Pier"])
    show([map("Dock"), map("Mole")])
    #expect(maps.first === made)
    #expect(maps.map(\.places) == [["Pier", "Dock"], ["Mole"]])
    show([map("Dock")])
    #expect(maps.map(\.places) == [["Pier", "Dock"]])
  }

  @Test func viewsKnowWhenTheyAreOutOfSight() throws {
    show([map("Pier")])
    let made = try #require(maps.first)
    view.releaseScreens()
    #expect(made.ends == 1)
    #expect(view.lacksScreens)
    show([map("Pier")])
    #expect(made.places == ["Pier", "Pier"])
    show([.text(.verbatim("a"))])
    #expect(made.ends == 2)
  }

  @Test func theAppMayMakeThemWithMoreThanTheRuntime() {
    bench.app.runtime.supply(MapView.self) { MapView(style: "satellite") }
    show([map("Pier")])
    #expect(maps.first?.style == "satellite")
  }

  /// Where there is no SwiftUI its views have a place by their names, as high as what a finger has to hit.
  @Test func viewsOfSwiftUIHaveAPlaceByTheirNames() throws {
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    show([.hosting("Pier", 2) { PierCard(name: $0, boats: $1) }])
    let place = try #require(view.subviews.first { !$0.isHidden })
    #expect(place.frame.size == CGSize(width: 200, height: 44))
    #expect(window.headlessPicture().contains(">PierCard<"))
    let pier: CellNode = .hosting("Pier") { PierCard(name: $0, boats: 0) }
    let mole: CellNode = .hosting("Mole") { PierCard(name: $0, boats: 0) }
    #expect(pier.element == CellNode.hosting("Pier") { PierCard(name: $0, boats: 0) }.element)
    #expect(pier.element != mole.element)
    // Only a view says how high it is, in whatever it stands.
    #expect(pier.isMeasuredByViews)
    #expect(CellNode.column([.row([.text(.verbatim("a")), pier])]).isMeasuredByViews)
    #expect(!map("Pier").isMeasuredByViews)
  }

  /// What a view tells is told of the item that it was made for, also when the one before showed the same.
  @Test func viewsOfSwiftUIAreMadeAnewForAnotherItem() throws {
    var praised: [Int] = []
    func card(_ item: Int) -> CellNode {
      .hosting("Pier", of: item) { name in PierPraise(name: name) { praised.append(item) } }
    }
    show([card(1)])
    try hosted(PierPraise.self).onPraised()
    show([card(2)])
    try hosted(PierPraise.self).onPraised()
    #expect(praised == [1, 2])
  }

  private func hosted<Content>(_ type: Content.Type) throws -> Content {
    let hosts = view.subviews.flatMap(\.subviews).compactMap { $0 as? any ContentHosting }
    return try #require(hosts.first?.hostedContent as? Content)
  }

  @Test func whatDrawsNothingStandsInPicturesByName() {
    let window = UIWindow(frame: view.bounds)
    window.addSubview(view)
    show([map("Pier")])
    let picture = window.headlessPicture()
    #expect(picture.contains(">MapView<"))
    maps.first?.backgroundColor = .red
    #expect(!window.headlessPicture().contains(">MapView<"))
  }
}

private struct PierCard {
  let name: String
  let boats: Int
}

private struct PierPraise {
  let name: String
  let onPraised: @MainActor () -> Void
}

private final class MapView: UIView, CellContentView {
  struct Values: Hashable, Sendable {
    var place: String
  }

  let style: String
  private(set) var places: [String] = []
  private(set) var ends = 0

  init(style: String) {
    self.style = style
    super.init(frame: .zero)
  }

  convenience init(runtime: AppRuntime) { self.init(style: "plain") }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ values: Values, in context: CellContext) {
    places.append(values.place)
  }

  func endShowing() {
    ends += 1
  }
}
