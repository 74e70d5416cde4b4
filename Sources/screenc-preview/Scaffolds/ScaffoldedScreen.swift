/// What the beginning of a test says of a screen.
struct ScaffoldedScreen {
  /// An answer to the requests that go to a path.
  struct Answer {
    /// What a source is answered first.
    enum First {
      /// A recorded answer, by its path from the spec root.
      case recorded(String)
      /// One that was invented.
      case invented(String)
    }

    /// The path, with a star for each value.
    let path: String
    let first: First
    /// An answer with nothing in it, as the source has them.
    let nothing: String
  }

  /// A tap that leads to another screen.
  struct Way {
    /// What is tapped, as it is read out.
    let label: String
    let screen: String
    /// What stands in the bar of that screen.
    let title: String
  }

  let name: String
  /// The value of the app's destinations, in Swift.
  let destination: String
  var answers: [Answer] = []
  /// Where taps lead, one way to each screen.
  var ways: [Way] = []
  /// What of the answers is seen when they have come.
  var texts: [String] = []
  /// Whether it is seen that it waits.
  var waits = false
  /// What it says when there is nothing; nil where it says nothing then.
  var emptyText: String?
  /// What it says when a load has failed; nil where it says nothing then.
  var errorText: String?
  /// The button for another try; nil where there is none.
  var retryTitle: String?
}

/// A screen, or why no test was begun for it.
enum ScoutedScreen {
  case found(ScaffoldedScreen)
  case leftOut(String, because: String)
}
