/// The measures of the canonical style.
///
/// There is one style, so that nobody has to choose; the numbers stand here to have names.
enum FormatStyle {
  /// The number of columns that a list or mapping in brackets may reach.
  static let width = 100
  /// The number of lists and mappings in brackets that may stand within one another.
  static let flowDepth = 1
  /// The number of spaces by which a level is indented.
  static let indentation = 2
  /// The number of spaces before a comment at the end of a line, as yamllint asks for.
  static let commentGap = 2
}
