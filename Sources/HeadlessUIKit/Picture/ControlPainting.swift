import Foundation

extension ViewPainter {
  mutating func paint(_ toggle: UISwitch, in rect: CGRect) {
    let track = CGRect(x: 0, y: (rect.height - 31) / 2, width: 51, height: 31)
    openDimmed(unless: toggle.isEnabled)
    let on = toggle.onTintColor ?? .systemGreen
    canvas.rect(
      track, corners: SVGCorners(radius: 15.5), .fill(toggle.isOn ? on : .secondarySystemFill))
    let isAtRight = toggle.isOn != toggle.isRightToLeft
    let x = isAtRight ? track.maxX - 15.5 : track.minX + 15.5
    canvas.circle(
      CGPoint(x: x, y: track.midY), radius: 13.5, .fill(toggle.thumbTintColor ?? .white))
    canvas.close()
  }

  mutating func paint(_ slider: UISlider, in rect: CGRect) {
    openDimmed(unless: slider.isEnabled)
    let range = slider.maximumValue - slider.minimumValue
    let share = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    let track = CGRect(x: 2, y: rect.midY - 2, width: max(rect.width - 4, 0), height: 4)
    let corners = SVGCorners(radius: 2)
    canvas.rect(track, corners: corners, .fill(slider.maximumTrackTintColor ?? .systemFill))
    var filled = track
    filled.size.width *= share
    if slider.isRightToLeft { filled = filled.mirrored(in: rect) }
    canvas.rect(
      filled, corners: corners, .fill(slider.minimumTrackTintColor ?? slider.tintColor))
    let x = slider.isRightToLeft ? filled.minX : filled.maxX
    canvas.circle(
      CGPoint(x: min(max(x, 14), rect.width - 14), y: rect.midY), radius: 13.5,
      SVGCanvas.Paint(fill: slider.thumbTintColor ?? .white, stroke: .separator))
    canvas.close()
  }

  mutating func paint(_ stepper: UIStepper, in rect: CGRect) {
    openDimmed(unless: stepper.isEnabled)
    canvas.rect(rect, corners: SVGCorners(radius: 8), .fill(.tertiarySystemFill))
    let middle = rect.midX
    canvas.strokes(
      [[CGPoint(x: middle, y: rect.minY + 7), CGPoint(x: middle, y: rect.maxY - 7)]],
      .stroke(.separator))
    let sign = CGSize(width: 18, height: 18)
    let signs = [
      ("minus", rect.width / 4, stepper.value > stepper.minimumValue),
      ("plus", rect.width * 3 / 4, stepper.value < stepper.maximumValue),
    ]
    for (name, x, isPossible) in signs {
      let place = CGRect(
        x: rect.minX + x - sign.width / 2, y: rect.midY - sign.height / 2, width: sign.width,
        height: sign.height)
      paintSymbol(
        name, in: stepper.isRightToLeft ? place.mirrored(in: rect) : place,
        color: isPossible ? .label : .tertiaryLabel)
    }
    canvas.close()
  }

  mutating func paint(_ control: UISegmentedControl, in rect: CGRect) {
    guard control.numberOfSegments > 0 else { return }
    openDimmed(unless: control.isEnabled)
    canvas.rect(rect, corners: SVGCorners(radius: 9), .fill(.tertiarySystemFill))
    let width = rect.width / CGFloat(control.numberOfSegments)
    let font = control.titleFont
    for index in 0..<control.numberOfSegments {
      let column = control.isRightToLeft ? control.numberOfSegments - 1 - index : index
      let place = CGRect(
        x: rect.minX + CGFloat(column) * width, y: rect.minY, width: width, height: rect.height)
      let isSelected = index == control.selectedSegmentIndex
      if isSelected {
        let color = control.selectedSegmentTintColor ?? Self.selectedSegmentColor
        canvas.rect(place.insetBy(dx: 2, dy: 2), corners: SVGCorners(radius: 7), .fill(color))
      }
      let color = control.isEnabledForSegment(at: index) ? UIColor.label : .tertiaryLabel
      paintCentered(
        control.titleForSegment(at: index) ?? "", in: place.insetBy(dx: 4, dy: 0), font: font,
        color: color)
    }
    canvas.close()
  }

