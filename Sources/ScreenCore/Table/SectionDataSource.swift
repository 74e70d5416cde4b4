/// The items of one section. There is never more than one load: another ends it, and its answer is
/// dropped.
@MainActor
final class SectionDataSource: ItemsSource {
  typealias Item = StyledModel

  weak var delegate: (any DataSourceDelegate)?

  var items: [StyledModel] = []

  private let load: (@MainActor () async throws -> [StyledModel])?
  private var running: Task<Void, Never>?
  private var lastTicket = 0

  init(load: (@MainActor () async throws -> [StyledModel])? = nil) {
    self.load = load
  }

  deinit {
    running?.cancel()
  }

  /// Changes the items, and tells the delegate if they are others then.
  func change<Result>(_ body: (inout [StyledModel]) -> Result) -> Result {
    let old = items
    let result = body(&items)
    if items != old { delegate?.dataSourceDidChange(self) }
    return result
  }

  func reload() {
    if load == nil { delegate?.dataSourceDidChange(self) } else { loadTop() }
  }

  // MARK: Loads

  func loadFirst() { begin(.first) }

  func loadTop() { begin(.top) }

  func cancelLoads() {
    lastTicket += 1
    running?.cancel()
    running = nil
  }

  private func begin(_ kind: LoadKind) {
    cancelLoads()
    delegate?.dataSource(self, didBegin: kind)
    guard let load else {
      delegate?.dataSource(self, didFinish: kind, with: items)
      return
    }
    let ticket = lastTicket
    running = Task { [weak self] in
      do {
        let items = try await load()
        self?.finish(kind, ticket, items)
      } catch {
        self?.fail(kind, ticket, error)
      }
    }
  }

  private func finish(_ kind: LoadKind, _ ticket: Int, _ loaded: [StyledModel]) {
    guard ticket == lastTicket else { return }
    running = nil
    items = loaded
    delegate?.dataSource(self, didFinish: kind, with: loaded)
  }

  private func fail(_ kind: LoadKind, _ ticket: Int, _ error: any Error) {
    guard ticket == lastTicket else { return }
    running = nil
    // Loads that this source cancels have ended before. Who else cancels one leaves it without answer.
    let failure = LoadError(error) ?? .connection("The load was cancelled.")
    delegate?.dataSource(self, didFail: kind, with: failure)
  }
}
