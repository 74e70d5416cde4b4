import Foundation

/// Where a reader is among the main screens: the entry of the menu, and what was pushed in each.
///
/// Entries are known by what they are called and screens by their names, so a version of the app with others
/// leaves out what it doesn't have.
struct HostState: Codable, Hashable {
  /// Which form of this type was coded.
  private static let currentVersion = 1
  private var version = HostState.currentVersion

  /// The entry that was seen.
  var selected: String
  /// The screens above the first one of each entry, from the bottom; entries without any are left out.
  var stacks: [String: [ScreenRoute]]

  init(selected: String, stacks: [String: [ScreenRoute]]) {
    self.selected = selected
    self.stacks = stacks.filter { !$0.value.isEmpty }
  }

  /// The state that ``text`` was kept of; nil for a text that is damaged or of another version.
  init?(text: String) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let state = try? decoder.decode(HostState.self, from: Data(text.utf8)),
      state.version == Self.currentVersion
    else { return nil }
    self = state
  }

  /// The state as it is kept.
  var text: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension AppRuntime {
  private static let hostStateKey = "host.state"

  /// Keeps where the reader is, for the next start of the app.
  func keepHostState() {
    // Of windows the system keeps it, with their scenes.
    guard !isWindow else { return }
    stored.keep(host?.state?.text, for: Self.hostStateKey)
  }

  /// Where the reader was when the app was last seen. It is handed out once: a screen that ends the app when
  /// it is restored does so one time only.
  func takeHostState() -> HostState? {
    defer { forgetHostState() }
    guard !isWindow else {
      restoration?.use(in: stored)
      return restoration?.state
    }
    return stored.value(for: Self.hostStateKey, as: String.self).flatMap { HostState(text: $0) }
  }

  /// Forgets where the reader was, so that the app starts with the first entry of its menu the next time.
  public func forgetHostState() {
    restoration = nil
    guard !isWindow else { return }
    stored.keep(String?.none, for: Self.hostStateKey)
  }
}
