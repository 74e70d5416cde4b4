/// What there is to say where a list's rows will be, or would have been.
@MainActor
enum ListState {
  case nothing
  case rows
  case loading(LoadingStyle)
  case empty(EmptyState)
  case failed(ErrorState, LoadError)

  /// What there is to see of a state, for comparing.
  enum Key: Equatable {
    case nothing, rows
    case loading(LoadingStyle)
    case empty(ScreenImage?, ScreenText, detail: ScreenText?, button: ScreenText?)
    case failed(ErrorState, LoadError)
  }

  var key: Key {
    switch self {
    case .nothing: .nothing
    case .rows: .rows
    case .loading(let style): .loading(style)
    case .empty(let state):
      .empty(state.image, state.text, detail: state.detail, button: state.button?.title)
    case .failed(let state, let error): .failed(state, error)
    }
  }

  /// The state in the library's own words, with a button for `tap`; nil where nothing is said.
  func message(tap: @escaping @MainActor () -> Void) -> Message? {
    switch self {
    case .nothing, .rows, .loading:
      return nil
    case .empty(let state):
      let button = state.button.map { Message.Button(title: $0.title, action: tap) }
      return Message(
        image: state.image, text: state.text, detail: state.detail, button: button)
    case .failed(let state, _):
      let button = state.retry ? Message.Button(title: StandardText.retry, action: tap) : nil
      return Message(
        image: state.image, text: state.text ?? StandardText.error, detail: state.detail,
        button: button)
    }
  }
}

extension StateViewProviding {
  /// The app's view for a state, whose button does `tap`; nil where the library's is shown.
  func view(for state: ListState, tap: @escaping @MainActor () -> Void) -> UIView? {
    switch state {
    case .nothing, .rows: nil
    case .loading(let style): makeLoadingView(style)
    case .empty(let state): makeEmptyView(state, action: tap)
    case .failed(let state, let error): makeErrorView(state, error: error, retry: tap)
    }
  }
}
