/// A file that a spec names and that is read with the specs, by its path relative to the spec root.
public enum ReferencedFile: Sendable, Hashable {
  /// A GraphQL query.
  case query(String)
  /// A recorded response.
  case sample(String)
  /// The strings of an app.
  case strings(String)
}
