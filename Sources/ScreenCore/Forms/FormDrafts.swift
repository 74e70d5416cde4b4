import Foundation

/// What has been entered into the forms of an app and not been sent. It outlives the forms, and the app.
///
/// Each draft lies under a key of its own, so that what is typed writes no other one anew, and what cannot be read of one
/// is no loss for the others. A list of them is beside them, so that they can be forgotten when somebody logs out. Those
/// that nobody has come back to for longest go once there are many.
@MainActor
public final class FormDrafts {
  /// No spec can name a key like this.
  private static let listKey = "ScreenKit.drafts"
  private static let greatestCount = 50

  private let store: any StateStore
  /// Tells that all drafts have been forgotten.
  let forgetting = Broadcaster<Void>()
  /// The keys of the drafts that there are, from the one that was changed longest ago.
  private lazy var keys = loadKeys()
  /// The drafts that have been asked for.
  private var known: [String: FormEntries] = [:]

  /// The drafts in `store`.
  public init(in store: any StateStore = MemoryStore()) {
    self.store = store
  }

  /// What has been entered, by the ids of the fields; empty where there is no such draft.
  func entries(of draft: FormDraft) -> FormEntries {
    guard keys.contains(draft.key) else { return [:] }
    if let entries = known[draft.key] { return entries }
    let entries = load(draft.key)
    known[draft.key] = entries
    return entries
  }

  /// Keeps what has been entered; nothing is no draft.
  func keep(_ entries: FormEntries, of draft: FormDraft) {
    guard entries != self.entries(of: draft) else { return }
    let key = draft.key
    guard !entries.isEmpty else { return forget(key) }
    // The list comes first: what it does not know of would never be forgotten.
    if keys.last != key { list(keys.filter { $0 != key } + [key]) }
    known[key] = entries
    guard let text = Self.text(of: entries) else { return }
    store.keep(.text(text), for: Self.storeKey(of: key))
  }

  /// Forgets all of them, as when somebody logs out. What is in the fields of forms that are shown is no draft any
  /// more, either.
  package func forgetAll() {
    for key in keys { remove(key) }
    list([])
    forgetting.send(())
  }

  private func forget(_ key: String) {
    remove(key)
    list(keys.filter { $0 != key })
  }

  private func remove(_ key: String) {
    known[key] = nil
    store.keep(nil, for: Self.storeKey(of: key))
  }

  /// Takes `keys` for those of the drafts, and drops the first of too many.
  private func list(_ keys: [String]) {
    keys.dropLast(Self.greatestCount).forEach(remove)
    self.keys = keys.suffix(Self.greatestCount)
    let text = keys.isEmpty ? nil : Self.text(of: self.keys)
    store.keep(text.map { .text($0) }, for: Self.listKey)
  }

  // MARK: Store

  private static func storeKey(of key: String) -> String { "ScreenKit.draft \(key)" }

  private func loadKeys() -> [String] {
    read([String].self, from: Self.listKey) ?? []
  }

  /// What cannot be read any more is as if nobody had entered it, such as what a later version of the app has kept.
  private func load(_ key: String) -> FormEntries {
    read([String: Readable<[StoredValue]>].self, from: Self.storeKey(of: key))?
      .compactMapValues(\.value) ?? [:]
  }

  private func read<Value: Decodable>(_ type: Value.Type, from key: String) -> Value? {
    guard case .text(let text)? = store.value(for: key, of: .text) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private static func text(of value: some Encodable) -> String? {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What the fields of a form hold, by their ids: no value for one that is missing, and of several choices each.
typealias FormEntries = [String: [StoredValue]]

/// A part that is nil where it cannot be read, which is no reason to lose the others.
private struct Readable<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
