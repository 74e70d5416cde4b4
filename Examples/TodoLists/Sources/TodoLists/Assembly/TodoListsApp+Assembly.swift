public import ScreenKit

extension TodoListsApp {
  /// The app with all that was written for it by hand, its lists kept in a file among the user's documents.
  public static func assembled(launch: LaunchValues) -> TodoListsApp {
    let library = TodoLibrary(in: launch.files)
    let parts = TodoParts(library, TodoActions(library, clock: launch.clock))
    return TodoListsApp(launch: launch, dependencies: parts)
  }
}

/// What the specs leave to code: one object that does things, and sources over the library.
@MainActor
private struct TodoParts: TodoListsDependencies {
  private let library: TodoLibrary
  let actions: TodoActions
  var dueActions: any DueActions { actions }
  var itemActions: any ItemActions { actions }
  var itemsActions: any ItemsActions { actions }
  var listsActions: any ListsActions { actions }
  var tidyUpActions: any TidyUpActions { actions }

  init(_ library: TodoLibrary, _ actions: TodoActions) {
    self.library = library
    self.actions = actions
  }

  func makeDueSource(_ runtime: AppRuntime) -> DueSource {
    DueSource(library, select: \.dueItems)
  }

  func makeEverySource(_ runtime: AppRuntime) -> EverySource {
    EverySource(library, select: \.allItems)
  }

  func makeItemSource(
    _ runtime: AppRuntime, itemID: @escaping @MainActor () -> Identifier
  ) -> ItemSource {
    ItemSource(library) { contents in contents.item(itemID()).map { [$0] } ?? [] }
  }

  func makeItemsSource(
    _ runtime: AppRuntime, listID: @escaping @MainActor () -> Identifier,
    withDone: @escaping @MainActor () -> Bool
  ) -> ItemsSource {
    ItemsSource(library) { contents in
      contents.items(ofList: listID()).filter { withDone() || !$0.isDone }
    }
  }

  func makeListsSource(_ runtime: AppRuntime) -> ListsSource {
    ListsSource(library, select: \.todoLists)
  }
}
