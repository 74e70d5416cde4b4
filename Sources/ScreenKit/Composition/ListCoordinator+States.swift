/// What stands in the container of a list, as far as another controller is needed for it.
enum ListState: Equatable {
  case nothing
  case rows
  case loading
  case empty
  case failed(LoadError)

  /// What is shown in `phase`; a failure that is told by a banner has no room of its own.
  init(_ phase: ScreenPhase, error: ErrorState) {
    switch phase {
    case .idle: self = .nothing
    case .content: self = .rows
    case .loading: self = .loading
    case .empty: self = .empty
    case .failed(let failure): self = error.style == .banner ? .nothing : .failed(failure)
    }
  }
}

/// The different contents of a list's container.
extension ListCoordinator {
  func showState(for phase: ScreenPhase) {
    if case .failed = phase {} else if phase != .content { banner.isHidden = true }
    let state = ListState(phase, error: configuration.error)
    guard state != shownState else { return updateMessage(of: state) }
    shownState = state
    refreshControls.removeAll { $0 !== rowList.tableView.refreshControl }
    container.content = makeContent(for: state)
  }

  private func makeContent(for state: ListState) -> UIViewController? {
    let provider = screenController.stateViews
    switch state {
    case .nothing:
      return nil
    case .rows:
      return rowList
    case .loading:
      let style = configuration.loading
      return provided(provider?.makeLoadingView(style))
        ?? LoadingController(runtime: runtime, style: style)
    case .empty:
      let state = emptyState
      return provided(provider?.makeEmptyView(state, action: tap(of: state)))
        ?? scrolling(message(of: state))
    case .failed(let failure):
      let error = configuration.error
      return provided(provider?.makeErrorView(error, error: failure, retry: retryAction))
        ?? scrolling(message(of: error))
    }
  }

  /// What is said in words may have changed though the state is the same.
  private func updateMessage(of state: ListState) {
    guard state == .empty, let scrolling = container.content as? ScrollingContentController,
      let controller = scrolling.content as? MessageController
    else { return }
    controller.message = message(of: emptyState)
  }

  private func provided(_ view: UIView?) -> UIViewController? {
    view.map { ProvidedViewController($0, runtime: runtime) }
  }

  /// A message that scrolls where it has to, and that can be pulled as the rows can.
  private func scrolling(_ message: Message) -> UIViewController {
    let controller = ScrollingContentController(
      content: MessageController(runtime: runtime, message: message))
    controller.refreshControl = makeRefreshControl()
    return controller
  }

  // MARK: Words

  private var emptyState: EmptyState { makeEmptyState() ?? EmptyState(text: StandardText.empty) }

  private func message(of state: EmptyState) -> Message {
    let button = state.button.map { Message.Button(title: $0.title, action: tap(of: state)) }
    return Message(image: state.image, text: state.text, button: button)
  }

  private func message(of error: ErrorState) -> Message {
    let button =
      error.retry ? Message.Button(title: StandardText.retry, action: retryAction) : nil
    return Message(text: error.text ?? StandardText.error, button: button)
  }

  private func tap(of state: EmptyState) -> @MainActor () -> Void {
    { [weak self] in
      guard let self, let button = state.button else { return }
      screenController.perform(button.action, for: ControlID(row: nil, name: "state"))
    }
  }

  var retryAction: @MainActor () -> Void {
    { [weak self] in self?.retry() }
  }

  // MARK: Refreshing

  func makeRefreshControl() -> UIRefreshControl? {
    guard configuration.pullToRefresh else { return nil }
    let control = screenController.stateViews?.makeRefreshControl() ?? UIRefreshControl()
    control.tintColor = runtime.theme.uiColor(configuration.refreshTint, else: .accent)
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControls.append(control)
    return control
  }

  private func refresh() {
    reload()
    endRefreshingIfDone()
  }

  func endRefreshingIfDone() {
    guard !engine.isLoadingStart else { return }
    for control in refreshControls where control.isRefreshing { control.endRefreshing() }
  }
}
