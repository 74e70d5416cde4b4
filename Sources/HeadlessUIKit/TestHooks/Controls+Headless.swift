public import Foundation

/// Input by tests. None of this exists in UIKit.
extension UITextField {
  /// Puts the cursor at the end of the field and types.
  public func headlessType(_ text: String) {
    guard becomeFirstResponder() else { return }
    for character in text {
      let end = NSString(string: self.text ?? "").length
      replace(NSRange(location: end, length: 0), by: String(character))
    }
  }

  /// Replaces the whole text at once.
  public func headlessReplaceText(by text: String) {
    guard becomeFirstResponder() else { return }
    replace(NSRange(location: 0, length: NSString(string: self.text ?? "").length), by: text)
  }

  /// Presses the return key.
  public func headlessPressReturn() {
    pressReturn()
  }
}

extension UITextView {
  /// Puts the cursor at the end of the text and types.
  public func headlessType(_ text: String) {
    guard becomeFirstResponder() else { return }
    for character in text {
      replace(
        NSRange(location: NSString(string: self.text).length, length: 0), by: String(character))
    }
  }
}

extension UISegmentedControl {
  /// Taps a segment.
  public func headlessTapSegment(at index: Int) {
    tapSegment(at: index)
  }
}

extension UISlider {
  /// Moves the thumb to a value and lets it go.
  public func headlessSlide(to value: Float) {
    slide(to: value)
  }
}

extension UIStepper {
  /// Taps the button for more.
  public func headlessTapMore() {
    step(1)
  }

  /// Taps the button for less.
  public func headlessTapLess() {
    step(-1)
  }
}

extension UIDatePicker {
  /// Chooses a date.
  public func headlessChoose(_ date: Date) {
    choose(date)
  }
}

extension UISearchBar {
  /// Types into the field.
  public func headlessType(_ text: String) {
    searchTextField.headlessType(text)
  }

  /// Presses the search key.
  public func headlessPressSearch() {
    clickSearch()
  }

  /// Taps the cancel button.
  public func headlessTapCancel() {
    clickCancel()
  }

  /// The control with the scopes that are seen below the field; nil where there are none.
  public var headlessScopes: UISegmentedControl? { hasScopes ? scopes : nil }

  /// Taps a scope.
  public func headlessChooseScope(_ index: Int) {
    headlessScopes?.headlessTapSegment(at: index)
  }
}

extension UISearchController {
  /// Taps a suggestion.
  public func headlessChooseSuggestion(_ index: Int) {
    choose(suggestion: index)
  }
}

extension UIAction {
  /// Runs the action as if chosen from a menu.
  public func headlessPerform() {
    perform(from: nil)
  }
}

extension UIMenu {
  /// Something that goes with the menu, as an object that Objective-C associates with it.
  public var _headlessCompanion: AnyObject? {
    get { companion }
    set { companion = newValue }
  }

  /// What stands in the menu when it is open: what is made only then is made now.
  public var headlessElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      var made: [UIMenuElement] = []
      deferred.provider { made = $0 }
      return made
    }
  }
}

extension UIBarButtonItem {
  /// Taps the button; returns whether it reacted.
  @discardableResult
  public func headlessTap() -> Bool {
    guard isEnabled else { return false }
    if let control = customView as? UIControl {
      guard control.isEnabled else { return false }
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      return true
    }
    guard let primaryAction else { return false }
    primaryAction.perform(from: self)
    return true
  }

  /// Which of the system's buttons this is.
  public var headlessSystemItem: SystemItem? { systemItem }
}

extension UITabBarController {
  /// Taps an entry of the bar.
  public func headlessTapTab(at index: Int) {
    tapTab(at: index)
    viewIfLoaded?.window?.layoutIfNeeded()
  }
}

extension UINavigationController {
  /// Taps the back button: it does what its item says, or leads back.
  public func headlessTapBack() {
    guard let item = topViewController?.navigationItem, let action = item.backAction else {
      popViewController(animated: true)
      return
    }
    action.perform(from: item)
  }

  /// Swipes back from the edge. After a swipe that is not finished the controller that was about to go
  /// appears again.
  public func headlessSwipeBack(finishing: Bool = true) {
    guard interactivePopGestureRecognizer?.isEnabled == true, viewControllers.count > 1 else {
      return
    }
    guard !finishing else {
      popViewController(animated: true)
      return
    }
    let top = viewControllers[viewControllers.count - 1]
    let below = viewControllers[viewControllers.count - 2]
    top.appearance.reason = .containment
    top.beginAppearanceTransition(false, animated: true)
    delegate?.navigationController(self, willShow: below, animated: true)
    below.beginAppearanceTransition(true, animated: true)
    view.insertSubview(below.view, belowSubview: top.view)
    below.callIsAppearing()
    below.beginAppearanceTransition(false, animated: true)
    below.view.removeFromSuperview()
    below.endAppearanceTransition()
    top.beginAppearanceTransition(true, animated: true)
    top.callIsAppearing()
    top.endAppearanceTransition()
  }
}

extension UIViewController {
  /// Swipes a sheet down: it goes away unless its controller, one in that, or its delegate objects.
  public func headlessSwipeDownToDismiss() {
    guard let presentation = presentationController, presentingViewController != nil else {
      return
    }
    let mayDismiss =
      !holdsModal
      && presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    guard mayDismiss else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    presentingViewController?.dismiss(animated: false)
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }

  /// Whether it, or a controller in it, must not be swiped away.
  private var holdsModal: Bool {
    isModalInPresentation || children.contains(where: \.holdsModal)
  }
}

extension UIApplication {
  /// Sets what opening a URL does; it returns whether the URL was opened.
  public func headlessSetURLOpener(_ opener: @escaping (URL) -> Bool) {
    urlOpener = opener
  }
}
