import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// The ways between screens, as the specs say them.
extension DumpBuilder {
  /// What a way begins at: a gate, a menu, a link, a screen or an adapter, and which of them.
  private typealias Start = (kind: String, name: String?)

  func ways(from app: AppDeclaration, _ file: SpecFile) -> [JSONValue] {
    let gate = (app.host?.onboarding?.screen).map { screen in
      way(from: ("gate", nil), by: "gate", to: screen, at: screen.span, file)
    }
    let menu = (app.host?.menu ?? []).map { entry in
      way(from: ("menu", nil), by: "menu", to: entry.screen, at: entry.span, file)
    }
    let links = app.links.map { link in
      way(from: ("link", link.url.text), by: "link", to: link.screen, at: link.span, file)
    }
    return [gate].compactMap { $0 } + menu + links
  }

  func ways(from screen: ScreenDeclaration, _ file: SpecFile) -> [JSONValue] {
    let start = ("screen", screen.name.text)
    var ways: [JSONValue] = []
    screen.forEachEffect { ways += self.ways(of: $0, from: start, file) }
    if case .tabs(let tabs) = screen.body {
      ways += tabs.screens.map { way(from: start, by: "embed", to: $0, at: $0.span, file) }
    }
    return ways
      + embedding(screen.sections.flatMap { $0.content.rows.flatMap(\.embeds) }, start, file)
  }

  func ways(from adapter: AdapterDeclaration, _ file: SpecFile) -> [JSONValue] {
    let start = ("adapter", adapter.name.text)
    var ways = embedding(adapter.embeds, start, file)
    adapter.forEachEffect { ways += self.ways(of: $0, from: start, file) }
    return ways
  }

  private func embedding(
    _ embeds: [EmbedDeclaration], _ start: Start, _ file: SpecFile
  ) -> [JSONValue] {
    embeds.map { way(from: start, by: "embed", to: $0.screen, at: $0.span, file) }
  }

  /// The ways of an effect and of what follows on it.
  private func ways(of effect: Effect, from start: Start, _ file: SpecFile) -> [JSONValue] {
    let target: (means: String, screen: Name)? =
      switch effect.action {
      case .push(let name): ("push", name)
      case .present(let name, _): ("present", name)
      case .show(let name): ("show", name)
      case .tab(let name): ("tab", name)
      case .open, .call, .request, .set, .event, .return, .simple, .notice, .share, .copy, .menu,
        .track:
        nil
      }
    let own = target.map { way(from: start, by: $0.means, to: $0.screen, at: $0.screen.span, file) }
    var following = [effect.then, effect.failed, effect.returned, effect.cancelled].compactMap(\.self)
    if case .menu(let items) = effect.action { following += items.map(\.effect) }
    return [own].compactMap(\.self) + following.flatMap { ways(of: $0, from: start, file) }
  }

  private func way(
    from start: Start, by means: String, to screen: Name, at span: ByteSpan, _ file: SpecFile
  ) -> JSONValue {
    placed(
      span, file,
      [
        ("start", .string(start.kind)), ("from", .text(start.name)), ("by", .string(means)),
        ("to", .string(screen.text)),
      ])
  }
}
