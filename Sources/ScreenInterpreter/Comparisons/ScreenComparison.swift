public import ScreenKit

/// Holds screens that are made straight from specs against those of the compiled app: both are shown in all
/// states and surroundings, answered alike, and pictures and trees have to be the same, byte for byte.
@MainActor
public struct ScreenComparison {
  /// A way to show a screen, with what the app is to be launched with.
  public typealias Maker =
    @MainActor (LaunchValues) throws -> (
      runtime: AppRuntime, screen: UIViewController
    )

  /// A state and surroundings in which a screen did not look the same.
  public struct Difference: Sendable, CustomStringConvertible {
    public let screen: String
    public let state: ScreenState
    public let surroundings: Surroundings
    public let compiled: ScreenPreview.Shown
    public let interpreted: ScreenPreview.Shown

    public var description: String {
      let what = compiled.tree == interpreted.tree ? "picture" : "tree"
      return "\(screen), \(state.rawValue), \(surroundings): another \(what)\n"
        + "compiled:\n\(compiled.tree)\ninterpreted:\n\(interpreted.tree)"
    }
  }

  /// A phone in both appearances, from right to left and with large text, the smallest one, and a tablet.
  public static let usualSurroundings = [
    Surroundings(), Surroundings(isDark: true), Surroundings(isRightToLeft: true),
    Surroundings(textSize: .accessibilityLarge), Surroundings(hasIncreasedContrast: true),
    Surroundings(size: CGSize(width: 320, height: 568)),
    Surroundings(size: CGSize(width: 1024, height: 768)),
  ]

  private static let tries = 5

  private let strings: StringTable
  private let filled: any HTTPTransport
  private let surroundings: [Surroundings]

  /// - Parameters:
  ///   - filled: What answers requests of screens that are filled; nothing is asked for the other states.
  public init(
    strings: StringTable, filled: any HTTPTransport,
    surroundings: [Surroundings] = usualSurroundings
  ) {
    self.strings = strings
    self.filled = filled
    self.surroundings = surroundings
  }

  /// Compares one screen in states.
  ///
  /// - Returns: The states and surroundings in which it did not look the same, and how many were compared.
  public func compare(
    _ screen: String, in states: [ScreenState] = [.loading, .filled, .error],
    compiled: Maker, interpreted: Maker
  ) async throws -> (differences: [Difference], count: Int) {
    var differences: [Difference] = []
    var count = 0
    for state in states {
      for surroundings in surroundings {
        count += 1
        let (first, second) = try await bothShown(compiled, interpreted, in: state, surroundings)
        guard first != second else { continue }
        differences.append(
          Difference(
            screen: screen, state: state, surroundings: surroundings, compiled: first,
            interpreted: second))
      }
    }
    return (differences, count)
  }

  /// A screen as both ways show it. Of several sources that load at once any may answer first, and what a screen
  /// makes of that may differ: where both do, they are shown some more times.
  private func bothShown(
    _ compiled: Maker, _ interpreted: Maker, in state: ScreenState, _ surroundings: Surroundings
  ) async throws -> (ScreenPreview.Shown, ScreenPreview.Shown) {
    var seen: (first: Set<ScreenPreview.Shown>, second: Set<ScreenPreview.Shown>) = ([], [])
    var last = ScreenPreview.Shown.none
    for _ in 0..<Self.tries {
      last = try await shown(by: compiled, in: state, surroundings)
      let other = try await shown(by: interpreted, in: state, surroundings)
      seen.first.insert(last)
      seen.second.insert(other)
      if let same = seen.first.intersection(seen.second).first { return (same, same) }
    }
    return (last, seen.second.first ?? last)
  }

  private func shown(
    by make: Maker, in state: ScreenState, _ surroundings: Surroundings
  ) async throws -> ScreenPreview.Shown {
    let clock = ManualClock()
    let transport: any HTTPTransport =
      state == .filled ? filled : StateTransport(state: state, answer: nil)
    let launch = ScreenPreview.launch(strings: strings, clock: clock, transport: transport)
    let (runtime, controller) = try make(launch)
    let root = ScreenNavigationController(runtime: runtime, root: controller)
    return try await ScreenPreview.shown(
      root, clock: clock, in: surroundings, isLoading: state == .loading)
  }
}
