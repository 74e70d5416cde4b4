/// What the beginning of a test says of an app's log-in gate.
struct ScaffoldedGate {
  /// What a source or a request is answered.
  struct Answer {
    enum Body {
      /// A recorded answer, by its path from the spec root.
      case recorded(String)
      /// One that was invented.
      case invented(String)
      case nothing
    }

    let name: String
    let method: String
    /// The path, with a star for each value.
    let path: String
    let body: Body
    /// What else is answered by a source, where there is nothing more; nil for requests.
    var rest: String?

    /// What it is called in the tests.
    var member: String { name.prefix(1).lowercased() + name.dropFirst() + "Answer" }
  }

  /// A flow with what was seen as it was gone.
  struct Gone {
    let flow: Flow
    let sights: [Int: FlowRun.Sight]
    /// The names of those who are answered.
    let answered: [String]
    /// The sources that are turned away while the session has run out.
    let turnedAway: [String]
  }

  var answers: [Answer] = []
  var flows: [Gone] = []
  /// The request that renews the session.
  var refresh: String?
  /// What is not tested, and why.
  var leftOut: [(name: String, reason: String)] = []
}
