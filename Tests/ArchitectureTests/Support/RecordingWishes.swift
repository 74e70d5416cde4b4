import Foundation

/// What the app does by hand for the form of every system: it writes down what it is handed.
@MainActor
final class RecordingWishes {
  struct Wish: Equatable {
    var title: String
    var copies: Int?
    var reader: String
  }

  struct Failure: Error {}

  private(set) var sent: [Wish] = []
  private(set) var remembered: [String] = []
  var isRefusing = false
  /// What the server says when it refuses.
  var refusal: (any Error)?
  /// Whether remembering takes its time.
  var isHolding = false

  private func remember(_ title: String) async {
    while isHolding { await Task.yield() }
    remembered.append(title)
  }

  private func send(_ wish: Wish) throws {
    if isRefusing { throw refusal ?? Failure() }
    sent.append(wish)
  }
}

extension RecordingWishes: CollectionWishActions {
  func send(
    title: String, copies: Int?, reader: String, on screen: CollectionWishViewController
  ) async throws {
    try send(Wish(title: title, copies: copies, reader: reader))
  }

  func remember(title: String, on screen: CollectionWishViewController) async throws {
    await remember(title)
  }
}

extension RecordingWishes: CompositionWishActions {
  func send(
    title: String, copies: Int?, reader: String, on screen: CompositionWishCoordinator
  ) async throws {
    try send(Wish(title: title, copies: copies, reader: reader))
  }

  func remember(title: String, on screen: CompositionWishCoordinator) async throws {
    await remember(title)
  }
}

extension RecordingWishes: MvpWishActions {
  func send(
    title: String, copies: Int?, reader: String, on screen: MvpWishPresenter
  ) async throws {
    try send(Wish(title: title, copies: copies, reader: reader))
  }

  func remember(title: String, on screen: MvpWishPresenter) async throws {
    await remember(title)
  }
}

extension RecordingWishes: TableWishActions {
  func send(
    title: String, copies: Int?, reader: String, on screen: TableWishViewController
  ) async throws {
    try send(Wish(title: title, copies: copies, reader: reader))
  }

  func remember(title: String, on screen: TableWishViewController) async throws {
    await remember(title)
  }
}

extension RecordingWishes: ViperWishActions {
  func send(
    title: String, copies: Int?, reader: String, on screen: any ViperWishViewable
  ) async throws {
    try send(Wish(title: title, copies: copies, reader: reader))
  }

  func remember(title: String, on screen: any ViperWishViewable) async throws {
    await remember(title)
  }
}
