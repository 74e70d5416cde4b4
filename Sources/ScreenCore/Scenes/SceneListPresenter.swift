/// The presenter of a scene with a list: it owns the list, and knows its view without owning it. Subclasses
/// say what is in the list and what happens.
@MainActor
open class SceneListPresenter<Row: ListRow>: ScenePresenting, ListPresentable {
  /// The controller as its presenter sees it.
  public unowned let view: any SceneViewable
  /// What the presenter shares with the rest of the app.
  public let context: SceneContext
  public let list: ListEngine<Row>

  /// A presenter of what `view` shows.
  ///
  /// - Parameter reloading: When the list loads again by itself.
  public init(
    view: any SceneViewable, context: SceneContext,
    reloading: ListEngine<Row>.Reloading = ListEngine.Reloading()
  ) {
    self.view = view
    self.context = context
    list = ListEngine(reloading: reloading, in: context)
  }

  /// A presenter of what `view` shows, whose list asks for its rows again after each change of `state`.
  ///
  /// - Parameter reloading: When the list loads again by itself.
  public init<State>(
    view: any SceneViewable, context: SceneContext,
    reloading: ListEngine<Row>.Reloading = ListEngine.Reloading(), following state: StateBox<State>
  ) {
    self.view = view
    self.context = context
    list = ListEngine(reloading: reloading, in: context)
    list.follow(state)
  }

  public final var scene: any SceneViewable { view }

  /// How rows are laid out now; nil for the way of the controller's configuration.
  open var layout: ListLayout? { nil }

  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  /// The words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  /// What the list can be searched in; nil for a search without scopes.
  open func makeSearchScopes() -> SearchScopes? { nil }

  /// What is offered to search for now; nil for a search without suggestions.
  open func makeSearchSuggestions() -> SearchSuggestions? { nil }
}
