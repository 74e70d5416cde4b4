import Foundation

/// A field while it is filled in: it knows what is wrong with what was entered, which may be no value at
/// all, such as letters where a number is due.
@MainActor
public final class FormEntry {
  /// What is filled in.
  public let field: FormField

  private var isReadable = true

  /// The entry of `field`, as its value is now.
  public init(_ field: FormField) {
    self.field = field
  }

  /// Whether the field is there now.
  public var isShown: Bool { field.isShown?() ?? true }

  /// What is wrong with what was entered; nil when nothing is, as with a field that is not there.
  public var problem: ScreenText? {
    guard isShown else { return nil }
    return isReadable ? field.value().problem(field.rules) : StandardText.invalid
  }

  /// What stands in the field for a number where a locale is read; nil as long as what was typed is none.
  package func numberText(in locale: Locale) -> String? {
    guard isReadable, case .number(let text, _) = field.control else { return nil }
    return text(locale)
  }

  /// Enters `text`, as a reader types it into a field for texts or numbers.
  public func enter(_ text: String) {
    switch field.control {
    case .text(let value, _): value.value = field.rules.format?.cleaned(text) ?? text
    case .number(_, let set): isReadable = set(text)
    case .toggle, .date, .choice, .stepper: break
    }
  }

  /// Goes back to the value, where what was typed is none.
  package func discardUnreadable() {
    isReadable = true
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
}
