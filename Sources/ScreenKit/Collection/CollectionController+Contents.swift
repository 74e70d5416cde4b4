/// What is shown of what was loaded.
extension CollectionController {
  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    guard isViewLoaded, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      updateLoads()
      updateContents()
      list.reconfigureVisibleCells()
    }
  }

  /// Shows what there is now.
  func updateContents() {
    let included = includedLoaders
    let rows = included.map { $0.rows(optimistic) }
    let counts = Dictionary(
      zip(included, rows).map { ($0.section.id, $1.count) }, uniquingKeysWith: +)
    phase = ScreenPhase(included) { counts[$0.section.id] ?? 0 }
    let layout = currentLayout()
    var shown = ShownList()
    if phase == .content {
      shown.sections = zip(included, rows).map { loader, rows in
        ShownList.Section(
          id: loader.section.id, header: loader.section.header,
          layout: loader.section.layout ?? layout,
          rows: ShownList.identify(rows, in: loader.section.id))
      }
    }
    list.show(shown)
    showPhase()
  }

  private func showPhase() {
    let error = configuration.error
    switch phase {
    case .idle, .content:
      stateView.show(.nothing, on: self)
    case .loading:
      stateView.show(.loading(configuration.loading), on: self)
    case .empty:
      stateView.show(.empty(makeEmptyState() ?? EmptyState(text: StandardText.empty)), on: self)
    case .failed:
      // A toast goes by itself, and with nothing else on the screen there would be no way out.
      stateView.show(error.style == .banner ? .nothing : .failed(error), on: self)
    }
    if case .failed = phase {} else if phase != .content { banner.isHidden = true }
  }

  func showFailureBesideContent() {
    let error = configuration.error
    let text = error.text ?? StandardText.error
    let retry: (@MainActor () -> Void)? = error.retry ? retryAction : nil
    if error.style == .banner {
      banner.show(text, retry: retry)
      banner.placeAtTop(of: view)
    } else {
      notice(text, retry: retry)
    }
  }
}
