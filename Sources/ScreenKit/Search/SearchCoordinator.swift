/// Turns typing into searches: it waits for a pause, and knows whether there is enough to search for.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating {
  let controller = UISearchController(searchResultsController: nil)
  private let configuration: SearchConfiguration
  private let clock: any ScreenClock
  private let onChange: @MainActor (String) -> Void
  private var query = ""
  private var pause: Task<Void, Never>?

  /// Whether what was typed is enough to search for.
  private(set) var isReady: Bool

  /// Whether a pause in typing is under way that ends by itself.
  var isWaiting: Bool { pause != nil && clock is SystemClock }

  init(
    _ configuration: SearchConfiguration, runtime: AppRuntime,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    self.configuration = configuration
    self.onChange = onChange
    clock = runtime.clock
    isReady = configuration.minimum <= 0
    super.init()
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = configuration.prompt.map(runtime.string)
  }

  deinit {
    pause?.cancel()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != query else { return }
    query = text
    pause?.cancel()
    pause = nil
    guard text.count >= configuration.minimum else {
      // Nothing of an older search stays, so there is nothing to wait for.
      isReady = false
      onChange(text)
      return
    }
    pause = Task { [weak self, clock, configuration] in
      guard (try? await clock.sleep(for: configuration.delay)) != nil else { return }
      guard !Task.isCancelled else { return }
      self?.search()
    }
  }

  private func search() {
    pause = nil
    isReady = true
    onChange(query)
  }
}

extension CollectionController {
  func installSearch(_ configuration: SearchConfiguration) {
    let coordinator = SearchCoordinator(configuration, runtime: runtime) { [weak self] query in
      self?.searchQueryDidChange(query)
      self?.setNeedsUpdate()
    }
    search = coordinator
    navigationItem.searchController = coordinator.controller
    navigationItem.hidesSearchBarWhenScrolling = false
  }
}
