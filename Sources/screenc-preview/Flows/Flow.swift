/// A way into an app or out of it again: what is done, and what has to be so. A test straight from specs goes it, and
/// so does a test of the built app.
struct Flow: Sendable {
  /// What it is called in reports.
  let name: String
  /// What a test of it is called in Swift.
  let test: String
  let place: TrialPlace?
  let steps: [FlowStep]
}

/// A part of a flow.
enum FlowStep: Hashable, Sendable {
  /// The app begins: on a device on which it has never run, or where it has shown its walkthrough.
  case begin(isFirst: Bool)
  /// It ends, and begins again on the same device.
  case beginAgain

  case tapText(String)
  case tapLabel(String)
  case type(String, into: String)
  case pull
  /// What no driver of tests does by the same words.
  case act(TrialMove)

  /// The server refuses a request from now on, or doesn't answer it.
  case refuse(String, status: Int?)
  /// The server takes no session any more until it is renewed.
  case endSessions

  case sees(String)
  case misses(String)
  case isLoggedIn(Bool)
  /// A screen of the app is seen, and has loaded.
  case shows(String)
  /// A request was sent so often since the app began.
  case wasSent(String, Int)
}

extension [FlowStep] {
  /// Parts of a flow, one after the other.
  static func parts(_ parts: [FlowStep]...) -> [FlowStep] { parts.flatMap(\.self) }
}

/// A flow, or why nobody can go it.
enum PlannedFlow: Sendable {
  case flow(Flow)
  case leftOut(name: String, place: TrialPlace?, because: String)
}
