import SpecModel
import SpecSemantics

extension AppIndex {
  /// Whether a screen loads something from a source that is declared by itself.
  func isUsed(source name: String) -> Bool { uses(ofSource: name) > 0 }

  /// How often screens load something from a source that is declared by itself. It goes through all screens, which only
  /// findings need.
  func uses(ofSource name: String) -> Int {
    names(of: .screen).reduce(0) { count, screen in
      guard let screen = self.screen(screen) else { return count }
      let references =
        screen.data.map(\.source) + screen.choiceSources
        + screen.sections.compactMap { section -> SourceReference? in
          if case .source(let reference, _, _) = section.content { reference } else { nil }
        }
      return count + references.count { source(of: $0)?.name.text == name }
    }
  }
}
