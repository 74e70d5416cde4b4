import SpecModel
import SpecSemantics

/// What a cell shows already, which is not what was meant by another text of it.
extension SpecWalker {
  /// The same problem without a value that it proposes, if the cell at hand shows that elsewhere.
  func withoutWhatIsShown(_ problem: TypeProblem) -> TypeProblem {
    guard let proposal = problem.proposal, case .adapter(let adapter) = index.declaration(current),
      case .cell(let cell) = adapter.body
    else { return problem }
    let isShown = cell.contains { node in
      guard case .text(let text) = node.content else { return false }
      var shows = false
      text.text.visitPaths { shows = shows || $0.text == proposal }
      return shows
    }
    return isShown ? problem.withoutProposal : problem
  }
}
