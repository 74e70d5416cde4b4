public import Foundation
import ScreenDriver
import ScreenKit

/// A view that is seen, with what is seen in it.
public struct SeenView: Hashable, Sendable {
  /// Its type.
  public let kind: String
  /// In the window, in points.
  public let frame: CGRect
  /// What assistive technology says of it; nil where it says nothing.
  public let label: String?
  public let traits: [String]
  public let children: [SeenView]
}

/// A picture of a window, and what is seen in it.
public struct SeenWindow: Sendable {
  public let picture: String
  public let views: [SeenView]

  /// What is seen of a window now.
  @MainActor
  public init(_ window: UIWindow) {
    window.layoutIfNeeded()
    let painting = window.headlessPainting()
    picture = painting.picture
    views = SightReader(painting.parts).views(in: window)
  }
}

/// Reads what is seen of views, and leaves out those that only hold others.
@MainActor
private struct SightReader {
  /// What bars and alerts have painted by themselves.
  private let parts: [ObjectIdentifier: [HeadlessPaintedPart]]

  init(_ parts: [HeadlessPaintedPart]) {
    self.parts = Dictionary(grouping: parts) { ObjectIdentifier($0.owner) }
  }

  func views(in view: UIView) -> [SeenView] {
    guard ViewTexts.isOnScreen(view) else { return [] }
    let inside =
      view.speaksForItsParts
      ? (view as? UISearchBar)?.headlessScopes.map(views) ?? []
      : ViewTexts.inReadingOrder(view.subviews).flatMap(views)
    let children = (parts[ObjectIdentifier(view)] ?? []).map(seen) + inside
    let isSpoken = view.isSpoken
    guard isSpoken || type(of: view) != UIView.self else { return children }
    return [
      SeenView(
        kind: "\(type(of: view))", frame: view.convert(view.bounds, to: nil),
        label: isSpoken ? view.spokenText : nil,
        traits: isSpoken ? view.accessibilityTraits.names : [], children: children)
    ]
  }

  private func seen(_ part: HeadlessPaintedPart) -> SeenView {
    let (kind, trait) =
      switch part.kind {
      case .title: ("title", "header")
      case .prompt: ("prompt", "text")
      case .back: ("back button", "button")
      case .button: ("UIBarButtonItem", "button")
      case .tab: ("UITabBarItem", "tab")
      case .choice: ("UIAlertAction", "button")
      case .cancel: ("cancel button", "button")
      }
    return SeenView(
      kind: kind, frame: part.frame, label: part.label, traits: [trait], children: [])
  }
}

extension UIAccessibilityTraits {
  /// What they are called.
  fileprivate var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.header, "header"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.searchField, "search field"), (.staticText, "text"), (.adjustable, "adjustable"),
      (.selected, "selected"), (.notEnabled, "not enabled"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
