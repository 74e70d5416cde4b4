import ScreenDriver
public import ScreenKit
import SpecModel
public import SpecSemantics

/// Pictures and trees of the screens of a checked app.
@MainActor
public struct ScreenPreview {
  /// A screen as it looks.
  public struct Shown: Hashable, Sendable {
    /// The picture, as SVG.
    public let picture: String
    /// The bars, cells and texts that are seen, line by line.
    public let tree: String

    static let none = Shown(picture: "", tree: "")
  }

  private let app: CheckedApp
  private let samples: Samples
  private let strings: StringTable

  /// - Parameters:
  ///   - samples: What sources answer.
  ///   - strings: The app's texts.
  public init(of app: CheckedApp, samples: Samples, strings: StringTable) {
    self.app = app
    self.samples = samples
    self.strings = strings
  }

  /// The names of all screens, in the order of the specs.
  public var screens: [String] {
    app.index.files.flatMap(\.declarations).compactMap { declaration in
      if case .screen(let screen) = declaration { screen.name.text } else { nil }
    }
  }

  /// A screen in a state and in surroundings; nil where there is no screen of the name.
  ///
  /// - Parameter parameters: What the screen is shown with; what is missing is made up.
  /// - Throws: `DriverError` where the screen does not come to rest.
  public func show(
    _ screen: String, in state: ScreenState, _ surroundings: Surroundings,
    with parameters: [String: DynamicValue] = [:]
  ) async throws -> Shown? {
    let clock = ManualClock()
    let index = app.index
    let app = InterpretedApp(
      app, launch: Self.launch(strings: strings, clock: clock),
      answers: { [samples] source in
        SampleTransport(
          state: state, answer: source.flatMap { samples.answer(of: $0) },
          items: source.flatMap { $0.listPath(in: index) })
      })
    let values = StandardValues(app).values(forScreen: screen).merging(parameters) { $1 }
    guard let controller = app.makeController(forScreen: screen, with: values) else { return nil }
    let root = ScreenNavigationController(runtime: app.runtime, root: controller)
    return try await Self.shown(root, clock: clock, in: surroundings, isLoading: state == .loading)
  }

  /// What is seen of the screens from `root` on, once they have come to rest.
  public static func shown(
    _ root: UIViewController, clock: ManualClock, in surroundings: Surroundings,
    isLoading: Bool = false
  ) async throws -> Shown {
    let driver = ScreenDriver(root: root, size: surroundings.size, clock: clock)
    defer { driver.close() }
    if surroundings.isDark { try await driver.setDarkMode(true, settling: false) }
    if surroundings.textSize != .large {
      try await driver.setTextSize(surroundings.textSize, settling: false)
    }
    if surroundings.isRightToLeft { try await driver.setRightToLeft(true, settling: false) }
    if surroundings.hasIncreasedContrast {
      try await driver.setIncreasedContrast(true, settling: false)
    }
    // What waits for an answer that does not come is never quiet.
    if isLoading {
      try await driver.finishTransitions()
      clock.advance(by: .seconds(1))
      try await driver.finishTransitions()
    } else {
      try await driver.settle()
    }
    return Shown(picture: driver.picture, tree: driver.dump)
  }

  /// What apps are started with here: nothing of the machine's is read or kept.
  public static func launch(
    strings: StringTable, clock: ManualClock, transport: (any HTTPTransport)? = nil
  ) -> LaunchValues {
    LaunchValues(
      strings: strings, clock: clock, transport: transport ?? SilentTransport(),
      store: MemoryStore())
  }
}

extension SourceDeclaration {
  /// The dotted path of the list in what the source answers.
  fileprivate func listPath(in index: AppIndex) -> String? {
    switch content {
    case .request(let call, let items, _): index.items(items, of: call)?.text
    case .disk(_, let items): items?.text
    case .sqlite, .coreData, .items, .swift: nil
    }
  }
}
