/// Compares what HeadlessUIKit's declarations say besides names and types with UIKit.
struct AttributeComparison {
  /// One attribute of one symbol that is not UIKit's.
  struct Difference: Hashable {
    let symbol: String
    /// What is here, and what is there: `@MainActor, UIKit: nonisolated`.
    let text: String
  }

  let interface: HeadlessInterface
  let uikit: UIKitAttributes
  private let closureTypes: Set<String>
  private let types: [String: HeadlessInterface.Symbol]

  init(interface: HeadlessInterface, uikit: UIKitAttributes) {
    self.interface = interface
    self.uikit = uikit
    closureTypes = Set(interface.aliases.filter { $0.value.text.contains("->") }.keys)
    let types = interface.symbols.filter { $0.shape.kind == .type }
    self.types = Dictionary(types.map { ($0.path, $0) }) { first, _ in first }
  }

  /// The differences in the order of the symbols.
  var differences: [Difference] {
    var seen: Set<Difference> = []
    return interface.symbols.filter { !$0.isHook }.flatMap(differences).filter {
      seen.insert($0).inserted
    }
  }

  private func differences(of symbol: HeadlessInterface.Symbol) -> [Difference] {
    let own = DeclarationAttributes(of: symbol, closureTypes: closureTypes)
    let texts = [
      isolation(own, symbol), closures(own, symbol), initializer(own, symbol),
      overriding(own, symbol), version(own, symbol),
    ]
    return texts.compactMap { $0 }.map { Difference(symbol: symbol.path, text: $0) }
  }

  private func text(_ here: String, _ there: String?) -> String? {
    here == there ? nil : "\(here), UIKit: \(there ?? "not known")"
  }

  private func isolation(
    _ own: DeclarationAttributes, _ symbol: HeadlessInterface.Symbol
  ) -> String? {
    let known = uikit.value(.isolation, of: symbol.path)
    if ["class", "protocol"].contains(symbol.shape.typeKeyword) {
      return text(own.isolation.rawValue, known)
    }
    guard let type = symbol.owner.flatMap({ types[$0] }), symbol.shape.kind != .type,
      symbol.shape.kind != .alias, symbol.shape.kind != .associatedType, isOfClass(symbol)
    else { return nil }
    let ofType = DeclarationAttributes(of: type, closureTypes: []).isolation
    // Sendable is said of types only.
    let usual = ofType == .sendable ? DeclarationAttributes.Isolation.anywhere : ofType
    return text(own.isolation.rawValue, known ?? usual.rawValue)
  }

  private func closures(
    _ own: DeclarationAttributes, _ symbol: HeadlessInterface.Symbol
  ) -> String? {
    guard !own.closures.isEmpty else { return nil }
    return text(
      own.closures.joined(separator: ", "), uikit.value(.closures, of: symbol.path))
  }

  /// Those of NSCoding are required, as UIKit's are.
  private func initializer(
    _ own: DeclarationAttributes, _ symbol: HeadlessInterface.Symbol
  ) -> String? {
    guard let kind = own.initializer, isOfClass(symbol) else { return nil }
    let usual = symbol.name == "init(coder:)" ? "required designated" : nil
    return text(kind, uikit.value(.initializers, of: symbol.path) ?? usual)
  }

  private func overriding(
    _ own: DeclarationAttributes, _ symbol: HeadlessInterface.Symbol
  ) -> String? {
    let isMember = symbol.shape.kind == .method || symbol.shape.kind == .property
    guard isMember, isOfClass(symbol), !symbol.shape.isOverride else { return nil }
    let isFixed = uikit.value(.fixed, of: symbol.path) != nil
    return text(own.isOverridable ? "open" : "not open", isFixed ? "not open" : "open")
  }

  private func version(
    _ own: DeclarationAttributes, _ symbol: HeadlessInterface.Symbol
  ) -> String? {
    let known = uikit.value(.versions, of: symbol.path)
    // What is in a newer type is as new.
    let ofType = symbol.owner.flatMap { uikit.value(.versions, of: $0) }
    return text(own.version ?? "since ever", known ?? ofType ?? "since ever")
  }

  private func isOfClass(_ symbol: HeadlessInterface.Symbol) -> Bool {
    symbol.owner.flatMap { types[$0]?.shape.typeKeyword } == "class"
  }
}

/// What is wrong with the attributes or with what is written down of them.
struct AttributeReview {
  private(set) var findings: [String] = []

  init(_ comparison: AttributeComparison, reasons: AttributeDifferences) {
    findings += comparison.uikit.malformed.map { "line \($0) of UIKit's attributes can't be read" }
    findings += reasons.malformed.map { "line \($0) of the differences can't be read" }
    var used: Set<Int> = []
    for difference in comparison.differences {
      let lines = reasons.entries.filter { $0.covers(difference.symbol, difference.text) }
      if lines.isEmpty { findings.append("\(difference.symbol)\t\(difference.text)") }
      used.formUnion(lines.map(\.line))
    }
    findings += reasons.entries.filter { !used.contains($0.line) }.map {
      "line \($0.line) of the differences is stale: \($0.symbol) \($0.difference)"
    }
    let paths = Set(comparison.interface.symbols.map(\.path))
    for (kind, values) in comparison.uikit.values {
      findings += values.keys.filter { !paths.contains($0) }.sorted().map {
        "UIKit's \(kind.rawValue) are known of \($0), which is not here"
      }
    }
  }
}
