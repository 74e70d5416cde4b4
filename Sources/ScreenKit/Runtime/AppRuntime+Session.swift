/// Logging out.
extension AppRuntime {
  /// Makes log-outs end the session in `sessions`. However it ends, by a log-in of somebody else, too, what
  /// screens are doing is called off then, and what was kept for it is forgotten: answers, images, where the
  /// reader was, drafts of forms, and a link that waits; all of it in all windows of the app. Lists ask their conditions
  /// again, whatever becomes of the session; what they have loaded while those held and still do, they keep.
  public func follow<Session>(_ sessions: SessionStore<Session>) {
    shared.endSession = { [weak sessions] in try sessions?.end() }
    shared.sessionChanges = sessions.changes.listen { [weak shared] change in
      if change.endsSession { shared?.sessionDidEnd() }
      shared?.events.emit(.appSessionChanges)
    }
  }

  /// Makes log-outs those of the app's own log-in, of which specs know nothing else.
  public func follow(_ logIn: any AppLogIn) {
    shared.endSession = { [weak shared] in
      logIn.logOut()
      shared?.sessionDidEnd()
    }
  }

  /// Whether there is a session to end.
  var canLogOut: Bool { shared.endSession != nil }

  /// Ends the session of who is logged in, if anybody is.
  public func logOut() {
    do {
      try shared.endSession?()
    } catch {
      problems.report("What was stored of the session cannot be removed: \(error)")
    }
  }
}

extension SharedRuntime {
  fileprivate func sessionDidEnd() {
    operations.cancelAll()
    WindowRestoration.forgetAll(in: stored)
    drafts.forgetAll()
    for runtime in runtimes {
      runtime.forgetHostState()
      runtime.waitingScreen = nil
    }
    images.removeAll()
    Task { [responses] in await responses.removeAll() }
  }
}
