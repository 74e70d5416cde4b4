import Diagnostics
import SpecModel

/// Notes what is read.
extension SpecWalker {
  mutating func note(reading expression: Expression) {
    expression.visitPaths { reads.note($0) }
    if isInSwiftModule { expression.visitPaths { checkReach(of: $0) } }
  }

  /// Notes what a new value of a piece of state is made of: that it follows from what it was is no use of it.
  mutating func note(reading value: Expression, for target: ValuePath) {
    guard target.scope == .state, let name = target.components.first?.text else {
      return note(reading: value)
    }
    value.visitPaths { path in
      if path.scope != .state || path.components.first?.text != name { reads.note(path) }
    }
    if isInSwiftModule { value.visitPaths { checkReach(of: $0) } }
  }

  mutating func note(reading text: TextValue) {
    text.visitPaths { reads.note($0) }
    if isInSwiftModule { text.visitPaths { checkReach(of: $0) } }
  }

  /// Goes through a declaration and tells the rules what it reads.
  ///
  /// Where something is wrong, that may be what would read the rest.
  mutating func notingReads(in declaration: Declaration, _ visit: (inout SpecWalker) -> Void) {
    reads.removeAll()
    let (known, errors) = (findings.diagnostics.count, findings.errorCount)
    visit(&self)
    let isSound =
      findings.errorCount == errors
      && !findings.diagnostics[known...].contains {
        $0.rule == SpecRule.forgottenDollar.rule.name
      }
    reads.areKnown = isSound && isFileSound
    hooks.notes.reads(reads, declaration, place)
  }
}
