extension ShownList {
  /// Whether a section says what lines are below its rows.
  var saysSeparators: Bool { sections.contains { $0.look?.separators != nil } }
}
