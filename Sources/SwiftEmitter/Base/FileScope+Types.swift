import SpecModel
import SpecSemantics
import SwiftCode

/// The Swift types of what specs declare.
extension FileScope {
  /// The type that a spec's notation stands for.
  ///
  /// - Parameter exposed: Whether the type stands in an interface, so that its module has to be
  ///   imported for others too.
  func type(_ reference: TypeReference, exposed: Bool = true) -> SwiftType {
    type(reference.shape, exposed: exposed)
  }

  func type(_ shape: TypeReference.Shape, exposed: Bool = true) -> SwiftType {
    switch shape {
    case .builtin(let type): builtin(type, exposed: exposed)
    case .named(let name): named(name, exposed: exposed)
    case .optional(let wrapped): .optional(type(wrapped, exposed: exposed))
    case .list(let element): .array(type(element, exposed: exposed))
    }
  }

  func type(_ type: SpecType, exposed: Bool = true) -> SwiftType {
    switch type {
    case .builtin(let type): builtin(type, exposed: exposed)
    case .enumeration(let name), .model(let name), .union(let name): named(name, exposed: exposed)
    case .optional(let wrapped): .optional(self.type(wrapped, exposed: exposed))
    case .list(let element): .array(self.type(element, exposed: exposed))
    }
  }

  private func builtin(_ type: BuiltinType, exposed: Bool) -> SwiftType {
    if exposed, type.isOfRuntime { exposeRuntime() }
    return type.swiftType
  }

  /// A model, enum or union by name.
  func named(_ name: String, exposed: Bool = true) -> SwiftType {
    if exposed, let part = app.foreignPart(ofType: name) { use(part: part, exposed: true) }
    guard let own = app.analysis.ownModels[name] else { return .named(Naming.type(name)) }
    return type(own, exposed: exposed)
  }

  /// A type of the app.
  func type(_ reference: SwiftTypeReference, exposed: Bool = true) -> SwiftType {
    use(module: reference.module, exposed: exposed)
    return .named(reference.type.text)
  }

  /// The type of the app as all parts know it, whether or not anybody is logged in.
  var baseAppType: SwiftType { .named(app.names(.app)) }

  /// The type that a screen gets its surroundings from: behind a log-in gate the app with its session.
  func appType(of screen: ScreenDeclaration) -> SwiftType {
    app.hasGate && !app.analysis.beforeGate.contains(screen)
      ? .named(app.names(.loggedInApp)) : baseAppType
  }

  /// The type that an adapter gets its surroundings from.
  func appType(of adapter: AdapterDeclaration) -> SwiftType {
    app.hasGate && !app.analysis.beforeGate.contains(adapter)
      ? .named(app.names(.loggedInApp)) : baseAppType
  }
}

extension BuiltinType {
  /// Whether Swift knows the type only through the run-time's module.
  fileprivate var isOfRuntime: Bool {
    switch self {
    case .string, .integer, .number, .boolean: false
    case .decimal, .date, .url, .identifier, .color, .image, .data, .text: true
    }
  }

  var swiftType: SwiftType { .named(swiftName) }
}
