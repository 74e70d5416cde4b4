/// The lines below the rows of a section that stand one below the other.
public enum RowSeparators: Hashable, Sendable {
  /// There are none.
  case hidden
  /// Lines with room at their ends; nil for none.
  case lines(leading: SpacingToken? = nil, trailing: SpacingToken? = nil)
}
