/// The presenter of a scene with a form: it knows its view without owning it. Subclasses own the form's values,
/// and say which fields there are and what happens.
@MainActor
open class SceneFormPresenter: ScenePresenting {
  /// The controller as its presenter sees it.
  public unowned let view: any SceneViewable

  /// A presenter of what `view` shows.
  public init(view: any SceneViewable) {
    self.view = view
  }

  public final var scene: any SceneViewable { view }
}
