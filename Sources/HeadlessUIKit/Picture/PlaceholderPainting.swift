import Foundation

/// Views whose contents are not drawn here, such as maps, videos and pages of the web, stand for themselves by name.
extension ViewPainter {
  /// Paints the name of what would be seen in the middle of its room.
  mutating func paintPlaceholder(of view: UIView, in rect: CGRect, corners: SVGCorners) {
    guard let name = view.headlessPlaceholder else { return }
    canvas.rect(rect, corners: corners, .fill(.tertiarySystemFill))
    canvas.rect(
      rect.insetBy(dx: 0.5, dy: 0.5), corners: corners,
      SVGCanvas.Paint(stroke: .separator, width: 1))
    let font = UIFont.systemFont(ofSize: 13)
    let width = min(HeadlessText.width(of: name, font: font), rect.width)
    canvas.text(
      name, at: CGPoint(x: rect.midX - width / 2, y: rect.midY + font.pointSize * 0.36),
      width: width, font: font, color: .secondaryLabel)
  }
}
