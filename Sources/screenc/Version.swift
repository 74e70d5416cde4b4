extension Tool {
  /// The version of screenc: all else that says it reads it here.
  static let version = "0.1.0"
}
