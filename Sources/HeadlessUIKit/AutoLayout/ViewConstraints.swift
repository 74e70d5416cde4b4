/// What a view has of Auto Layout: its constraints, guides, and how much it holds on to the size of its content.
struct ViewConstraints {
  /// The active constraints that are about the view and what is inside of it.
  var held: [NSLayoutConstraint] = []
  /// Whether the last layout could satisfy all that is required.
  var areSatisfied = true
  /// Guides that an app has added.
  private(set) var guides: [UILayoutGuide] = []
  /// How much the view resists being bigger than its content, where that was said.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How much the view resists being smaller than its content, where that was said.
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  /// Adds a guide, which no other view has, to a view.
  @MainActor
  mutating func add(_ guide: UILayoutGuide, of view: UIView) {
    guide.owningView = view
    guides.append(guide)
  }

  @MainActor
  mutating func remove(_ guide: UILayoutGuide) {
    guides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
