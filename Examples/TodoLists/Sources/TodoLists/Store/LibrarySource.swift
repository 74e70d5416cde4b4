public import ScreenKit

/// A part of the library as the source of a screen.
@MainActor
public final class LibrarySource<Item: Model>: DataSource {
  public weak var delegate: (any DataSourceDelegate)?

  private let library: TodoLibrary
  private let select: @MainActor (TodoContents) -> [Item]
  private var items: [Item] = []
  private var loading: Task<Void, Never>?
  private var subscription: Subscription?

  /// The items that `select` takes out of the library.
  public init(
    _ library: TodoLibrary, select: @escaping @MainActor (TodoContents) -> [Item]
  ) {
    self.library = library
    self.select = select
    subscription = library.changes.listen { [weak self] contents in self?.show(contents) }
  }

  public func numberOfObjects() -> Int { items.count }

  public func object(at index: Int) -> Item? {
    items.indices.contains(index) ? items[index] : nil
  }

  public func loadFirst() { load(.first) }

  public func loadTop() { load(.top) }

  public func cancelLoads() {
    loading?.cancel()
    loading = nil
  }

  private func load(_ kind: LoadKind) {
    cancelLoads()
    delegate?.dataSource(self, didBegin: kind)
    loading = Task { [weak self, library] in
      do {
        let contents = try await library.contents()
        guard !Task.isCancelled, let self else { return }
        items = select(contents)
        delegate?.dataSource(self, didFinish: kind, with: items)
      } catch {
        guard !Task.isCancelled, let self, let error = LoadError(error) else { return }
        delegate?.dataSource(self, didFail: kind, with: error)
      }
    }
  }

  private func show(_ contents: TodoContents) {
    items = select(contents)
    delegate?.dataSourceDidChange(self)
  }
}

/// All lists.
public typealias ListsSource = LibrarySource<TodoList>
/// The items of one list.
public typealias ItemsSource = LibrarySource<TodoItem>
/// One item.
public typealias ItemSource = LibrarySource<TodoItem>
/// The items that are due.
public typealias DueSource = LibrarySource<TodoItem>
/// The items of all lists.
public typealias EverySource = LibrarySource<TodoItem>
