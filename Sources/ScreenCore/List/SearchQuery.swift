/// Turns typing into searches: it waits for a pause, and knows whether there is enough to search for.
@MainActor
public final class SearchQuery {
  private let configuration: SearchConfiguration
  private let clock: any ScreenClock
  private let onChange: @MainActor (String) -> Void
  private var text = ""
  private var pause: ScheduledAction?

  /// Whether what was typed is enough to search for.
  public private(set) var isReady: Bool

  /// Whether a pause in typing is under way that ends by itself.
  public var isWaiting: Bool { pause != nil && clock is SystemClock }

  /// A search that hands `onChange` the words to search for whenever they have changed and the
  /// reader has paused, and at once when they have become too few.
  public init(
    _ configuration: SearchConfiguration, clock: any ScreenClock,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
    self.onChange = onChange
    isReady = configuration.minimum <= 0
  }

  /// Takes the text that stands in the search bar now.
  public func update(_ text: String) {
    guard text != self.text else { return }
    self.text = text
    pause?.cancel()
    pause = nil
    guard text.count >= configuration.minimum else {
      // Nothing of an older search stays, so there is nothing to wait for.
      isReady = false
      onChange(text)
      return
    }
    pause = clock.schedule(after: configuration.delay) { [weak self] in self?.search() }
  }

  /// Searches for `text` without a pause, as for what is chosen: there is nothing more to type.
  public func search(for text: String) {
    update(text)
    guard pause != nil else { return }
    pause?.cancel()
    search()
  }

  private func search() {
    pause = nil
    isReady = true
    onChange(text)
  }
}
