import ScreenKit

/// What VoiceOver gets to in a view, and what it doesn't.
@MainActor
struct SpokenElements {
  /// Something that VoiceOver stops at.
  @MainActor struct Element {
    let view: UIView
    /// The row that it is in, or the view that was looked at.
    let group: UIView
  }

  /// Something to touch that is within what is read out as a whole, or hidden from VoiceOver.
  @MainActor struct Covered {
    let view: UIView
    /// What is read out in its place.
    let cover: UIView?
  }

  private(set) var elements: [Element] = []
  private(set) var covered: [Covered] = []

  init(in view: UIView) {
    visit(view, group: view)
  }

  private mutating func visit(_ view: UIView, group: UIView) {
    guard ViewTexts.isOnScreen(view) else { return }
    // What takes no room, such as an empty text, is passed over.
    guard !view.isSpoken || !view.bounds.isEmpty else { return }
    let group = RowsView.cell(around: view) === view ? view : group
    if view.accessibilityElementsHidden { return cover(view, by: nil) }
    guard !view.isSpoken else {
      elements.append(Element(view: view, group: group))
      if !view.speaksForItsParts {
        for part in view.subviews { cover(part, by: view) }
      }
      return
    }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && ViewTexts.isVisible($0) }
    for part in modal.map({ [$0] }) ?? ViewTexts.inReadingOrder(view.subviews) {
      visit(part, group: group)
    }
  }

  private mutating func cover(_ view: UIView, by cover: UIView?) {
    guard ViewTexts.isOnScreen(view) else { return }
    if view.isTouchable {
      covered.append(Covered(view: view, cover: cover))
    } else {
      for part in view.subviews { self.cover(part, by: cover) }
    }
  }
}

extension UIView {
  /// Whether VoiceOver stops there. UIKit's own controls say so by themselves, and a label that is empty is none.
  package var isSpoken: Bool {
    guard !(self is UILabel && spokenText.isEmpty) else { return false }
    return isAccessibilityElement || speaksForItsParts
  }

  /// Whether it is a control of UIKit's, whose parts are nobody else's business.
  package var speaksForItsParts: Bool {
    switch self {
    case is UITextField, is UITextView, is UISwitch, is UISlider, is UIStepper, is UIDatePicker,
      is UISegmentedControl, is UIPageControl, is UISearchBar:
      true
    default: false
    }
  }

  /// Whether it says what it is by itself, so that it needs no label.
  var describesItself: Bool { self is UISegmentedControl || self is UIPageControl }

  /// Whether a finger does something there.
  package var isTouchable: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } == true
  }

  /// What VoiceOver says there; empty if it has nothing to say.
  package var spokenText: String {
    let own = [accessibilityLabel, accessibilityValue].compactMap(\.self)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    guard own.isEmpty else { return own.joined(separator: ", ") }
    return switch self {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.placeholder ?? ""
    case let bar as UISearchBar: bar.placeholder ?? ""
    case let text as UITextView: text.text ?? ""
    default: ""
    }
  }

  /// The view in a report: its class with what is known of it.
  var auditName: String {
    let name = "\(type(of: self))"
    if let accessibilityIdentifier { return "\(name) #\(accessibilityIdentifier)" }
    let text = ViewTexts.ownText(of: self) ?? accessibilityLabel ?? ""
    let words = text.isEmpty ? ViewTexts.texts(in: self).joined(separator: " ") : text
    return words.isEmpty ? name : "\(name) \"\(words.prefix(60))\""
  }
}
