/// Several screens of which one is shown at a time.
@MainActor
public struct Segments {
  let all: [Segment]
  /// Says which one is shown, by its place.
  let shown: StateBinding<Int>?

  /// Screens of which the first is shown until another is chosen.
  public init(_ segments: [Segment]) {
    all = segments
    shown = nil
  }

  /// Screens of which the one is shown whose identity is the value of `shown`.
  public init<ID: Hashable & Sendable>(_ segments: [Segment], shown: StateBinding<ID>) {
    all = segments
    let ids = segments.map { $0.id?.base as? ID }
    self.shown = StateBinding(
      get: { ids.firstIndex(of: shown.value) ?? 0 },
      set: { place in
        if ids.indices.contains(place), let id = ids[place] { shown.value = id }
      })
  }
}

/// One of several screens, with what it is chosen by.
@MainActor
public struct Segment {
  let id: AnyHashable?
  let title: ScreenText
  let make: @MainActor () -> UIViewController

  /// A screen that `make` makes when it is first shown.
  public init(
    id: AnyHashable? = nil, title: ScreenText, make: @escaping @MainActor () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.make = make
  }
}

/// A screen that stands above others.
@MainActor
public struct SegmentsHeader {
  let controller: UIViewController
  let height: CGFloat?

  /// A screen of a height in points, or as tall as its content.
  public init(_ controller: UIViewController, height: CGFloat? = nil) {
    self.controller = controller
    self.height = height
  }
}

/// How a screen of several others behaves.
public struct SegmentedConfiguration: Sendable {
  /// What the screen is called.
  public var title: ScreenText?

  /// A screen with a title, if it has one.
  public init(title: ScreenText? = nil) {
    self.title = title
  }
}
