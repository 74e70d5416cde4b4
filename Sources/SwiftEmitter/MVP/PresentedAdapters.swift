import SpecModel
import SpecSemantics

/// Which adapters are used by presenters, in what kinds of views, and which by controllers, found out
/// once for the app.
struct PresentedAdapters: Sendable {
  /// The kinds of views that show an adapter's cells.
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt8

    static let table = Uses(rawValue: 1 << 0)
    static let collection = Uses(rawValue: 1 << 1)
    /// A screen without presenter shows them.
    static let plain = Uses(rawValue: 1 << 2)

    /// Presenters are needed.
    var arePresented: Bool { !isDisjoint(with: [.table, .collection]) }
  }

  private var uses: [String: Uses] = [:]

  /// The uses in an app; none are looked for where no screen has a presenter.
  init(of declared: DeclarationsByKind, index: AppIndex) {
    let architectures = declared.architectures
    guard architectures.contains(where: { index.systems[$0].presentsCells }) else { return }
    for screen in declared.screens { collect(screen, index) }
  }

  private mutating func collect(_ screen: ScreenDeclaration, _ index: AppIndex) {
    guard case .sections(let sections) = screen.body else { return }
    let use: Uses =
      if !index.system(of: screen).presentsCells { .plain } else {
        screen.isTable ? .table : .collection
      }
    for section in sections {
      switch section.content {
      case .source(_, let adapters, _):
        for adapter in adapters { uses[adapter.name.text, default: []].insert(use) }
      case .rows(let rows):
        for name in rows.compactMap(\.adapter) { uses[name.text, default: []].insert(use) }
      case .page: break
      }
    }
  }

  /// The uses of an adapter.
  subscript(adapter: String) -> Uses { uses[adapter] ?? [] }

  var digest: NameSetDigest {
    var digest = NameSetDigest()
    for (name, uses) in uses { digest.insert(name, is: uses.rawValue) }
    return digest
  }
}
