import SourceText
import SpecModel

/// The names that the app's theme declares.
package struct ThemeTokens: Sendable {
  var colors: NameSet = []
  var fonts: NameSet = []
  var spacing: NameSet = []
  /// Those of kinds that hardly a spec names. A dictionary would look for how kinds are hashed at each start.
  private var others: [Other] = []

  private struct Other: Sendable {
    let kind: ThemeTokenKind
    let names: NameSet
  }

  init(_ theme: ThemeDeclaration?) {
    guard let theme else { return }
    colors = NameSet(theme.colors.map(\.name.text))
    fonts = NameSet(theme.fonts.map(\.name.text))
    spacing = NameSet(theme.spacing.map(\.name.text))
    others = [ThemeTokenKind.radius, .border, .shadow, .gradient, .duration].map {
      Other(kind: $0, names: NameSet(theme.names(of: $0).map(\.text)))
    }
  }

  package subscript(kind: ThemeTokenKind) -> NameSet {
    switch kind {
    case .color: colors
    case .font: fonts
    case .spacing: spacing
    case .radius, .border, .shadow, .gradient, .duration:
      others.first { $0.kind == kind }?.names ?? []
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
