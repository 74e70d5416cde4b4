/// Shows the states of a list as contents of a container: while rows are awaited, missing or could not be
/// loaded, another controller stands there than when there are some.
final class ContainerStage: ListStage {
  private let container: ContainerController
  private let rowList: RowListController
  private let runtime: AppRuntime
  private var shownKey: ListState.Key?
  private var onTap: (@MainActor () -> Void)?

  /// The states of the list of `rowList`, in `container`.
  init(_ container: ContainerController, rows rowList: RowListController, runtime: AppRuntime) {
    self.container = container
    self.rowList = rowList
    self.runtime = runtime
  }

  func install(_ surface: any ListSurface, in view: UIView) {}
  func layOut(in view: UIView) {}
  func themeDidChange() {}

  func show(_ state: ListState, _ parts: ListStageParts) {
    onTap = parts.tap
    guard state.key != shownKey else { return }
    let old = shownKey
    shownKey = state.key
    // What is said in words may have changed though the state is the same.
    if case .empty = old, case .empty = state { return update(state) }
    container.content = makeContent(for: state, parts)
  }

  private func tap() { onTap?() }

  private func makeContent(for state: ListState, _ parts: ListStageParts) -> UIViewController? {
    let tap: @MainActor () -> Void = { [weak self] in self?.tap() }
    if let view = parts.provided(tap) { return ProvidedViewController(view, runtime: runtime) }
    switch state {
    case .nothing: return nil
    case .rows: return rowList
    case .loading(let style): return LoadingController(runtime: runtime, style: style)
    case .empty, .failed: return state.message(tap: tap).map { scrolling($0, parts) }
    }
  }

  /// A message that scrolls where it has to, and that can be pulled as the rows can.
  private func scrolling(_ message: Message, _ parts: ListStageParts) -> UIViewController {
    let controller = ScrollingContentController(
      content: MessageController(runtime: runtime, message: message))
    controller.refreshControl = parts.refreshControl()
    return controller
  }

  private func update(_ state: ListState) {
    guard let scrolling = container.content as? ScrollingContentController,
      let controller = scrolling.content as? MessageController,
      let message = state.message(tap: { [weak self] in self?.tap() })
    else { return }
    controller.message = message
  }
}
