import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// A type that a spec leaves to the app, and what it stands for.
struct OwnType {
  enum Role {
    case model(ModelDeclaration)
    case adapter(AdapterDeclaration)
    /// - Parameter gateway: The protocol by which scenes ask it; nil for a data source.
    case source(SourceDeclaration, gateway: String?)
    case screen(ScreenDeclaration)
    /// A view of SwiftUI that something is shown by.
    case view
  }

  let reference: SwiftTypeReference
  let role: Role
  let file: FileID

  var name: String { reference.type.text }
  var place: Location { Location(file: file, span: reference.type.span) }
}

extension AppIndex {
  /// The types that the specs leave to the app, in the order of the files.
  var ownTypes: [OwnType] {
    let asked = sourcesOfScenes
    return files.flatMap { file in
      file.declarations.flatMap { ownTypes(of: $0, in: file.id, askedByScenes: asked) }
    }
  }

  private func ownTypes(
    of declaration: Declaration, in file: FileID, askedByScenes asked: Set<String>
  ) -> [OwnType] {
    switch declaration {
    case .model(let model):
      guard let own = model.swift else { return [] }
      return [OwnType(reference: own, role: .model(model), file: file)]
    case .adapter(let adapter):
      guard let own = adapter.ownType else { return [] }
      let role = adapter.hostedView == nil ? OwnType.Role.adapter(adapter) : .view
      return [OwnType(reference: own, role: role, file: file)]
    case .source(let source):
      let name = source.name.text
      return ownType(of: source, gateway: asked.contains(name) ? name : nil, in: file)
    case .screen(let screen):
      if case .swift(let own) = screen.body {
        let role = screen.isSwiftUI ? OwnType.Role.view : .screen(screen)
        return [OwnType(reference: own, role: role, file: file)]
      }
      let asksGateways = system(of: screen).asksGateways
      return screen.sections.flatMap { section -> [OwnType] in
        guard case .source(.inline(let source), _, _) = section.content else { return [] }
        let name = source.name(in: screen)
        return ownType(of: source, gateway: asksGateways ? name : nil, in: file)
      }
    case .app, .api, .theme, .enumeration, .union, .request, .events, .component, .module: return []
    }
  }

  private func ownType(
    of source: SourceDeclaration, gateway name: String?, in file: FileID
  ) -> [OwnType] {
    guard case .swift(let own) = source.content else { return [] }
    let role = OwnType.Role.source(source, gateway: name.map { Naming.gateway($0) })
    return [OwnType(reference: own, role: role, file: file)]
  }

  /// The names of the sources that are asked through gateways.
  private var sourcesOfScenes: Set<String> {
    var names: Set<String> = []
    for file in files {
      for case .screen(let screen) in file.declarations where system(of: screen).asksGateways {
        for case .source(.use(let name, _), _, _) in screen.sections.map(\.content) {
          names.insert(name.text)
        }
      }
    }
    return names
  }
}
