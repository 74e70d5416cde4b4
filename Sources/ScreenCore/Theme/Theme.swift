import Foundation

/// The colours, fonts and distances of an app.
///
/// Tokens carry their own values; a theme that has a token of the same name overrides them, which is
/// how one set of screens wears several themes.
public struct Theme: Hashable, Sendable {
  public let name: String
  public let statusBar: StatusBarTone
  private let colors: [String: ColorToken]
  private let fonts: [String: FontToken]
  private let spacing: [String: SpacingToken]

  /// A theme of these tokens.
  public init(
    name: String, colors: [ColorToken] = [], fonts: [FontToken] = [],
    spacing: [SpacingToken] = [], statusBar: StatusBarTone = .default
  ) {
    self.name = name
    self.statusBar = statusBar
    self.colors = Dictionary(colors.map { ($0.name, $0) }) { $1 }
    self.fonts = Dictionary(fonts.map { ($0.name, $0) }) { $1 }
    self.spacing = Dictionary(spacing.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// The colour that this theme shows for `token`.
  public func color(_ token: ColorToken) -> ColorToken { colors[token.name] ?? token }

  /// The colour with a name, if the theme has one.
  public func color(named name: String) -> ColorToken? { colors[name] }

  /// The files that fonts are in.
  package var fontFiles: [String] {
    fonts.values.compactMap { if case .file(let name) = $0.face { name } else { nil } }.sorted()
  }

  /// The font that this theme uses for `token`.
  public func font(_ token: FontToken) -> FontToken { fonts[token.name] ?? token }

  /// The font with a name, if the theme has one.
  public func font(named name: String) -> FontToken? { fonts[name] }

  /// The distance in points that this theme uses for `token`; 0 for nil.
  public func points(_ token: SpacingToken?) -> CGFloat {
    guard let token else { return 0 }
    return token.name.flatMap { spacing[$0] }?.points ?? token.points
  }
}

/// How the status bar's signs are drawn.
public enum StatusBarTone: Hashable, Sendable {
  /// By the light or dark style.
  case `default`
  /// Light signs, for dark bars.
  case light
  /// Dark signs, for light bars.
  case dark
}
