import Foundation

/// What an app looks like: colours, fonts, distances, corners, borders, shadows, gradients, durations.
///
/// Tokens carry their own values; a theme that has a token of the same name overrides them, which is
/// how one set of screens wears several themes.
public struct Theme: Hashable, Sendable {
  public let name: String
  public let statusBar: StatusBarTone
  /// What the navigation bars of screens look like that say nothing else; nil for as UIKit has them.
  public let bar: BarAppearance?
  /// What the bars at the bottom of screens look like; nil for as UIKit has them.
  public let toolbar: LowerBarAppearance?
  /// What the bar of the tabs looks like; nil for as UIKit has it.
  public let tabBar: LowerBarAppearance?
  private let colors: [String: ColorToken]
  private let fonts: [String: FontToken]
  private let spacing: [String: SpacingToken]
  private let corners: [String: CellCorners]
  private let borders: [String: CellBorder]
  private let shadows: [String: CellShadow]
  private let gradients: [String: CellGradient]
  private let durations: [String: DurationToken]
  /// Whether fonts of families are a step heavier, for who has asked for bold text. The system's own follow that by
  /// themselves.
  package var hasBoldText = false

  /// A theme of these tokens.
  public init(
    name: String, colors: [ColorToken] = [], fonts: [FontToken] = [],
    spacing: [SpacingToken] = [], corners: [CellCorners] = [], borders: [CellBorder] = [],
    shadows: [CellShadow] = [], gradients: [CellGradient] = [], durations: [DurationToken] = [],
    statusBar: StatusBarTone = .default, bar: BarAppearance? = nil,
    toolbar: LowerBarAppearance? = nil, tabBar: LowerBarAppearance? = nil
  ) {
    self.name = name
    self.statusBar = statusBar
    self.bar = bar
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.colors = Dictionary(colors.map { ($0.name, $0) }) { $1 }
    self.fonts = Dictionary(fonts.map { ($0.name, $0) }) { $1 }
    self.spacing = Self.byName(spacing, \.name)
    self.corners = Self.byName(corners, \.name)
    self.borders = Self.byName(borders, \.name)
    self.shadows = Self.byName(shadows, \.name)
    self.gradients = Self.byName(gradients, \.name)
    self.durations = Self.byName(durations, \.name)
  }

  private static func byName<Token>(
    _ tokens: [Token], _ name: KeyPath<Token, String?>
  ) -> [String: Token] {
    Dictionary(tokens.map { ($0[keyPath: name] ?? "", $0) }) { $1 }
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
  public func font(_ token: FontToken) -> FontToken {
    let font = fonts[token.name] ?? token
    return hasBoldText ? font.heavier : font
  }

  /// The font with a name, if the theme has one.
  public func font(named name: String) -> FontToken? { fonts[name] }

  /// The distance in points that this theme uses for `token`; 0 for nil.
  public func points(_ token: SpacingToken?) -> CGFloat {
    guard let token else { return 0 }
    return token.name.flatMap { spacing[$0] }?.points ?? token.points
  }

  /// The corners as round as this theme has them.
  public func corners(_ corners: CellCorners) -> CellCorners {
    corners.name.flatMap { self.corners[$0] }?.at(corners.places) ?? corners
  }

  /// The border that this theme has for `border`.
  public func border(_ border: CellBorder) -> CellBorder {
    border.name.flatMap { borders[$0] } ?? border
  }

  /// The shadow that this theme has for `shadow`.
  public func shadow(_ shadow: CellShadow) -> CellShadow {
    shadow.name.flatMap { shadows[$0] } ?? shadow
  }

  /// The gradient that this theme has for `gradient`.
  public func gradient(_ gradient: CellGradient) -> CellGradient {
    gradient.name.flatMap { gradients[$0] } ?? gradient
  }

  /// How long `duration` takes in this theme, in seconds; 0 for nil.
  public func seconds(_ duration: DurationToken?) -> TimeInterval {
    guard let duration else { return 0 }
    return duration.name.flatMap { durations[$0] }?.seconds ?? duration.seconds
  }
}

/// How the status bar's signs are drawn, if they are.
public enum StatusBarTone: Hashable, Sendable {
  /// By the light or dark style.
  case `default`
  /// Light signs, for dark bars.
  case light
  /// Dark signs, for light bars.
  case dark
  /// No signs at all.
  case hidden
}
