import ReferencedFiles
import SpecModel
import SpecSemantics
import SymbolGraphs

/// Types of Swift beside those of specs.
extension AppCode {
  /// Whether a declared type is what generated code has for a type of the specs; nil where no graph
  /// tells.
  func fits(_ declared: DeclaredType, _ expected: SpecType) -> Bool? {
    code.resolved(declared).map { isSame($0, expected) }
  }

  private func isSame(_ declared: DeclaredType, _ expected: SpecType) -> Bool {
    switch (declared, expected) {
    case (.optional(let declared), .optional(let expected)): isSame(declared, expected)
    case (.array(let declared), .list(let expected)): isSame(declared, expected)
    case (.named(let name, let identifier), .builtin(let type)):
      name == type.swiftName && !isOwn(identifier)
    case (.named(let name, let identifier), .model(let declared)),
      (.named(let name, let identifier), .enumeration(let declared)),
      (.named(let name, let identifier), .union(let declared)):
      isSame(name, identifier, asDeclared: declared)
    default: false
    }
  }

  private func isSame(_ name: String, _ identifier: String, asDeclared declared: String) -> Bool {
    guard let type = type(ofDeclared: declared) else { return name == swiftName(of: declared) }
    return type.identifier == identifier || code.resolved(type)?.identifier == identifier
  }

  /// Whether the app, and not the run-time or Swift, declares a type.
  private func isOwn(_ identifier: String) -> Bool {
    code.symbol(identifier).map { !AppSymbols.runtime.contains($0.module) } ?? false
  }

  /// A type of the specs as Swift has it.
  func swiftName(of type: SpecType) -> String {
    switch type {
    case .builtin(let type): type.swiftName
    case .model(let name), .enumeration(let name), .union(let name): swiftName(of: name)
    case .optional(let wrapped): "\(swiftName(of: wrapped))?"
    case .list(let element): "[\(swiftName(of: element))]"
    }
  }

  /// What a model, enum or union is called in Swift.
  func swiftName(of declared: String) -> String {
    index.model(declared)?.swift?.type.text ?? declared
  }

  /// The type by which specs would name a declared one; nil where they have none.
  func specName(of declared: DeclaredType) -> String? {
    guard let type = code.resolved(declared) else { return nil }
    switch type {
    case .optional(let wrapped): return specName(of: wrapped).map { "\($0)?" }
    case .array(let element): return specName(of: element).map { "[\($0)]" }
    case .named(let name, let identifier):
      if let builtin = BuiltinType.allCases.first(where: { $0.swiftName == name }),
        !isOwn(identifier)
      {
        return builtin.rawValue
      }
      guard index.type(.named(name)) != nil, isSame(name, identifier, asDeclared: name) else {
        return nil
      }
      return name
    case .generic, .other: return nil
    }
  }
}
