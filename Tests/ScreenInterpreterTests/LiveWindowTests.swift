import Foundation
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens that a person touches, over the stand-in for UIKit.
@MainActor @Suite struct LiveWindowTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func menusThatAreMadeWhenTheyOpenAreSheets() throws {
    var chosen: [String] = []
    let late = UIDeferredMenuElement.uncached { show in
      show([
        UIAction(title: "Newest", state: .on) { _ in chosen.append("newest") },
        UIMenu(
          title: "Share", children: [UIAction(title: "As text") { _ in chosen.append("text") }]),
      ])
    }
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [late]))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let live = LiveWindow(window, of: nil)
    func press(_ label: String) throws {
      live.press(try #require(live.look().elements.first { $0.label == label }).id)
      window.headlessFinishTransitions()
    }
    try press("More")
    try press("✓ Newest")
    #expect(chosen == ["newest"])
    try press("More")
    try press("Share ›")
    try press("As text")
    #expect(chosen == ["newest", "text"])
  }

  @Test func promptsAreReadAndScopesAreTapped() throws {
    let search = UISearchController(searchResultsController: nil)
    search.scopeBarActivation = .manual
    search.searchBar.placeholder = "Find"
    search.searchBar.scopeButtonTitles = ["All", "Done"]
    search.searchBar.showsScopeBar = true
    let controller = UIViewController()
    controller.navigationItem.prompt = "Two are new"
    controller.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.headlessFinishTransitions()
    let live = LiveWindow(window, of: nil)
    let seen = live.look().elements
    #expect(seen.map(\.label) == ["Two are new", "Find", "All", "Done"])
    #expect(seen.map(\.role) == [.text, .search, .segment, .segment])
    #expect(seen.map(\.isSelected) == [false, false, true, false])
    live.press(try #require(seen.last).id)
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
    #expect(live.look().elements.last?.isSelected == true)
  }

  @Test func slidersTakeNoneButNumbers() throws {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    slider.accessibilityLabel = "Volume"
    let controller = UIViewController()
    controller.view.addSubview(slider)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let live = LiveWindow(window, of: nil)
    let id = try #require(live.look().elements.first { $0.role == .slider }).id
    live.choose("nan", in: id)
    #expect(slider.value == 0)
    live.choose("0.5", in: id)
    #expect(slider.value == 0.5)
  }
}
