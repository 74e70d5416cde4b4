import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Values that stand alone where each has the name of what gets it: `with: $item`.
extension AppIndex {
  /// The value with its name, where what is shown or sent has one parameter.
  func argumentMeant(by finding: Diagnostic, in file: SpecFile) -> String? {
    guard finding.rule == Rule.wrongType.name,
      finding.message.hasPrefix("expected a mapping of names to values, found `$"),
      let value = finding.message.quotedWords.last,
      let callee = file.screen(at: finding.primary.span)?.callee(before: finding.primary.span)
    else { return nil }
    let parameters = screen(callee)?.parameters ?? request(callee)?.parameters ?? []
    return parameters.count == 1 ? "{ \(parameters[0].name.text): \(value) }" : nil
  }
}

extension ScreenDeclaration {
  /// What the effect names that is given values right behind that.
  fileprivate func callee(before place: ByteSpan) -> String? {
    var nearest: Name?
    forEachEffect { effect in
      effect.forEachStep { step in
        guard step.arguments.isEmpty, let name = step.action.callee, name.span.end <= place.start,
          place.start - name.span.end <= Self.farthest,
          nearest.map({ $0.span.start < name.span.start }) != false
        else { return }
        nearest = name
      }
    }
    return nearest?.text
  }

  /// What is given stands in the line below, or in the next one after that.
  private static let farthest: UInt32 = 60
}

extension Effect.Action {
  fileprivate var callee: Name? {
    if case .request(let name) = self { name } else { shownScreen }
  }
}
