import SpecModel

/// The names that the app's theme declares.
package struct ThemeTokens: Sendable {
  /// What a token stands for.
  package enum Kind: String {
    case color, font, spacing
  }

  var colors: Set<String> = []
  var fonts: Set<String> = []
  var spacing: Set<String> = []

  init(_ theme: ThemeDeclaration?) {
    guard let theme else { return }
    colors = Set(theme.colors.map(\.name.text))
    fonts = Set(theme.fonts.map(\.name.text))
    spacing = Set(theme.spacing.map(\.name.text))
  }

  package subscript(kind: Kind) -> Set<String> {
    switch kind {
    case .color: colors
    case .font: fonts
    case .spacing: spacing
    }
  }
}
