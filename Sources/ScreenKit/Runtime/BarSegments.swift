/// The segments that stand in the place of a screen's title, of which one is chosen.
@MainActor
final class BarSegments {
  private var segments: TitleSegments?
  private var titles: [String] = []
  private var control: UISegmentedControl?

  /// Whether there are any.
  var areShown: Bool { segments != nil }

  /// Shows what `bar` says on `screen`.
  func show(_ bar: BarItems, on screen: ScreenController) {
    segments = bar.segments
    guard let segments else { return remove(from: screen) }
    let control = self.control ?? makeControl(on: screen)
    self.control = control
    let titles = segments.titles.map(screen.runtime.string)
    if titles != self.titles { show(titles, in: control) }
    let chosen = segments.chosen() ?? UISegmentedControl.noSegment
    if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
    if screen.navigationItem.titleView !== control { screen.navigationItem.titleView = control }
  }

  private func makeControl(on screen: ScreenController) -> UISegmentedControl {
    let control = UISegmentedControl(frame: .zero, actions: [])
    control.accessibilityIdentifier = "titleSegments"
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let control else { return }
        self?.segments?.choose(control.selectedSegmentIndex)
      }, for: .valueChanged)
    return control
  }

  private func show(_ titles: [String], in control: UISegmentedControl) {
    self.titles = titles
    control.removeAllSegments()
    for (place, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: place, animated: false)
    }
    control.sizeToFit()
  }

  private func remove(from screen: ScreenController) {
    guard let control else { return }
    if screen.navigationItem.titleView === control { screen.navigationItem.titleView = nil }
    self.control = nil
    titles = []
  }
}
