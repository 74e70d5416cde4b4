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
