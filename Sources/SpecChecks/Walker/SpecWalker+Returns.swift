import Diagnostics
import SpecModel
import SpecSemantics

/// What screens give back.
extension SpecWalker {
  /// What a screen gives back is of the type that it says.
  mutating func visitResult(
    _ expression: Expression, of declared: TypeReference, _ context: EffectContext
  ) {
    let scope = context.scope
    do throws(TypeProblem) {
      _ = try typed(expression, expecting: index.type(declared), in: scope)
    } catch {
      guard error.kind == .bindingTypeMismatch, error.related.isEmpty, !error.isConsequence else {
        return findings.report(error, in: file)
      }
      var problem = error
      problem.related = [(location(declared.span), "this is what the screen returns")]
      if var types = problem.subject?.mismatch {
        types.isResult = true
        problem.subject = .mismatch(types)
      }
      if problem.help.isEmpty || declared.shape == .builtin(.boolean) {
        let other = onlyOther(than: expression, of: declared, in: scope)
        let what = other.map { "`\($0)`, which is a" } ?? "a"
        problem.help = ["return \(what) `\(declared.shape)`, or say another type by `returns:`"]
      }
      let given = (try? types.type(expression, expecting: nil, in: scope))?.type
      if problem.cause == nil, let given {
        problem.cause = Self.cause(ofReturning: given, from: index.name(of: current))
      }
      guard !reportReturnHandedOn(expression, of: declared, problem, context) else { return }
      findings.report(problem, in: file)
    }
  }

  /// The only value of a form that is of a type, where another value of the form is none.
  private func onlyOther(
    than expression: Expression, of declared: TypeReference, in scope: ValueScope
  ) -> String? {
    guard case .path(let path) = expression.kind, path.scope == .form,
      let type = index.type(declared)
    else { return nil }
    let others = scope.form.map {
      ValuePath(scope: .form, components: [Name($0.name.text, span: expression.span)])
    }
    let fitting = others.filter { types.fits($0, type, at: expression.span, in: scope) }
    return fitting.count == 1 ? fitting[0].text : nil
  }

  /// Reports a screen that says that it returns something else than what it does, where another one hands that on: says
  /// whether it may be one.
  private mutating func reportReturnHandedOn(
    _ expression: Expression, of declared: TypeReference, _ problem: TypeProblem,
    _ context: EffectContext
  ) -> Bool {
    guard case .path(let path) = expression.kind, path.scope == .result, path.components.isEmpty,
      let screen = context.returningScreen, screen.text != index.name(of: current),
      let returns = index.screen(screen.text)?.returns, let due = index.type(declared),
      let place = index.location(of: .screen, screen.text)
    else { return false }
    let site = Location(file: place.file, span: returns.span)
    findings.reportShared(
      Diagnostic(
        .bindingTypeMismatch,
        "`\(screen.text)` says that it returns `\(returns.shape)`, and returns `\(due)`",
        at: site, help: ["did you mean `\(due)`?"],
        fixes: Fix.replacing("\(returns.shape)", at: site, by: "\(due)", .unsafe)),
      shownBy: .init(location(expression.span), "a `\(due)` is due here, where it is handed on"),
      or: Findings.finding(of: problem, in: file),
      with: Findings.Witness(
        cause: Self.cause(ofReturning: due, from: screen.text),
        message: "this is `\(due)`", isNeeded: true))
    return true
  }

  /// What findings have in common that go away where a screen says that it returns something of a type.
  private static func cause(ofReturning type: SpecType, from screen: String) -> String {
    "`\(screen)` returns `\(type)`"
  }
}
