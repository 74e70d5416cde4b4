/// Logging out.
extension AppRuntime {
  /// Makes log-outs end the session in `sessions`. However it ends, by a log-in of somebody else, too, what
  /// screens are doing is called off then, and what was kept for it is forgotten: answers, images, where the
  /// reader was, and a link that waits.
  public func follow<Session>(_ sessions: SessionStore<Session>) {
    endSession = { [weak sessions] in try sessions?.end() }
    sessionChanges = sessions.changes.listen { [weak self] change in
      if change.endsSession { self?.sessionDidEnd() }
    }
  }

  /// Makes log-outs those of the app's own log-in, of which specs know nothing else.
  public func follow(_ logIn: any AppLogIn) {
    endSession = { [weak self] in
      logIn.logOut()
      self?.sessionDidEnd()
    }
  }

  /// Ends the session of who is logged in, if anybody is.
  public func logOut() {
    do {
      try endSession?()
    } catch {
      problems.report("What was stored of the session cannot be removed: \(error)")
    }
  }

  private func sessionDidEnd() {
    operations.cancelAll()
    forgetHostState()
    waitingScreen = nil
    images.removeAll()
    Task { [responses] in await responses.removeAll() }
  }
}
