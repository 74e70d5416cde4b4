import Foundation

/// A field while it is filled in: it knows what is wrong with what was entered, which may be no value at
/// all, such as letters where a number is due.
@MainActor
public final class FormEntry {
  /// What is filled in.
  public let field: FormField

  /// What was typed where it is no number; nil where it is one.
  private var unreadable: String?
  /// What the server has found wrong with what was sent; nil once that was edited or is sent again.
  private(set) var refusal: ScreenText?

  /// The entry of `field`, as its value is now.
  public init(_ field: FormField) {
    self.field = field
  }

  /// Whether the field is there now.
  public var isShown: Bool { field.isShown?() ?? true }

  /// What is wrong with what was entered; nil when nothing is, as with a field that is not there.
  public var problem: ScreenText? {
    guard isShown else { return nil }
    if let problem = field.loadedChoices?.problem ?? field.chosenPhotos?.problem {
      return problem
    }
    return unreadable == nil ? field.problem : StandardText.invalid
  }

  /// What stands in the field for a number where a locale is read, which may be none that was typed: another view of the
  /// field shows it, too. Nil for other fields.
  package func numberText(in locale: Locale) -> String? {
    guard case .number(let text, _) = field.control else { return nil }
    return unreadable ?? text(locale)
  }

  /// Enters `text`, as a reader types it into a field for texts or numbers.
  public func enter(_ text: String) {
    forgetRefusal()
    switch field.control {
    case .text(let value, _): value.value = field.rules.format?.cleaned(text) ?? text
    case .number(_, let set): unreadable = set(text) ? nil : text
    case .toggle, .date, .choice, .choices, .loadedChoice, .loadedChoices, .stepper,
      .photos:
      break
    }
  }

  /// Takes what the server has found wrong.
  func refuse(_ text: ScreenText) {
    refusal = text
  }

  /// Forgets what the server has found wrong, as it was about another value.
  package func forgetRefusal() {
    refusal = nil
  }

  /// Goes back to the value, where what was typed is none.
  package func discardUnreadable() {
    unreadable = nil
  }
}

extension [FormEntry] {
  /// What is wrong with the fields, by their ids.
  @MainActor
  public var problems: [String: ScreenText] {
    reduce(into: [:]) { problems, entry in
      if let problem = entry.problem { problems[entry.field.id] = problem }
    }
  }

  /// What the server has found wrong with the fields, by their ids.
  @MainActor
  var refusals: [String: ScreenText] {
    reduce(into: [:]) { refusals, entry in
      if entry.isShown, let refusal = entry.refusal { refusals[entry.field.id] = refusal }
    }
  }

  /// Whether something is said of a field that the server has found.
  @MainActor
  package var areRefused: Bool { contains { $0.isShown && $0.refusal != nil } }

  /// Takes to the fields what the server has found wrong with them; the answer is whether that was anything.
  @MainActor
  package func refuse(by error: LoadError) -> Bool {
    guard case .status(_, let refusal) = error else { return false }
    for entry in self {
      let problems = refusal.problems.filter { meant(by: $0).contains { $0 === entry } }
      guard !problems.isEmpty else { continue }
      let texts = problems.compactMap(\.text)
      entry.refuse(
        texts.isEmpty ? StandardText.invalid : .verbatim(texts.joined(separator: "\n")))
    }
    return areRefused
  }

  /// The fields that a problem is about. What is said of what servers call them comes before their own names.
  @MainActor
  private func meant(by problem: FieldProblem) -> [FormEntry] {
    let said = filter { $0.field.refusedName.map(problem.isAbout(endOfWay:)) ?? false }
    return said.isEmpty ? filter { problem.isAbout($0.field.id) } : said
  }

  /// What the server has found wrong that stands at no field which is seen; nil for nothing.
  @MainActor
  package func problemsElsewhere(_ error: LoadError) -> ScreenText? {
    guard case .status(_, let refusal) = error else { return nil }
    let problems = refusal.problems.compactMap(textElsewhere)
    let texts = refusal.reason.map { [.verbatim($0)] + problems } ?? problems
    guard let first = texts.first else { return nil }
    return .joined(texts.dropFirst().reduce(into: [first]) { $0 += [.verbatim("\n"), $1] })
  }

  /// What is said of a problem that stands at no field which is seen; nil for one that does.
  @MainActor
  private func textElsewhere(_ problem: FieldProblem) -> ScreenText? {
    let meant = meant(by: problem)
    if meant.contains(where: \.isShown) { return nil }
    guard let text = problem.text.map(ScreenText.verbatim) else { return nil }
    if problem.isGeneral, meant.isEmpty { return text }
    let name = meant.first?.field.title ?? .verbatim(problem.field)
    return .joined([name, .verbatim(": "), text])
  }

  /// Forgets what the server has found wrong, before all is sent again.
  @MainActor
  package func forgetRefusals() {
    for entry in self { entry.forgetRefusal() }
  }
}
