/// What is shown while the first rows are loaded.
public enum LoadingStyle: Hashable, Sendable {
  case spinner
  /// Grey shapes where the rows will be.
  case skeleton
}
