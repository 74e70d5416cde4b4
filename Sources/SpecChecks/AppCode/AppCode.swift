import Diagnostics
import ReferencedFiles
import SpecModel
import SpecSemantics
import SymbolGraphs

/// The app's own code, as specs look at it.
struct AppCode {
  /// The outcome of looking for a type.
  enum TypeLookup {
    case found(SwiftSymbol)
    /// Code that names it would not compile.
    case hidden(SwiftSymbol)
    /// Another module has a type of the name.
    case elsewhere(module: String)
    case unknown
    /// There is no graph of the module.
    case withoutGraph
  }

  let index: AppIndex
  let code: SwiftSymbols
  /// Whether what is not among the symbols is not there.
  let isWhole: Bool
  /// The modules that can be those with the generated code: those that have it already, or else all
  /// that no spec says to be another.
  let ownModules: [String]
  /// The Swift modules that modules of specs are.
  private let swiftModules: Set<String>
  private let own: OwnModules

  /// The code of an app; nil where nobody has asked the compiler about it.
  init?(of index: AppIndex) {
    guard let symbols = index.symbols else { return nil }
    self.index = index
    code = symbols.code
    isWhole = symbols.isWhole
    swiftModules = Set(index.swiftModuleNames)
    own = OwnModules(of: index)
    ownModules = Self.ownModules(of: index, among: symbols.code)
  }

  private static func ownModules(of index: AppIndex, among code: SwiftSymbols) -> [String] {
    let modules = code.modules.filter { !AppSymbols.runtime.contains($0) }
    if let app = index.app {
      let generated = ([app.name.text] + index.swiftModuleNames).flatMap { name in
        modules.filter { code.type("\(name)Dependencies", in: $0) != nil }
      }
      if !generated.isEmpty { return generated }
    }
    let named = Set(index.ownTypes.compactMap { $0.reference.module?.text })
    return modules.filter { !named.contains($0) }
  }

  // MARK: - Types

  func look(for reference: SwiftTypeReference) -> TypeLookup {
    let name = reference.type.text
    let modules = reference.module.map { [$0.text] } ?? ownModules
    guard modules.contains(where: code.has) else { return .withoutGraph }
    guard let type = type(name, in: modules) else {
      let other = code.modules.first {
        !modules.contains($0) && !AppSymbols.runtime.contains($0) && code.type(name, in: $0) != nil
      }
      return other.map { .elsewhere(module: $0) } ?? .unknown
    }
    let needed =
      isOfOtherModule(reference)
      ? .package : swiftModules.contains(type.module) ? .public : accessOfOwnTypes
    return type.access < needed ? .hidden(type) : .found(type)
  }

  /// Whether a spec says that a type is of another module than the app's, and that is so.
  func isOfOtherModule(_ reference: SwiftTypeReference) -> Bool {
    reference.module.map { !own.isOfApp($0.text) } ?? false
  }

  /// Whether the module that a spec says to have a type may be the app's own, as nothing tells which that is.
  func mayBeOfApp(_ module: String) -> Bool { !own.areKnown && !swiftModules.contains(module) }

  /// What generated declarations show has to be as visible as they are.
  private var accessOfOwnTypes: SwiftSymbol.Access {
    switch index.app?.access {
    case .public?: .public
    case .package?: .package
    case .internal?, nil: .internal
    }
  }

  private func type(_ name: String, in modules: [String]) -> SwiftSymbol? {
    modules.lazy.compactMap { code.type(name, in: $0) }.first
  }

  /// A type of a name that lies within another type.
  func innerType(_ name: String, in modules: [String]) -> SwiftSymbol? {
    for module in modules {
      let inner = code.typeNames(in: module).first { $0.hasSuffix(".\(name)") }
      if let inner { return code.type(inner, in: module) }
    }
    return nil
  }

  /// The type of a model, enum or union; nil where no graph has it.
  func type(ofDeclared name: String) -> SwiftSymbol? {
    guard let own = index.model(name)?.swift else { return type(name, in: ownModules) }
    return type(own.type.text, in: own.module.map { [$0.text] } ?? ownModules)
  }

  /// What a type is called, with its own name where an alias stands for it; nil where no graph tells.
  func resolved(_ reference: SwiftTypeReference) -> SwiftSymbol? {
    guard case .found(let type) = look(for: reference) else { return nil }
    return code.resolved(type)
  }

  /// Whether a name stands for another type, whose parameters it may say.
  func isAlias(_ reference: SwiftTypeReference) -> Bool {
    guard case .found(let type) = look(for: reference) else { return false }
    return type.kind == .alias
  }

  // MARK: - Words

  /// The module of a type as findings speak of it.
  func title(ofModuleOf reference: SwiftTypeReference) -> String {
    reference.module.map { "`\($0.text)`" } ?? "the app's own code"
  }

  /// Where a declaration stands, for people who look for it.
  func note(of symbol: SwiftSymbol) -> [String] {
    symbol.place.map { ["`\(symbol.dottedPath)` is declared in \($0.file), line \($0.line)"] } ?? []
  }

  /// Why something may seem not to be there; none where all of the code is seen.
  func notes(onModuleOf reference: SwiftTypeReference?) -> [String] {
    guard reference?.module == nil else { return [] }
    let modules = ownModules.filter(code.isOnlyPublic)
    guard let module = modules.first, modules.count == ownModules.count else { return [] }
    return [
      "the symbol graph of `\(module)` has nothing but what is public: make it with"
        + " `-symbol-graph-minimum-access-level internal` to have the rest seen"
    ]
  }
}
