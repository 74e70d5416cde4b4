import ScreenKit
import SpecSemantics

/// Screens as they are where something is supposed of them.
extension InterpretedApp {
  /// A screen of which something is supposed; nil where there is none of the name.
  ///
  /// - Parameter parameters: What it is shown with; what is missing is made up.
  package func makeController(
    forScreen name: String, supposing supposition: Supposition, _ answers: SourceAnswers,
    with parameters: [String: DynamicValue] = [:]
  ) -> UIViewController? {
    if supposition.isLoggedIn { logIn(answers) }
    session = supposition.applied(to: session, of: .session)
    flags = supposition.applied(to: flags, of: .flags)
    let values = madeUpValues(forScreen: name, answers).merging(parameters) { $1 }
    let supposed = supposition.applied(to: values, of: .parameters)
    guard let controller = makeController(forScreen: name, with: supposed) else { return nil }
    made.parts(of: controller)?.suppose(supposition)
    return controller
  }

  /// What has to be supposed for conditions to hold; nil where nothing that can be supposed decides one of them.
  package func supposition(
    for conditions: [ConditionPlan], _ answers: SourceAnswers
  ) -> Supposition? {
    let solver = ConditionSolver(self, answers)
    var all = Supposition()
    for condition in conditions {
      guard let both = solver.supposition(for: condition.typed, true).flatMap(all.and) else {
        return nil
      }
      all = both
    }
    return all
  }
}

extension ScreenParts {
  /// Has the screen's state and form be as it is supposed.
  fileprivate func suppose(_ supposition: Supposition) {
    let supposed = supposition.applied(to: state.value.fields, of: .state)
    if supposed != state.value.fields { state.value.fields = supposed }
    guard let form else { return }
    let entered = supposition.applied(to: form.value.fields, of: .form)
    if entered != form.value.fields { form.value.fields = entered }
  }
}
