import SpecModel

/// What can be reached before anybody has logged in: the screen that is the log-in gate, and all that
/// it leads to. There is no session there.
public struct BeforeGate: Sendable {
  package private(set) var screens: [ScreenDeclaration] = []
  package private(set) var adapters: [AdapterDeclaration] = []
  private var names: Set<Reached> = []

  private struct Reached: Hashable {
    let kind: DeclarationKind
    let name: String
  }

  /// What stands before the gate of an app; nothing if it has none. Only what can be reached is looked
  /// at.
  public init(of index: AppIndex) {
    guard let gate = index.app?.gate else { return }
    var open = [gate]
    while let name = open.popLast() {
      guard let screen = index.screen(name.text), add(.screen, name.text) else { continue }
      screens.append(screen)
      screen.forEachEffect { open += $0.shownScreens }
      open += screen.containedScreens
      for name in screen.shownAdapters {
        guard let adapter = index.adapter(name.text), add(.adapter, name.text) else { continue }
        adapters.append(adapter)
        open += adapter.shownScreens
      }
    }
  }

  private mutating func add(_ kind: DeclarationKind, _ name: String) -> Bool {
    names.insert(Reached(kind: kind, name: name)).inserted
  }

  /// The names of what stands before the gate.
  package func digest() -> NameSetDigest {
    var digest = NameSetDigest()
    for screen in screens { digest.insert(screen.name.text, is: 1) }
    for adapter in adapters { digest.insert(adapter.name.text, is: 2) }
    return digest
  }

  /// Whether a screen stands before the gate.
  public func contains(_ screen: ScreenDeclaration) -> Bool {
    contains(.screen, screen.name)
  }

  /// Whether an adapter is shown before the gate.
  public func contains(_ adapter: AdapterDeclaration) -> Bool {
    contains(.adapter, adapter.name)
  }

  private func contains(_ kind: DeclarationKind, _ name: Name) -> Bool {
    !names.isEmpty && names.contains(Reached(kind: kind, name: name.text))
  }
}

extension AppIndex {
  /// Whether the main screens are behind a log-in gate.
  public var hasGate: Bool { app?.host?.onboarding != nil }
}

extension ScreenDeclaration {
  /// The adapters of the screen's rows.
  package var shownAdapters: [Name] {
    let inActions = actions.compactMap { action in
      if case .event(let adapter, _) = action.trigger { adapter } else { nil as Name? }
    }
    return sections.usedAdapters + inActions
  }
}

extension ScreenDeclaration {
  /// The screens that stand behind the screen's tabs and above them, or in its page.
  package var containedScreens: [Name] {
    if case .tabs(let tabs) = body { return tabs.screens }
    return sections.flatMap { $0.content.rows.flatMap(\.embeds).map(\.screen) }
  }
}

extension AdapterDeclaration {
  /// The screens that a cell's buttons lead to, and the one that it hosts.
  package var shownScreens: [Name] {
    var screens = embeds.map(\.screen)
    forEachEffect { screens += $0.shownScreens }
    return screens
  }
}

extension Effect {
  /// The screens that the effect and what follows on it show.
  package var shownScreens: [Name] {
    var screens: [Name] = []
    forEachStep { step in
      switch step.action {
      case .push(let name), .present(let name, _), .show(let name): screens.append(name)
      default: break
      }
    }
    return screens
  }
}
