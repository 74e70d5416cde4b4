import Diagnostics
import SpecModel

/// Notes what is read.
extension SpecWalker {
  mutating func note(reading expression: Expression) {
    expression.visitPaths { reads.note($0) }
    if isInSwiftModule { expression.visitPaths { checkReach(of: $0) } }
  }

  /// Notes what a control edits: that it shows it, too, is no use of a piece of state.
  mutating func note(editing path: ValuePath) {
    if path.scope == .state { reads.note(editing: path) } else { reads.note(path) }
    if isInSwiftModule { checkReach(of: path) }
  }

  /// Notes values for what is called like a piece of the state, which are none of it.
  mutating func noteState(calledAs arguments: [Argument], in list: ArgumentList) {
    guard let state = list.scope.state, !state.isEmpty else { return }
    for argument in arguments {
      guard let field = state.first(where: { $0.name.text == argument.name.text }),
        let parameter = list.parameter(field.name.text)
      else { continue }
      let own = ValuePath(scope: .state, components: [field.name])
      guard !argument.value.isPath(own),
        types.fits(own, index.type(parameter.type), at: argument.value.span, in: list.scope)
      else { continue }
      let given: String? = if case .path(let path) = argument.value.kind { path.text } else { nil }
      reads.note(
        GivenOtherwise(name: field.name, path: given, place: location(argument.value.span)))
    }
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
