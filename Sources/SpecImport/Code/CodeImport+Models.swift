import ReferencedFiles
import SpecModel
import SpecSemantics
import SymbolGraphs

/// Models and their fields.
extension CodeImport {
  /// What every type has without saying so.
  private static let usual: Set<String> = ["hashValue"]

  /// The spec of a model; nil where specs could read nothing of it.
  mutating func text(of model: Taken) -> String? {
    let fields = fields(of: model.symbol)
    guard !fields.isEmpty else {
      findings.leaveOut(
        "`\(model.symbol.name)` has no property that specs could read",
        at: places.location(of: model.symbol),
        help: "declare it by hand, if screens are handed one", isNote: true)
      return nil
    }
    return SpecValue.lines([
      ("model", .text(model.name)),
      ("swift", .mapping(reference(model.symbol.name, in: model.symbol.module))),
      ("fields", .mapping(fields.map { ($0.name, .text($0.type.description)) })),
    ])
  }

  private mutating func fields(
    of type: SwiftSymbol
  ) -> [(name: String, type: TypeReference.Shape)] {
    var seen: Set<String> = []
    // `id` is what tells one from another, and comes first; graphs have no order.
    let properties = properties(of: type).filter { seen.insert($0.name).inserted }
      .sorted { Self.order(of: $0) < Self.order(of: $1) }
    return properties.compactMap { property in
      field(property, of: type).map { (property.name, $0) }
    }
  }

  private static func order(of property: SwiftSymbol) -> (Int, String, Int) {
    (property.name == "id" ? 0 : 1, property.place?.file ?? "", property.place?.line ?? 0)
  }

  private func properties(of type: SwiftSymbol) -> [SwiftSymbol] {
    code.members(of: type).filter {
      $0.kind == .property && !$0.isOfProtocol && !Self.usual.contains($0.name)
        && $0.access >= neededAccess(in: type.module)
    }
  }

  func property(_ name: String, of type: SwiftSymbol) -> SwiftSymbol? {
    properties(of: type).first { $0.name == name }
  }

  private mutating func field(
    _ property: SwiftSymbol, of type: SwiftSymbol
  ) -> TypeReference.Shape? {
    guard property.isReadAtOnce else {
      leaveOut(
        property, of: type, "is worked out while others wait", "hand what it gives to the screen")
      return nil
    }
    guard let declared = property.propertyType.flatMap(code.resolved),
      let shape = shape(of: declared)
    else {
      let words = property.propertyType.map { "is a `\($0)`" } ?? "is of a type that no graph tells"
      leaveOut(
        property, of: type, "\(words), for which specs have no word",
        "add a property of a type that they have, if screens show it")
      return nil
    }
    guard property.name == "id", !shape.canBeIdentity else { return shape }
    leaveOut(
      property, of: type, "is a `\(declared)`, by which lists cannot tell items apart",
      "make it a `String`, an `Int` or an `Identifier`")
    return nil
  }

  private mutating func leaveOut(
    _ property: SwiftSymbol, of type: SwiftSymbol, _ what: String, _ help: String
  ) {
    findings.leaveOut(
      "`\(property.name)` of `\(type.name)` \(what)", at: places.location(of: property), help: help,
      isNote: true)
  }

  /// The type by which specs name one of Swift; nil where they have none.
  func shape(of type: DeclaredType) -> TypeReference.Shape? {
    switch type {
    case .optional(let wrapped):
      guard let inner = shape(of: wrapped), !inner.isList else { return nil }
      return .optional(inner)
    case .array(let element):
      guard let inner = shape(of: element), !inner.isList else { return nil }
      return .list(inner)
    case .named(let name, let identifier):
      if let model = models[identifier] { return .named(model.name) }
      guard code.symbol(identifier).map({ AppSymbols.runtime.contains($0.module) }) ?? true
      else {
        return nil
      }
      return BuiltinType.allCases.first { $0.swiftName == name }.map { .builtin($0) }
    case .generic, .other: return nil
    }
  }
}
