extension AppRuntime {
  /// What the presenters of the app share, with `navigator` to show other screens.
  public func presenterContext<Destination>(
    _ navigator: any Navigator<Destination>
  ) -> PresenterContext<Destination> {
    PresenterContext(
      navigator: navigator, clock: clock, events: events, changes: changes,
      operations: operations, drafts: drafts)
  }
}
