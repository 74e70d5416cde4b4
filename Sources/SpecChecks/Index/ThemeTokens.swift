import SpecModel

/// The names that the app's theme declares.
struct ThemeTokens: Sendable {
  var colors: Set<String> = []
  var fonts: Set<String> = []
  var spacing: Set<String> = []

  init(_ theme: ThemeDeclaration?) {
    guard let theme else { return }
    colors = Set(theme.colors.map(\.name.text))
    fonts = Set(theme.fonts.map(\.name.text))
    spacing = Set(theme.spacing.map(\.name.text))
  }
}
