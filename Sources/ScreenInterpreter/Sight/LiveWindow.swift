public import Foundation
import ScreenDriver
public import ScreenKit

/// A window that a person looks at and touches, over the stand-in for UIKit.
@MainActor
public struct LiveWindow {
  private let window: UIWindow
  private let app: InterpretedApp?

  /// The window that screens are shown in.
  ///
  /// - Parameter app: The app whose screens they are, which tells nothing of what is only looked at; nil where they are
  ///   those of another one.
  public init(_ window: UIWindow, of app: InterpretedApp?) {
    self.window = window
    self.app = app
  }

  /// What is seen now: a picture as SVG, and all that can be used.
  public func look() -> (picture: String, elements: [SeenElement]) {
    window.layoutIfNeeded()
    app?.isOnlyLookedAt = true
    defer { app?.isOnlyLookedAt = false }
    let painting = window.headlessPainting()
    return (painting.picture, SeenElements(in: window, painting.parts).elements)
  }

  /// The name of what is tapped at a point, by which it is found again where it lies elsewhere.
  public func name(at point: CGPoint) -> String? {
    look().elements.filter { $0.isEnabled && $0.role.isTapped && $0.frame.contains(point) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.id
  }

  /// Whether something of a name is seen.
  public func has(_ id: String) -> Bool { element(named: id) != nil }

  /// What is seen under a name.
  public func element(named id: String) -> SeenElement? {
    look().elements.first { $0.id == id }
  }

  /// What is seen at a place, in whatever language.
  public func element(at place: String) -> SeenElement? {
    look().elements.first { $0.place == place }
  }

  // MARK: - Fingers

  /// Taps at a point.
  public func tap(at point: CGPoint) {
    guard let hit = window.hitTest(point, with: nil) else { return }
    // Bars and alerts paint their buttons, which a finger hits a little beside, too.
    let parts = window.headlessPainting().parts.reversed()
    let near = parts.filter { hit.isDescendant(of: $0.owner) && $0.isEnabled }
    let part =
      near.first { $0.frame.contains(point) }
      ?? near.first { $0.frame.insetBy(dx: -11, dy: -11).contains(point) }
    if let part {
      tap(part)
    } else if let menu = hit.lateMenuAround {
      MenuSheet(menu).open(in: window)
    } else if let segments = hit as? UISegmentedControl ?? hit.superview as? UISegmentedControl {
      tap(segments, at: point)
    } else {
      window.headlessTap(at: point)
    }
    window.layoutIfNeeded()
  }

  private func tap(_ control: UISegmentedControl, at point: CGPoint) {
    let frame = control.convert(control.bounds, to: nil)
    guard control.isEnabled, control.numberOfSegments > 0, frame.width > 0 else { return }
    let place = Int((point.x - frame.minX) / frame.width * CGFloat(control.numberOfSegments))
    let last = control.numberOfSegments - 1
    let index = min(max(place, 0), last)
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    control.headlessTapSegment(at: isMirrored ? last - index : index)
  }

  /// Moves what lies at a point: positive `y` shows what is below.
  public func scroll(at point: CGPoint, by distance: CGPoint) {
    guard let list = scrollView(at: point, for: distance) else { return }
    list.headlessDrag(by: distance, steps: 2)
  }

  /// Pulls the list at a point down to refresh it. That does nothing where more of the list is above.
  public func pullToRefresh(at point: CGPoint) {
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if let list = current as? UIScrollView, list.refreshControl != nil {
        let isAtTop = list.contentOffset.y <= 1 - list.adjustedContentInset.top
        return isAtTop ? list.headlessPullToRefresh() : ()
      }
      view = current.superview
    }
  }

  /// The innermost view at a point that can be scrolled in a direction.
  private func scrollView(at point: CGPoint, for distance: CGPoint) -> UIScrollView? {
    let isSideways = abs(distance.x) > abs(distance.y)
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled {
        let room =
          isSideways
          ? scroll.contentSize.width - scroll.bounds.width
          : scroll.contentSize.height + scroll.adjustedContentInset.top
            + scroll.adjustedContentInset.bottom - scroll.bounds.height
        if room > 0.5 { return scroll }
      }
      view = current.superview
    }
    return nil
  }

  // MARK: - Keys and assistive technology

  /// Activates an element, as the return key does where it is focused.
  public func press(_ id: String) {
    guard let element = element(named: id), element.isEnabled else { return }
    switch element.target {
    case .part(let part): tap(part)
    case .segment(let control, let index): control.headlessTapSegment(at: index)
    case .step(let stepper, let isLess):
      isLess ? stepper.headlessTapLess() : stepper.headlessTapMore()
    case .view(let view): press(view)
    }
    window.layoutIfNeeded()
  }

  private func tap(_ part: HeadlessPaintedPart) {
    if let menu = part.menu { MenuSheet(menu).open(in: window) } else { part.tap() }
  }

  private func press(_ view: UIView) {
    if let menu = view.lateMenuAround { return MenuSheet(menu).open(in: window) }
    // What is touched by itself within a row is not the row.
    if !view.isTouchable, let row = view.rowAround, row.answersTap { return row.tap() }
    view.headlessTap()
  }

  /// Types a text in the place of what a field holds.
  public func type(_ text: String, into id: String) {
    guard let element = element(named: id), element.isEnabled, case .view(let view) = element.target
    else {
      return
    }
    switch view {
    case let bar as UISearchBar: bar.searchTextField.headlessReplaceText(by: text)
    case let field as UITextField: field.headlessReplaceText(by: text)
    case let view as UITextView:
      view.text = ""
      view.headlessType(text)
    default: break
    }
    window.layoutIfNeeded()
  }

  /// Presses the return key in a field.
  public func pressReturn(in id: String) {
    guard let element = element(named: id), case .view(let view) = element.target else { return }
    switch view {
    case let bar as UISearchBar: bar.headlessPressSearch()
    case let field as UITextField: field.headlessPressReturn()
    default: break
    }
    window.layoutIfNeeded()
  }

  /// Chooses a value of a menu, a slider or a date, or an action that VoiceOver offers.
  public func choose(_ value: String, in id: String) {
    guard let element = element(named: id), element.isEnabled, case .view(let view) = element.target
    else {
      return
    }
    switch view {
    case let slider as UISlider:
      if let number = Float(value), number.isFinite { slider.headlessSlide(to: number) }
    case let picker as UIDatePicker:
      if let date = try? Date(value, strategy: .iso8601) { picker.headlessChoose(date) }
    case let button as UIButton where element.role == .menu:
      button.menuInPlace?.allActions.first { $0.title == value }?.headlessPerform()
    default: SeenElement.actions(of: view).first { $0.name == value }?.headlessPerform()
    }
    window.layoutIfNeeded()
  }
}
