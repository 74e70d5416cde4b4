import InventedData
import ScreenKit
import SpecModel
import Synchronization

/// What was invented, so that it is not invented again for each picture of a screen: the same seed gives the same.
final class InventedAnswers: Sendable {
  private struct Question: Hashable {
    let source: ObjectIdentifier
    let variant: InventedVariant
  }

  private let known = Mutex<[Question: HTTPResponse?]>([:])
  /// A gallery shows a screen after another, and seldom one's sources again.
  private static let most = 64

  /// The answer of a source, which `invent` makes when it is asked for first.
  func answer(
    of source: SourceDeclaration, like variant: InventedVariant, _ invent: () -> HTTPResponse?
  ) -> HTTPResponse? {
    let question = Question(source: ObjectIdentifier(source), variant: variant)
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = invent()
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[question] = .some(answer)
    }
    return answer
  }
}
