import SpecModel
import SpecSemantics
import SwiftCode

/// What stands in other Swift modules than the code that is generated.
extension AppFacts {
  /// The Swift modules that the code imports.
  var seenParts: [SwiftPart] {
    guard let part else { return analysis.parts.all }
    return part.uses.compactMap { analysis.parts[$0] }
  }

  /// The spec files whose code stands in the Swift module, or in the app's own.
  var specFiles: [SpecFile] {
    // What is made of them follows from any of the app's files, and has to be made anew when one changes.
    let all = index.files
    guard let part else { return analysis.parts.all.isEmpty ? all : analysis.parts.filesOfApp }
    return part.files
  }

  /// Whether something stands in the Swift module whose code is generated.
  func isOwn(_ id: DeclarationID) -> Bool { index.swiftModule(of: id) == part?.id }

  /// The Swift module of a declaration; nil where that is the one whose code is generated.
  func foreignPart(of kind: DeclarationKind, _ name: String) -> SwiftPart? {
    guard !analysis.parts.all.isEmpty, let id = index.id(of: kind, name),
      let module = index.swiftModule(of: id), module != part?.id
    else { return nil }
    return analysis.parts[module]
  }

  /// The Swift module of a model, enum or union; nil where that is the one whose code is generated.
  func foreignPart(ofType name: String) -> SwiftPart? {
    for kind in [DeclarationKind.model, .enumeration, .union] {
      if let part = foreignPart(of: kind, name) { return part }
    }
    return nil
  }
}

extension EmissionContext {
  /// What a declaration gets its surroundings from: the app, or what stands for it in a Swift module.
  func surroundings(of kind: DeclarationKind, _ name: Name) -> SwiftExpression {
    guard let part = file.app.foreignPart(of: kind, name.text) else { return appExpression }
    return appExpression.member(part.property)
  }

  /// A screen that doesn't stand in the Swift module whose code is generated; nil for those that do. The app
  /// asks the module of the screen for it, and a module the app.
  func screenElsewhere(
    _ screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers
  ) -> SwiftExpression? {
    guard !file.app.analysis.parts.all.isEmpty,
      let id = file.app.index.id(of: .screen, screen.name.text), !file.app.isOwn(id)
    else { return nil }
    let arguments = values + handlers.arguments
    guard let part = file.app.foreignPart(of: .screen, screen.name.text), file.app.part == nil
    else { return appExpression.call(Naming.maker(screen.name.text), arguments) }
    let name = Naming.destination(screen.name.text)
    let destination: SwiftExpression =
      arguments.isEmpty ? .implicit(name) : .implicit(name, arguments)
    return appExpression.member(part.property).call(
      "makeController", [.arg("for", destination)])
  }
}

extension FileScope {
  /// An event that all screens are told of, which is declared for the app's own code.
  func screenEvent(_ name: Name) -> SwiftExpression {
    guard app.part != nil else { return .implicit(Naming.member(name.text)) }
    return .call("ScreenEvent", [.arg(.string(name.text))])
  }
}
