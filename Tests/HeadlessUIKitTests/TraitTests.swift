import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TraitTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func registeredHandlersAreCalledForTheirTraitsOnly() {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var seen: [UIUserInterfaceStyle] = []
    controller.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    window.headlessSetTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(seen.isEmpty)
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    #expect(seen == [.light, .dark])
  }

  @Test("traits go down: a view is told before what is in it, and a controller before its view")
  func order() {
    var order: [String] = []
    let controller = UIViewController()
    let child = UIView()
    window.rootViewController = controller
    controller.view.addSubview(child)
    window.makeKeyAndVisible()
    let traits: [UITrait] = [UITraitLayoutDirection.self]
    child.registerForTraitChanges(traits) { (_: UIView, _) in order.append("child") }
    controller.registerForTraitChanges(traits) { (_: UIViewController, _) in
      order.append("controller")
    }
    controller.view.registerForTraitChanges(traits) { (view: UIView, _) in
      order.append("view")
      #expect(view.traitCollection.layoutDirection == .rightToLeft)
    }
    window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    #expect(order == ["controller", "view", "child"])
  }

  @Test func handlersKeepNothingAlive() {
    weak var gone: UIView?
    do {
      let view = UIView()
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in }
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func coloursHaveTraitsThatTheyDependOn() {
    var calls = 0
    let view = UIView()
    window.addSubview(view)
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    view.registerForTraitChanges(traits) { (_: UIView, _) in calls += 1 }
    window.headlessSetTraits { $0.displayScale = 3 }
    #expect(calls == 0)
    window.headlessSetTraits { $0.userInterfaceStyle = .dark }
    window.headlessSetTraits { $0.accessibilityContrast = .high }
    #expect(calls == 2)
  }

  @Test func overridesReachEverythingBelow() {
    let parent = UIView()
    let child = UIView()
    window.addSubview(parent)
    parent.addSubview(child)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func semanticColoursFollowTheAppearance() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.label.resolvedColor(with: UITraitCollection()) == .black)
  }

  @Test func preferredFontsGrowWithTheTextSize() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 33)
  }
}
