import ReferencedFiles
import SpecModel
import SymbolGraphs

/// Cells and adapters.
extension CodeImport {
  /// A type that shows models: an adapter, or a cell for which there is none yet.
  struct Showing {
    let type: SwiftSymbol
    let kind: OwnAdapterKind
    /// The models that can be handed to it.
    let items: [SwiftSymbol]
    /// Of an adapter, the class of its cells.
    let cell: SwiftSymbol?
    let isCell: Bool
  }

  /// What a type shows; nil for one that is neither adapter nor cell.
  func showing(by type: SwiftSymbol) -> Showing? {
    // Trees fill cells of collection views, too, so the last kind says the most.
    if let kind = OwnAdapterKind.allCases.last(where: { conforms(type, to: $0.protocolName) }) {
      return Showing(
        type: type, kind: kind, items: [code.item(of: type).flatMap(symbol)].compactMap(\.self),
        cell: cell(of: type), isCell: false)
    }
    guard let kind = cellKind(of: type) else { return nil }
    let taken = code.members(of: type).filter { $0.kind == .method && $0.access >= .internal }
      .flatMap { method in (0..<4).compactMap { method.parameterType(at: $0).flatMap(symbol) } }
      .filter { $0.kind == .structure || $0.kind == .class && cellKind(of: $0) == nil }
    var seen: Set<String> = []
    return Showing(
      type: type, kind: kind, items: taken.filter { seen.insert($0.identifier).inserted },
      cell: nil,
      isCell: true)
  }

  private func conforms(_ type: SwiftSymbol, to name: String) -> Bool {
    code.protocols(of: type).contains {
      $0.name == name && AppSymbols.runtime.contains($0.module ?? "")
    }
  }

  private func cellKind(of type: SwiftSymbol) -> OwnAdapterKind? {
    let classes = code.superclasses(of: type).map(\.name)
    if classes.contains("UICollectionViewCell") { return .cell }
    return classes.contains("UITableViewCell") ? .row : nil
  }

  /// The class of the app's of which an adapter fills cells.
  private func cell(of adapter: SwiftSymbol) -> SwiftSymbol? {
    for member in code.members(of: adapter) {
      switch member.fullName {
      case "configure(_:with:in:)": return member.parameterType(at: 0).flatMap(symbol)
      case "present(_:in:context:)": return member.parameterType(at: 1).flatMap(symbol)
      default: break
      }
    }
    return nil
  }

  /// The app's declaration of a type.
  private func symbol(of type: DeclaredType) -> SwiftSymbol? {
    switch code.resolved(type) {
    case .named(_, let identifier)?: code.symbol(identifier)
    default: nil
    }
  }

  /// The spec of an adapter, with its name; nil where nothing can be said of what it shows.
  mutating func adapter(of showing: Showing) -> (name: String, text: String)? {
    let type = showing.type
    let place = places.location(of: type)
    guard canBeNamed(type) else { return nil }
    let items = showing.items.compactMap { models[$0.identifier] }
    guard let item = items.first else {
      findings.leaveOut(
        showing.items.isEmpty
          ? "nothing of `\(type.name)` takes a model that it would show"
          : "`\(type.name)` shows `\(showing.items[0].dottedPath)`, which is not taken over",
        at: place, help: "declare an adapter by hand, if a screen is to show it", isNote: true)
      return nil
    }
    guard items.count == 1 else {
      let list = items.map { "`\($0.name)`" }.joined(separator: ", ")
      findings.leaveOut(
        "`\(type.name)` shows several models: \(list)", at: place,
        help: "declare an adapter for each by hand", isNote: true)
      return nil
    }
    guard listed.contains(item.symbol.identifier) else {
      findings.leaveOut(
        "`\(type.name)` shows `\(item.name)`, which has no `id` by which lists tell items apart",
        at: place,
        help: "give `\(item.symbol.name)` an `id` that is a `String`, an `Int` or an `Identifier`")
      return nil
    }
    let name = names.type(type.name, else: "Row")
    let swift = showing.isCell ? "\(type.name)Adapter" : type.name
    if showing.isCell {
      findings.leaveOut(
        "`\(type.name)` is a cell, and what hands it models is not there yet: `\(swift)`",
        at: place,
        help: "write it, or have `screenc scaffold` begin it with the screen that shows it",
        isNote: true)
    }
    var reference = reference(swift, in: type.module)
    if showing.kind != .cell { reference.append(("kind", .text(showing.kind.rawValue))) }
    let text = SpecValue.lines([
      ("adapter", .text(name)), ("for", .text(item.name)), ("swift", .mapping(reference)),
    ])
    return (name, text)
  }
}
