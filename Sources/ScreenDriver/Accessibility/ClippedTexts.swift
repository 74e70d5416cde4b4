import ScreenKit

/// Texts of which less is seen than there is.
@MainActor
struct ClippedTexts {
  /// By how much a text may be cut off without anybody seeing it.
  private static let tolerance: CGFloat = 1.5

  /// The labels that are cut off, with what is wrong.
  private(set) var found: [(label: UILabel, details: String)] = []

  init(in view: UIView) {
    visit(view)
  }

  private mutating func visit(_ view: UIView) {
    guard ViewTexts.isOnScreen(view) else { return }
    if let label = view as? UILabel {
      if let details = details(of: label) { found.append((label, details)) }
    } else if let button = view as? UIButton {
      if let label = button.titleLabel { visit(label) }
    } else if !view.speaksForItsParts {
      for part in view.subviews { visit(part) }
    }
  }

  private func details(of label: UILabel) -> String? {
    guard let text = label.text, !text.isEmpty else { return nil }
    // A text that fits is as high as it is without a limit to its lines.
    let whole = UILabel()
    whole.font = label.font
    whole.text = text
    whole.attributedText = label.attributedText
    whole.numberOfLines = 0
    let scale = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.01) : 1
    let room = CGSize(width: label.bounds.width / scale, height: .greatestFiniteMagnitude)
    let needed = whole.sizeThatFits(room).height * scale
    guard needed <= label.bounds.height + Self.tolerance else {
      return "\(Int(needed.rounded(.up))) points high in \(Int(label.bounds.height))"
    }
    return isCutOff(label) ? "beyond what is seen" : nil
  }

  /// Whether parts of the label are beyond what clips it and doesn't scroll.
  private func isCutOff(_ label: UILabel) -> Bool {
    let frame = label.convert(label.bounds, to: nil).insetBy(
      dx: Self.tolerance, dy: Self.tolerance)
    var next = label.superview
    while let view = next, !(view is UIScrollView) {
      if view.clipsToBounds || view is UIWindow,
        !view.convert(view.bounds, to: nil).contains(frame)
      {
        return true
      }
      next = view.superview
    }
    return false
  }
}
