import Foundation

/// What has been entered into the forms of an app and not been sent. It outlives the forms, and the app.
///
/// All drafts lie under one key, so that they can be forgotten when somebody logs out. Those that nobody has come back
/// to for longest go once there are many.
@MainActor
public final class FormDrafts {
  /// No spec can name a key like this.
  private static let storeKey = "ScreenKit.drafts"
  private static let greatestCount = 50

  private struct Kept: Codable {
    let key: String
    var entries: FormEntries
  }

  private let store: any StateStore
  /// From the one that was changed longest ago.
  private lazy var drafts = load()

  /// The drafts in `store`.
  public init(in store: any StateStore = MemoryStore()) {
    self.store = store
  }

  /// What has been entered, by the ids of the fields; empty where there is no such draft.
  func entries(of draft: FormDraft) -> FormEntries {
    drafts.first { $0.key == draft.key }?.entries ?? [:]
  }

  /// Keeps what has been entered; nothing is no draft.
  func keep(_ entries: FormEntries, of draft: FormDraft) {
    guard entries != self.entries(of: draft) else { return }
    drafts.removeAll { $0.key == draft.key }
    if !entries.isEmpty { drafts.append(Kept(key: draft.key, entries: entries)) }
    drafts.removeFirst(max(0, drafts.count - Self.greatestCount))
    save()
  }

  /// Forgets all of them, as when somebody logs out.
  package func forgetAll() {
    drafts = []
    save()
  }

  /// What cannot be read any more is as if nobody had entered anything.
  private func load() -> [Kept] {
    guard case .text(let text)? = store.value(for: Self.storeKey, of: .text) else { return [] }
    return (try? JSONDecoder().decode([Kept].self, from: Data(text.utf8))) ?? []
  }

  private func save() {
    guard !drafts.isEmpty else { return store.keep(nil, for: Self.storeKey) }
    // A number that JSON has no notation for has been entered by nobody.
    guard let data = try? JSONEncoder().encode(drafts) else { return }
    store.keep(.text(String(decoding: data, as: UTF8.self)), for: Self.storeKey)
  }
}

/// What the fields of a form hold, by their ids: no value for one that is missing, and of several choices each.
typealias FormEntries = [String: [StoredValue]]
