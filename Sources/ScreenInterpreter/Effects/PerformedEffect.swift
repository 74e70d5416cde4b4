/// An effect that a screen has begun to do, for those who watch an app.
public enum PerformedEffect: Sendable, Hashable {
  case show(screen: String)
  case open(String)
  /// A method of the app's own code, which does nothing here.
  case call(String)
  case send(request: String)
  /// An event of analytics, of which nobody is told.
  case track(event: String, values: [String])
  /// Any other, by its key in specs.
  case other(String)
}
