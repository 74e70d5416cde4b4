public import Foundation

/// Text of several lines that the user edits.
@MainActor open class UITextView: UIScrollView {
  open var text: String! = "" { didSet { updateContentSize() } }
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { updateContentSize() } }
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var adjustsFontForContentSizeCategory = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var selectedRange = NSRange(location: 0, length: 0)

  open var hasText: Bool { !text.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEditable }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// What the user's typing in a range does.
  func replace(_ range: NSRange, by replacement: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement)
        ?? true
    else { return }
    text = NSString(string: text).replacingCharacters(in: range, with: replacement)
    textDelegate?.textViewDidChange(self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = textContainerInset
    let padding = insets.left + insets.right + 10
    let text = HeadlessText.size(
      of: self.text.isEmpty ? " " : self.text, font: font ?? .systemFont(ofSize: 12),
      width: max(size.width - padding, 0))
    return CGSize(width: text.width + padding, height: text.height + insets.top + insets.bottom)
  }

  private func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentSize()
  }
}

/// Decides about editing in a text view and is notified of it.
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}
