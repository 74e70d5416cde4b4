import SpecChecks
import SpecModel

/// The declarations of an app, by kind, in the order of its files: looked through once for all that
/// is found out of them.
struct DeclarationsByKind {
  private(set) var screens: [ScreenDeclaration] = []
  private(set) var models: [ModelDeclaration] = []
  private(set) var sources: [SourceDeclaration] = []
  /// The systems that screens are generated for.
  private(set) var architectures: Set<Architecture> = []

  init(of index: AppIndex) {
    for file in index.files {
      for declaration in file.declarations {
        switch declaration {
        case .screen(let screen):
          screens.append(screen)
          architectures.insert(index.architecture(of: screen))
        case .model(let model): models.append(model)
        case .source(let source): sources.append(source)
        default: break
        }
      }
    }
  }

  /// Whether a source, declared or in place, asks the app's database.
  var asksDatabase: Bool {
    sources.contains(where: \.asksDatabase)
      || screens.contains { screen in
        screen.sections.contains { section in
          guard case .source(.inline(let source), _, _) = section.content else { return false }
          return source.asksDatabase
        }
      }
  }
}

extension SourceDeclaration {
  fileprivate var asksDatabase: Bool { if case .sqlite = content { true } else { false } }
}
