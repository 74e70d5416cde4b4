import SourceText
import SpecModel

/// The names that the app's theme declares.
package struct ThemeTokens: Sendable {
  var colors: NameSet = []
  var fonts: NameSet = []
  var spacing: NameSet = []
  /// Those of kinds that hardly a spec names.
  private var others: [ThemeTokenKind: NameSet] = [:]

  init(_ theme: ThemeDeclaration?) {
    guard let theme else { return }
    colors = NameSet(theme.colors.map(\.name.text))
    fonts = NameSet(theme.fonts.map(\.name.text))
    spacing = NameSet(theme.spacing.map(\.name.text))
    for kind in [ThemeTokenKind.radius, .border, .shadow, .gradient, .duration] {
      others[kind] = NameSet(theme.names(of: kind).map(\.text))
    }
  }

  package subscript(kind: ThemeTokenKind) -> NameSet {
    switch kind {
    case .color: colors
    case .font: fonts
    case .spacing: spacing
    case .radius, .border, .shadow, .gradient, .duration: others[kind] ?? []
    }
  }
}

extension AppIndex {
  /// All themes, in the order of their names.
  package var themes: [ThemeDeclaration] {
    names(of: .theme).compactMap { name in
      guard let id = id(of: .theme, name), case .theme(let theme) = declaration(id) else {
        return nil
      }
      return theme
    }
  }
}
