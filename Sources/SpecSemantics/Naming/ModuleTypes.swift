import SourceText
import SpecModel

/// The types at the top of an app's module: those that may be generated for it, and its own.
package struct ModuleTypes: Sendable {
  private var names: Set<String> = []

  package init(of index: AppIndex) {
    for file in index.files {
      for declaration in file.declarations {
        if let own = declaration.ownType, own.module == nil { names.insert(own.type.text) }
        // What is made of a screen that the app wrote is the app's to name.
        if case .screen(let screen) = declaration, case .swift = screen.body { continue }
        guard let id = index.id(of: declaration.kind, declaration.name.text) else { continue }
        names.formUnion(index.swiftTypes(of: id))
      }
    }
  }

  /// Whether a type of the run-time is hidden by one of the app's.
  package func hides(_ type: String) -> Bool { names.contains(type) }

  /// What one more type can be called: a name, or one like it where that means another type.
  package func free(_ name: String) -> String {
    var free = name
    while names.contains(free) || ReservedNames.isOfRuntime(free) { free = "Own" + free }
    return free
  }
}

extension Declaration {
  /// The type that the app wrote for it by hand.
  fileprivate var ownType: SwiftTypeReference? {
    switch self {
    case .model(let model): return model.swift
    case .adapter(let adapter): return adapter.ownType
    case .screen(let screen): if case .swift(let type) = screen.body { return type }
    case .source(let source): if case .swift(let type) = source.content { return type }
    case .api, .app, .component, .enumeration, .events, .module, .request, .theme, .union: break
    }
    return nil
  }
}
