import Foundation
import ScreenDriver
import ScreenKit

/// What is seen and sent of forms.
extension LibraryBench {
  /// The bodies of all that was sent.
  var bodies: [String] {
    get async {
      await transport.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    }
  }

  /// The ids of the fields that can be seen, from the top.
  var shownFields: [String] { fields.compactMap(\.accessibilityIdentifier) }

  /// What edits the value of a field.
  func formField(_ id: String) -> UIView? {
    fields.first { $0.accessibilityIdentifier == id }
  }

  private var fields: [UIView] {
    func controls(in view: UIView) -> [UIView] {
      guard !view.isHidden else { return [] }
      let own = (view as? UIControl)?.accessibilityIdentifier == nil ? [] : [view]
      return own + view.subviews.flatMap(controls)
    }
    return driver.topScreen?.viewIfLoaded.map(controls) ?? []
  }

  /// The button that says `title`.
  func button(_ title: String) -> UIView? {
    func find(in view: UIView) -> UIView? {
      if (view as? UIButton)?.title(for: .normal) == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return driver.topScreen?.viewIfLoaded.flatMap(find)
  }
}
