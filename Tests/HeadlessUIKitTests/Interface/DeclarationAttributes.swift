/// What a declaration says besides its name and types: where it may be called from, what becomes of closures, who may
/// override it, and since when it is there.
struct DeclarationAttributes: Equatable {
  /// Where a declaration may be used.
  enum Isolation: String {
    case mainActor = "@MainActor"
    case anywhere = "nonisolated"
    case sendable = "nonisolated Sendable"
  }

  var isolation = Isolation.anywhere
  /// For each parameter that is a closure, what is said of that; for an alias of a closure, of the closure itself.
  var closures: [String] = []
  var initializer: String?
  var isOverridable = false
  /// The version of iOS that a declaration came with, if that is newer than the least that the package runs on.
  var version: String?
}

extension DeclarationAttributes {
  /// What a symbol of HeadlessUIKit says.
  ///
  /// - Parameter closureTypes: The aliases that stand for closures.
  init(of symbol: HeadlessInterface.Symbol, closureTypes: Set<String>) {
    let declaration = symbol.declaration
    let names = DeclarationParser.attributes(of: declaration)
    isolation = names.contains("@MainActor") ? .mainActor : .anywhere
    version = symbol.version
    switch symbol.shape.kind {
    case .type:
      if isolation == .anywhere, symbol.isSendable { isolation = .sendable }
    case .alias:
      if symbol.shape.result?.text.contains("->") == true {
        let target = declaration.firstRange(of: " = ").map { declaration[$0.upperBound...] }
        closures = [ClosureAttributes(String(target ?? "")).ofAlias]
      }
    case .initializer:
      initializer = Self.kind(ofInitializer: names)
      closures = Self.closures(of: symbol, closureTypes)
    case .method:
      closures = Self.closures(of: symbol, closureTypes)
      isOverridable = Self.isOverridable(symbol)
    case .property: isOverridable = Self.isOverridable(symbol)
    case .enumCase, .associatedType: break
    }
  }

  private static func kind(ofInitializer names: Set<String>) -> String {
    let level = names.contains("convenience") ? "convenience" : "designated"
    return names.contains("required") ? "required \(level)" : level
  }

  /// Members of extensions can't be overridden without Objective-C, and `static` says that a member can't be.
  private static func isOverridable(_ symbol: HeadlessInterface.Symbol) -> Bool {
    symbol.access == "open" && !symbol.isInExtension
  }

  private static func closures(
    of symbol: HeadlessInterface.Symbol, _ closureTypes: Set<String>
  ) -> [String] {
    symbol.shape.parameters.compactMap { parameter in
      let named = closureTypes.contains(parameter.type.text.replacing("?", with: ""))
      guard parameter.type.text.contains("->") || named else { return nil }
      return ClosureAttributes(parameter.spelling).text
    }
  }
}

/// What the type of a closure says of it, in one order: `escaping @MainActor @Sendable`.
private struct ClosureAttributes {
  let text: String
  /// Whether it escapes is said where an alias is used.
  let ofAlias: String

  init(_ spelling: String) {
    var names: Set<String> = []
    var rest = Substring(spelling)
    // What stands behind the first name or argument is said of closures inside.
    while let first = rest.first, " (@".contains(first) {
      if first == "@" {
        let word = rest.prefix { $0 != " " }
        names.insert(String(word))
        rest = rest.dropFirst(word.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    // An optional closure is stored as any other value.
    let escapes = names.contains("@escaping") || spelling.hasSuffix("?")
    let said = ["@MainActor", "@Sendable"].filter(names.contains)
    ofAlias = said.isEmpty ? "plain" : said.joined(separator: " ")
    text = ([escapes ? "escaping" : "noescape"] + said).joined(separator: " ")
  }
}
