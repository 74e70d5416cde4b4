import ScreenInterpreter

/// What stands before the main screens of an app, for flows that begin there or lead back to it.
struct Gate: Sendable {
  /// Where the specs speak of it.
  let place: TrialPlace?
  /// What is seen at it.
  let sight: [FlowStep]
  /// The flows that lead in, and those that don't.
  let flows: [PlannedFlow]
  /// What a person does to be let in; nil where nobody knows how.
  let wayIn: [FlowStep]?

  /// The app begins with it.
  var beginning: PlannedFlow {
    .flow(
      Flow(
        name: "the app begins at its gate", test: "theAppBeginsAtItsGate", place: place,
        steps: .parts([.begin(isFirst: false), .isLoggedIn(false)], sight)))
  }
}
