import SpecModel
import SpecSemantics

/// The declarations of an app, by kind, in the order of its files: looked through once for all that
/// is found out of them.
struct DeclarationsByKind: Sendable {
  private(set) var screens: [ScreenDeclaration] = []
  private(set) var models: [ModelDeclaration] = []
  private(set) var adapters: [AdapterDeclaration] = []
  private(set) var sources: [SourceDeclaration] = []
  /// The systems that screens are generated for.
  private(set) var architectures: Set<Architecture> = []

  /// Whether a source, declared or in place, asks the app's database.
  private(set) var asksDatabase = false
  /// Whether a source asks what keeps the app's objects.
  private(set) var asksObjects = false

  /// - Parameter files: Those that are looked through; all of the app by default.
  init(of index: AppIndex, in files: [SpecFile]? = nil) {
    for file in files ?? index.files {
      for declaration in file.declarations {
        switch declaration {
        case .screen(let screen):
          screens.append(screen)
          architectures.insert(index.architecture(of: screen))
          for section in screen.sections {
            if case .source(.inline(let source), _, _) = section.content { note(source) }
          }
          for data in screen.data {
            if case .inline(let source) = data.source { note(source) }
          }
        case .model(let model): models.append(model)
        case .adapter(let adapter): adapters.append(adapter)
        case .source(let source):
          sources.append(source)
          note(source)
        default: break
        }
      }
    }
  }

  private mutating func note(_ source: SourceDeclaration) {
    switch source.content {
    case .sqlite: asksDatabase = true
    case .coreData: asksObjects = true
    case .request, .disk, .items, .swift: break
    }
  }
}
