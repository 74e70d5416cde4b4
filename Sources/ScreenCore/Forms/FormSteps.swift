/// The way through the steps of a form while it is filled in. A form without steps is one step.
///
/// A step of which no field is there is passed over, and counts for nothing.
@MainActor
final class FormSteps {
  /// All fields, in the order in which they are asked for and seen.
  let entries: [FormEntry]
  private let steps: [FormStep]
  /// The fields of each step.
  private let stepEntries: [[FormEntry]]
  private var current = 0
  /// The steps that somebody has tried to leave behind.
  private var tried: Set<Int> = []

  init(_ steps: [FormStep], of entries: [FormEntry]) {
    self.steps = steps
    guard !steps.isEmpty else {
      stepEntries = [entries]
      self.entries = entries
      return
    }
    var left = entries
    var stepEntries = steps.map { step in
      step.fields.compactMap { id in
        left.firstIndex { $0.field.id == id }.map { left.remove(at: $0) }
      }
    }
    // What no step asks for would never be seen.
    stepEntries[stepEntries.count - 1] += left
    self.stepEntries = stepEntries
    self.entries = stepEntries.flatMap(\.self)
    current = stepEntries.firstIndex { $0.contains(where: \.isShown) } ?? 0
  }

  /// The steps that are there, among them the one that is shown.
  private var shown: [Int] {
    stepEntries.indices.filter { $0 == current || stepEntries[$0].contains(where: \.isShown) }
  }

  /// How far it is; nil for a form without steps.
  var progress: FormProgress? {
    guard !steps.isEmpty else { return nil }
    let shown = shown
    return FormProgress(
      step: FormProgress.Step(index: current), title: steps[current].title,
      fields: Set(currentEntries.map(\.field.id)),
      number: (shown.firstIndex(of: current) ?? 0) + 1, places: shown)
  }

  /// The fields of the step that is shown.
  var currentEntries: [FormEntry] { stepEntries[current] }

  /// The fields of which it is said what is wrong with them.
  var triedEntries: [FormEntry] {
    stepEntries.indices.filter(tried.contains).flatMap { stepEntries[$0] }
  }

  /// The step that follows; nil for the last one.
  private var next: Int? { shown.first { $0 > current } }

  /// Whether there is a step behind the one that is shown.
  var hasNext: Bool { next != nil }

  /// From now on it is said what is wrong with the fields of the step that is shown.
  func tryCurrent() { tried.insert(current) }

  /// From now on it is said what is wrong with any field.
  func tryAll() { tried = Set(stepEntries.indices) }

  func goOn() { current = next ?? current }

  func goBack() { current = shown.last { $0 < current } ?? current }

  /// Goes to `step`, where the form has it.
  func go(to step: FormProgress.Step) {
    if stepEntries.indices.contains(step.index) { current = step.index }
  }

  /// Goes to the step of a field; the answer is whether that is another one.
  func go(to entry: FormEntry) -> Bool {
    guard let step = stepEntries.firstIndex(where: { $0.contains { $0 === entry } }),
      step != current
    else { return false }
    current = step
    return true
  }
}
