import SpecModel
import SpecSemantics

extension AppIndex {
  /// Whether a screen loads something from a source that is declared by itself. It goes through all screens, which only
  /// findings need.
  func isUsed(source name: String) -> Bool {
    names(of: .screen).contains { screen in
      guard let screen = self.screen(screen) else { return false }
      let references =
        screen.data.map(\.source) + screen.choiceSources
        + screen.sections.compactMap { section -> SourceReference? in
          if case .source(let reference, _, _) = section.content { reference } else { nil }
        }
      return references.contains { source(of: $0)?.name.text == name }
    }
  }
}