  private static let selectedSegmentColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray2 : .white
  }

  mutating func paint(_ control: UIPageControl, in rect: CGRect) {
    let count = control.numberOfPages
    guard count > 1 || !control.hidesForSinglePage, count > 0 else { return }
    let step: CGFloat = 17.5
    let start = rect.midX - CGFloat(count - 1) * step / 2
    for page in 0..<count {
      let isCurrent = page == control.currentPage
      let column = control.isRightToLeft ? count - 1 - page : page
      let color =
        isCurrent
        ? control.currentPageIndicatorTintColor ?? .label
        : control.pageIndicatorTintColor ?? .tertiaryLabel
      canvas.circle(
        CGPoint(x: start + CGFloat(column) * step, y: rect.midY), radius: 3.75, .fill(color))
    }
  }

  mutating func paint(_ picker: UIDatePicker, in rect: CGRect) {
    openDimmed(unless: picker.isEnabled)
    let font = UIFont.systemFont(ofSize: 17)
    let text = PickedDate.text(of: picker)
    let width = min(HeadlessText.width(of: text, font: font) + 24, rect.width)
    let isRightToLeft = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTrailing = picker.contentHorizontalAlignment == .trailing
    let place = CGRect(
      x: isRightToLeft != isTrailing ? rect.maxX - width : rect.minX,
      y: rect.midY - min(rect.height, 35) / 2, width: width, height: min(rect.height, 35))
    canvas.rect(place, corners: SVGCorners(radius: 8), .fill(.tertiarySystemFill))
    paintCentered(text, in: place, font: font, color: .label)
    canvas.close()
  }

  mutating func paint(_ wheel: UIActivityIndicatorView, in rect: CGRect) {
    guard wheel.isAnimating || !wheel.hidesWhenStopped else { return }
    let radius: CGFloat = wheel.style == .large ? 18 : 9.5
    paintWheel(at: CGPoint(x: rect.midX, y: rect.midY), radius: radius, color: wheel.color)
  }

  mutating func paint(_ refresh: UIRefreshControl, in rect: CGRect) {
    let color: UIColor = refresh.ownTintColor ?? .systemGray
    paintWheel(at: CGPoint(x: rect.midX, y: rect.midY), radius: 12, color: color)
    guard let title = refresh.attributedTitle?.string else { return }
    let place = CGRect(x: 0, y: rect.maxY - 16, width: rect.width, height: 16)
    paintCentered(title, in: place, font: .systemFont(ofSize: 12), color: .secondaryLabel)
  }

  /// Paints the spokes of a wheel that spins.
  mutating func paintWheel(at center: CGPoint, radius: CGFloat, color: UIColor?) {
    let spokes = (0..<8).map { spoke in
      let angle = CGFloat(spoke) / 4 * .pi
      return [0.45, 0.95].map { part in
        CGPoint(
          x: center.x + radius * part * cos(angle), y: center.y + radius * part * sin(angle))
      }
    }
    canvas.strokes(spokes, .stroke(color, radius / 5))
  }

  mutating func openDimmed(unless isEnabled: Bool) {
    canvas.open(isEnabled ? [] : ["opacity=\"0.4\""])
  }
}

extension UIView {
  fileprivate var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

/// The date of a picker as the picture shows it, the same on every machine.
private enum PickedDate {
  @MainActor static func text(of picker: UIDatePicker) -> String {
    let formatter = DateFormatter()
    formatter.locale = picker.locale ?? Locale(identifier: "en_US_POSIX")
    formatter.timeZone = picker.timeZone ?? TimeZone(secondsFromGMT: 0)
    switch picker.datePickerMode {
    case .date: formatter.setLocalizedDateFormatFromTemplate("yMMMd")
    case .time, .countDownTimer: formatter.setLocalizedDateFormatFromTemplate("Hm")
    case .dateAndTime: formatter.setLocalizedDateFormatFromTemplate("yMMMdHm")
    }
    return formatter.string(from: picker.date)
  }
}
