/// Lists that ask again by themselves while they are seen.
extension ListEngine {
  /// The screen has appeared: time counts again.
  public func screenDidAppear() {
    timedReload?.isOnScreen = true
    followTime()
  }

  /// The screen is about to go out of sight: time counts no more.
  public func screenWillDisappear() {
    timedReload?.isOnScreen = false
    followTime()
  }

  func appIsSeen(_ isSeen: Bool) {
    timedReload?.isAppSeen = isSeen
    followTime()
  }

  /// Waits until the list has to be asked for again, if it can be and isn't being loaded.
  func followTime() {
    if let timedReload { timedReload.follow(isIdle: isIdle) }
  }

  /// Whether something could be loaded, and nothing is. While something is shown that is still being sent, the answer
  /// may be from before it.
  private var isIdle: Bool {
    guard !optimistic.isPending else { return false }
    let asked = includedLoaders.filter { $0.isSourced && canLoad($0) }
    return !asked.isEmpty && asked.allSatisfy(\.loading.isEmpty)
  }

  /// A section was loaded from its start.
  func startDidArrive(in section: RowSection<Row>) {
    timedReload?.loadDidEnd()
    orderDidArrive(of: section)
  }

  /// Loads everything again without a word, as far as it is shown; false where something is under way.
  func loadAgain() -> Bool {
    guard isIdle else { return false }
    for loader in includedLoaders where canLoad(loader) { loader.loadAgain() }
    update()
    return true
  }
}
