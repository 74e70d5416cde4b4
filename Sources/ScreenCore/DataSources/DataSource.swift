/// What a screen shows, wherever it comes from. The screen asks for items and says when to load; the
/// source says when something arrived.
@MainActor
public protocol DataSource<Item>: AnyObject {
  /// What the list is made of.
  associatedtype Item: Model

  /// Who is told what arrives; kept weakly.
  var delegate: (any DataSourceDelegate)? { get set }

  /// Whether there is more to load at the bottom.
  var hasMore: Bool { get }

  /// How many items are there now.
  func numberOfObjects() -> Int

  /// The item at `index`; nil when there is none.
  func object(at index: Int) -> Item?

  /// Loads from the start, when nothing is shown yet or what is shown is of no use any more. Ends all
  /// other loads.
  func loadFirst()

  /// Brings the list up to date from its top, as pull to refresh does. What is there stays until the
  /// answer has come, and for good where none comes.
  ///
  /// Then either the answer is the list: what is new stands at the top, what has gone is gone, and
  /// what follows is loaded again from there by `loadBottom`. Sources over APIs do that, because they
  /// cannot know what has become of the parts further down. Or a source that knows its items never to
  /// change puts the new ones before those it has. Both tell their delegate of all items.
  func loadTop()

  /// Loads what is there again without being asked to, as when time has passed: as far as it goes, so that nobody who
  /// has come further than the first part of it loses what is read.
  func loadAgain()

  /// Loads the next items at the bottom, after which `hasMore` says whether there are others.
  func loadBottom()

  /// Ends whatever is under way; its answers are dropped.
  func cancelLoads()

  /// Puts `model` in the place of the item with its identity, if there is one.
  func replace(_ model: any Model)

  /// Gives an item another place, as after it was dragged there and that has been kept where the list comes from;
  /// false where the source leaves the order to whoever shows it until the next load.
  func move(_ move: ItemMove) -> Bool

  /// Looks whether what is shown has changed where it comes from, as by another process, and brings it up to
  /// date then. Called when a list that was loaded comes into sight again; it has to be cheap. What can't be
  /// looked at without loading it does nothing.
  func lookForChanges()
}

extension DataSource {
  public var hasMore: Bool { false }
  public func loadTop() { loadFirst() }
  public func loadAgain() { loadTop() }
  public func loadBottom() {}
  public func cancelLoads() {}
  public func replace(_ model: any Model) {}
  public func move(_ move: ItemMove) -> Bool { false }
  public func lookForChanges() {}

  /// All items there are now.
  public var objects: [Item] {
    (0..<numberOfObjects()).compactMap { object(at: $0) }
  }
}

/// Which part of a list is loaded.
public enum LoadKind: Hashable, Sendable, CaseIterable {
  case first, top, bottom
}

/// Is told what a source does.
@MainActor
public protocol DataSourceDelegate: AnyObject {
  /// A load has begun.
  func dataSource(_ source: any DataSource, didBegin load: LoadKind)

  /// A load has ended, and `items` arrived: all of them for `first` and `top`, the further ones for
  /// `bottom`.
  func dataSource(_ source: any DataSource, didFinish load: LoadKind, with items: [any Model])

  /// A load has failed; the items are the same as before.
  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError)

  /// Items changed without a load.
  func dataSourceDidChange(_ source: any DataSource)
}

extension DataSourceDelegate {
  public func dataSource(_ source: any DataSource, didBegin load: LoadKind) {}
  public func dataSourceDidChange(_ source: any DataSource) {}
}
