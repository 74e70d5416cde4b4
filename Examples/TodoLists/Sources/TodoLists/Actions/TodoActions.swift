import ScreenKit

/// What the screens' specs leave to be written by hand: changes of the lists, and asking for names.
@MainActor
final class TodoActions {
  private let library: TodoLibrary
  private let clock: any ScreenClock

  init(_ library: TodoLibrary, clock: any ScreenClock) {
    self.library = library
    self.clock = clock
  }

  /// Asks for a text, and does `change` with it unless it is empty. A change that could not be
  /// written is told on `screen`.
  private func ask(
    _ title: String, current: String = "", on screen: ScreenCoordinator,
    then change: @escaping @Sendable (inout TodoContents, String) -> Void
  ) {
    let save = AlertViewModel.Action(title: .key("prompt.save")) { [library, weak screen] texts in
      let text = (texts.first ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { return }
      screen?.run(operation: { try await library.change { change(&$0, text) } })
    }
    let question = AlertViewModel(
      title: .key(title),
      fields: [AlertViewModel.Field(placeholder: .key(title), text: current)],
      actions: [AlertViewModel.Action(title: .key("prompt.cancel"), role: .cancel), save])
    // It is asked in the window of the screen, whichever other windows there are.
    screen.primaryViewController.present(
      UIAlertController(question, runtime: screen.runtime), animated: true)
  }

  private func toggle(_ item: TodoItem) async throws {
    try await library.change { $0.setDone(!item.isDone, ofItem: item.id) }
  }

  private func postpone(_ item: TodoItem) async throws {
    let tomorrow = clock.now.addingTimeInterval(24 * 60 * 60)
    try await library.change { $0.setDue(tomorrow, ofItem: item.id) }
  }
}

extension TodoActions: ListsActions {
  func addList(on screen: ListsCoordinator) async throws {
    ask("lists.name", on: screen) { $0.addList(named: $1) }
  }

  func delete(_ item: TodoList, on screen: ListsCoordinator) async throws {
    try await library.change { $0.removeList(item.id) }
  }
}

extension TodoActions: ItemsActions {
  func addItem(on screen: ItemsCoordinator) async throws {
    let list = screen.list.id
    ask("items.what", on: screen) { $0.addItem($1, toList: list) }
  }

  func toggle(_ item: TodoItem, on screen: ItemsCoordinator) async throws {
    try await toggle(item)
  }

  func postpone(_ item: TodoItem, on screen: ItemsCoordinator) async throws {
    try await postpone(item)
  }

  func delete(_ item: TodoItem, on screen: ItemsCoordinator) async throws {
    try await library.change { $0.removeItem(item.id) }
  }

  func move(_ item: TodoItem, after: Identifier?, on screen: ItemsCoordinator) async throws {
    try await library.change { $0.moveItem(item.id, after: after) }
  }
}

extension TodoActions: ItemActions {
  func rename(on screen: ItemCoordinator) async throws {
    let id = screen.itemID
    let title = try await library.contents().item(id)?.title ?? ""
    ask("items.what", current: title, on: screen) { $0.rename(id, to: $1) }
  }

  func toggle(_ item: TodoItem, on screen: ItemCoordinator) async throws {
    try await toggle(item)
  }

  func postpone(_ item: TodoItem, on screen: ItemCoordinator) async throws {
    try await postpone(item)
  }
}

extension TodoActions: DueActions {
  func toggle(_ item: TodoItem, on screen: DueCoordinator) async throws {
    try await toggle(item)
  }
}

extension TodoActions: TidyUpActions {
  func finish(ids: [Identifier], on screen: TidyUpViewController) async throws {
    try await library.change { contents in
      for id in ids { contents.setDone(true, ofItem: id) }
    }
  }

  func remove(ids: [Identifier], on screen: TidyUpViewController) async throws {
    try await library.change { contents in
      for id in ids { contents.removeItem(id) }
    }
  }
}
