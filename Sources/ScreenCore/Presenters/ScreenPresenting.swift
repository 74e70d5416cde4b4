/// A presenter of a screen that says what stands in its bars and does what is tapped: a subclass of
/// ``BasePresenter`` with a view.
@MainActor
public protocol ScreenPresenting: ScreenPresenter {
  associatedtype Destination

  /// What the presenters of the app share.
  var context: PresenterContext<Destination> { get }

  /// Whether something is under way that will change what is seen.
  var isBusy: Bool { get }

  /// What the screen is called, where that changes while it is shown; nil where it keeps the title that
  /// it was made with.
  func makeTitle() -> ScreenText?

  /// What stands in the bars of the screen.
  func makeBar() -> PresenterBar<Destination>

  /// What the screen shows when there is nothing; nil for the library's own words.
  func makeEmptyState() -> PresenterEmptyState<Destination>?

  /// Does what was tapped for.
  func handle(_ action: PresenterAction<Destination>)

  /// Loads what the screen shows anew.
  func reload()

}

/// A presenter of a form: a subclass of ``FormPresenter`` with a view.
@MainActor
public protocol FormPresenting: ScreenPresenting {
  /// How the form behaves.
  var configuration: FormConfiguration { get }

  /// The fields, as they are being filled in.
  var entries: [FormEntry] { get }

  /// The reader has edited a field.
  func didEdit()

  /// The reader wants to send the form.
  func didTapSubmit()

  /// The reader wants another try of sending the form, which `send` is.
  func sendAgain(_ send: @MainActor () -> Void)

  /// Closes the presentation that the form is in, after a question where there is something to lose.
  func dismissScreen()
}

/// A presenter of a list: a subclass of ``ListPresenter`` with a view.
@MainActor
public protocol ListPresenting: ScreenPresenting {
  associatedtype Cell: PresentedCell

  /// The list at work.
  var engine: ListEngine<PresenterRow<Cell, Destination>> { get }

  /// How items stand in a collection view now; nil for the way that the screen is configured with.
  func currentLayout() -> ListLayout?

  /// Which rows can be selected together, and what can be done with them; nil for none.
  func makeSelection() -> PresenterSelection<Destination>?

  /// The words to search for have changed and the reader has paused.
  func searchQueryDidChange(_ query: String)
}
