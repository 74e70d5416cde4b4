import SourceText
import SpecModel
import SpecSyntax

/// Writes specs in the canonical order of keys and in one style.
///
/// It is a pure function of a file's bytes, in time and memory in proportion to their number. What it
/// writes is read again and compared with what it has read, so a file is either formatted without a
/// change of meaning or not at all.
public struct SpecFormatter: Sendable {
  /// What a file is.
  public enum Content: Sendable, Hashable {
    /// Declarations.
    case specs
    /// What `screenc.yaml` holds.
    case configuration
  }

  /// Why a file is left as it is.
  public enum Refusal: Error, Sendable, Hashable {
    /// It is not YAML, or goes beyond a limit.
    case unreadable([SyntaxProblem])
    /// It has something at this place that this formatter is not certain to keep.
    case uncertain(ByteSpan, String)
  }

  private let index: GrammarIndex

  /// Creates a formatter, which is best used for all files of a run.
  public init() {
    index = GrammarIndex()
  }

  /// The canonical form of a file.
  public func format(
    _ bytes: [UInt8], as content: Content = .specs
  ) throws(Refusal) -> [UInt8] {
    let tree = SyntaxTree.parse(bytes)
    guard tree.isComplete else { throw .unreadable(tree.problems) }
    let constructs =
      switch content {
      case .specs: ConstructMap(of: tree, index: index)
      case .configuration: ConstructMap(of: tree, as: Grammar.configuration, index: index)
      }
    let comments = tree.comments()
    let outline = FileOutline(tree, comments: comments)
    var printer = SpecPrinter(
      tree: tree, outline: outline, order: PairOrder(tree, constructs, index),
      constructs: constructs)
    let formatted = try printer.print()
    guard formatted != bytes else { return bytes }
    let check = FormatCheck(original: tree, comments: comments, constructs: constructs)
    if let (span, what) = check.difference(in: SyntaxTree.parse(formatted)) {
      throw .uncertain(span, what)
    }
    return formatted
  }
}
