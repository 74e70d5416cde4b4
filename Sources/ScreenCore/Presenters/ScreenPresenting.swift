/// A presenter of a screen that says what stands in its bars and does what is tapped: a subclass of
/// ``BasePresenter`` with a view.
@MainActor
public protocol ScreenPresenting: ScreenPresenter where Self: BasePresenter<Destination> {
  associatedtype Destination

  /// What the presenters of the app share.
  var context: PresenterContext<Destination> { get }
}

/// A presenter of a form: a subclass of ``FormPresenter`` with a view.
@MainActor
public protocol FormPresenting: ScreenPresenting where Self: FormPresenter<Destination> {}

/// A presenter of a list: a subclass of ``ListPresenter`` with a view.
@MainActor
public protocol ListPresenting: ScreenPresenting where Self: ListPresenter<Cell, Destination> {
  associatedtype Cell: PresentedCell

  /// The list at work.
  var engine: ListEngine<PresenterRow<Cell, Destination>> { get }
}
