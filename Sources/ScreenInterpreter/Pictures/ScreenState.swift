/// What a screen has to show.
public enum ScreenState: String, Hashable, Sendable, CaseIterable {
  /// What it loads has not come yet.
  case loading
  /// What it loads has come.
  case filled
  /// Nothing has come, as nothing is there.
  case empty
  /// What it loads could not be loaded.
  case error
  /// What it loads is invented, with short texts.
  case short
  /// What it loads is invented, with long texts, and all is there that may be missing.
  case long
  /// What it loads is invented, and much of it.
  case many
  /// What it loads is invented, and nothing is there that may be missing.
  case bare

  /// The states that follow from what a server does, not from what its data are like.
  public static let usual: [ScreenState] = [.loading, .filled, .empty, .error]
}
