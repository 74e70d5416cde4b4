import Diagnostics
import SpecModel

/// Notes what is read.
extension Walk {
  private var notesReads: Bool { !hooks.notes.reads.isEmpty }

  mutating func note(reading expression: Expression) {
    guard notesReads else { return }
    expression.visitPaths { reads.note($0) }
  }

  mutating func note(reading text: TextValue) {
    guard notesReads else { return }
    text.visitPaths { reads.note($0) }
  }

  /// Goes through a declaration and tells the rules what it reads.
  ///
  /// Where something is wrong, that may be what would read the rest.
  mutating func notingReads(in declaration: Declaration, _ visit: (inout Walk) -> Void) {
    guard notesReads else { return visit(&self) }
    reads.removeAll()
    let before = findings.diagnostics.count
    visit(&self)
    let isSound = !findings.diagnostics[before...].contains {
      $0.severity == .error || $0.rule == SpecRule.forgottenDollar.rule.name
    }
    reads.areKnown = isSound && isFileSound
    for note in hooks.notes.reads { note(reads, declaration, place) }
  }
}
