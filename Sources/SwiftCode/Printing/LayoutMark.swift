/// A place between the texts of a line at which it may be broken, or where a group of such places
/// begins or ends.
enum LayoutMark: UInt8 {
  // MARK: Groups

  /// A group whose breaks fire together or not at all.
  case openConsistent
  /// Like `openConsistent`, but what stands before would rather break than count on it.
  case openWeak
  /// A group whose breaks always fire.
  case openBroken
  /// A group whose breaks fire one by one, where the next piece does not fit.
  case openFill
  case close

  // MARK: Breaks

  /// A space, or a break to one step deeper than the line where what follows does not fit.
  case fill
  /// A break to one step deeper than the line on which the group starts.
  case breakIn
  /// A space or a `breakIn`.
  case spaceOrBreakIn
  /// A break to the depth of the line on which the group starts.
  case breakOut
  /// A space or a `breakOut`.
  case spaceOrBreakOut
  /// A `breakOut` that puts a comma at the line's end.
  case breakOutWithComma
  /// A space, or a break where the line is not as deep as the statement.
  case reset
  /// A `reset` that also breaks with its group.
  case resetInGroup

  /// Whether it is a space unless it breaks.
  var isSpace: Bool {
    switch self {
    case .fill, .spaceOrBreakIn, .spaceOrBreakOut, .reset, .resetInGroup: true
    default: false
    }
  }

  /// Whether it breaks to a deeper line.
  var isInward: Bool { self == .breakIn || self == .spaceOrBreakIn }
}
