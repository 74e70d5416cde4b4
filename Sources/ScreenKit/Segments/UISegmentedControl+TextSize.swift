extension UISegmentedControl {
  /// Shows the titles in the reader's text size, which the control does not follow by itself, as far as
  /// titles beside each other can grow.
  func follow(_ textSize: TextSize) {
    let font = ControlMetrics.segmentFont.uiFont(
      for: min(textSize, ControlMetrics.largestSegments))
    setTitleTextAttributes([.font: font], for: .normal)
  }
}
