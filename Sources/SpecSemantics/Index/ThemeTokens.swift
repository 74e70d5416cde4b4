import SourceText
import SpecModel

/// The names that the app's theme declares.
package struct ThemeTokens: Sendable {
  /// What a token stands for.
  package enum Kind: String {
    case color, font, spacing
  }

  var colors: NameSet = []
  var fonts: NameSet = []
  var spacing: NameSet = []

  init(_ theme: ThemeDeclaration?) {
    guard let theme else { return }
    colors = NameSet(theme.colors.map(\.name.text))
    fonts = NameSet(theme.fonts.map(\.name.text))
    spacing = NameSet(theme.spacing.map(\.name.text))
  }

  package subscript(kind: Kind) -> NameSet {
    switch kind {
    case .color: colors
    case .font: fonts
    case .spacing: spacing
    }
  }
}
