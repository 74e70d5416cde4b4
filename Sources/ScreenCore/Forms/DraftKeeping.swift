import Foundation

/// Keeps what is entered into a form as its draft, and enters it again when somebody comes back to it.
///
/// Only what differs from what the form began with is kept: the other fields follow what they begin with the next time,
/// as when something has been changed elsewhere.
@MainActor
final class DraftKeeping {
  private let draft: FormDraft
  private let drafts: FormDrafts
  private let fields: [(id: String, value: DraftValue)]
  /// What the fields began with, or what was sent of them, or what they held when all drafts were forgotten.
  private var known: FormEntries
  private var forgetting: Subscription?

  /// Keeps what is entered into `fields` from now on. What is secret has no draft.
  init(of fields: [FormField], as draft: FormDraft, in drafts: FormDrafts) {
    self.draft = draft
    self.drafts = drafts
    let values = fields.compactMap { field in field.draft.map { (id: field.id, value: $0) } }
    self.fields = values
    known = Self.entries(of: values)
    // Who is there next has entered nothing of it.
    forgetting = drafts.forgetting.listen { [weak self] in self?.knowEntries() }
  }

  private func knowEntries() {
    known = Self.entries(of: fields)
  }

  private static func entries(of fields: [(id: String, value: DraftValue)]) -> FormEntries {
    // A screen of the app's own may have two fields of one name, of which the first is kept.
    Dictionary(fields.map { ($0.id, $0.value.get()) }) { first, _ in first }
  }

  /// Enters again what was entered before; the answer is whether that was anything. What does not fit the form any
  /// more is passed over.
  func enterAgain() -> Bool {
    let entries = drafts.entries(of: draft)
    for field in fields {
      if let values = entries[field.id] { field.value.set(values) }
    }
    return !entries.isEmpty
  }

  /// Keeps what is entered now. A field without a way to write down what it holds is no reason to lose the others.
  func keep() {
    let entries = Self.entries(of: fields).filter {
      $0.value != known[$0.key] && $0.value.allSatisfy(\.isWritable)
    }
    drafts.keep(entries, of: draft)
  }

  /// Forgets what was entered, as it has been sent or thrown away.
  func forget() {
    knowEntries()
    drafts.keep([:], of: draft)
  }
}

extension StoredValue {
  /// Whether there is a notation for it: what the app itself sets may be beyond all numbers.
  fileprivate var isWritable: Bool {
    switch self {
    case .boolean, .integer, .text: true
    case .number(let value): value.isFinite
    case .date(let value): value.timeIntervalSinceReferenceDate.isFinite
    }
  }
}

/// The value of a field as drafts keep it, and the way back.
@MainActor
package struct DraftValue {
  let get: @MainActor () -> [StoredValue]
  let set: @MainActor ([StoredValue]) -> Void

  /// A value as it is found by `get` and taken by `set`, which passes over what is none of the field's.
  package init(
    get: @escaping @MainActor () -> [StoredValue],
    set: @escaping @MainActor ([StoredValue]) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// One value, which may be missing.
  init<Value: StorableValue>(_ value: StateBinding<Value?>) {
    get = { value.value.flatMap(\.stored).map { [$0] } ?? [] }
    set = { stored in
      let new = stored.first.flatMap { Value(stored: $0) }
      if stored.isEmpty || new != nil { value.value = new }
    }
  }

  /// Several values, of which those that there are not any more are left out.
  init<Value: StorableValue>(several values: StateBinding<[Value]>) {
    get = { values.value.compactMap(\.stored) }
    set = { stored in
      let new = stored.compactMap { Value(stored: $0) }
      if stored.isEmpty || !new.isEmpty { values.value = new }
    }
  }
}
