extension String {
  /// The text with a small letter first, as members are written.
  package var beginningSmall: String { prefix(1).lowercased() + dropFirst() }
}
