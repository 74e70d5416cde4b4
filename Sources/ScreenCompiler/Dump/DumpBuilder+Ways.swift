import SourceText
import SpecModel
import SpecSemantics

/// The ways between screens, as the specs say them.
extension DumpBuilder {
  func ways(from app: AppDeclaration, _ file: SpecFile) -> [AppDump.Way] {
    let menu = (app.host?.menu ?? []).map { entry in
      AppDump.Way(
        start: .menu, from: nil, by: .menu, to: entry.screen.text, place: place(entry.span, file))
    }
    let links = app.links.map { link in
      AppDump.Way(
        start: .link, from: link.url.text, by: .link, to: link.screen.text,
        place: place(link.span, file))
    }
    let gate = (app.host?.onboarding?.screen).map { screen in
      AppDump.Way(
        start: .gate, from: nil, by: .gate, to: screen.text, place: place(screen.span, file))
    }
    return [gate].compactMap { $0 } + menu + links
  }

  func ways(from screen: ScreenDeclaration, _ file: SpecFile) -> [AppDump.Way] {
    var ways: [AppDump.Way] = []
    screen.forEachEffect { effect in
      ways += self.ways(of: effect, from: (.screen, screen.name.text), file)
    }
    if case .tabs(let tabs) = screen.body {
      ways += tabs.screens.map { name in
        AppDump.Way(
          start: .screen, from: screen.name.text, by: .embed, to: name.text,
          place: place(name.span, file))
      }
    }
    ways += screen.sections.flatMap { $0.content.rows.flatMap(\.embeds) }.map { embed in
      AppDump.Way(
        start: .screen, from: screen.name.text, by: .embed, to: embed.screen.text,
        place: place(embed.span, file))
    }
    return ways
  }

  func ways(from adapter: AdapterDeclaration, _ file: SpecFile) -> [AppDump.Way] {
    let start = (AppDump.Way.Start.adapter, adapter.name.text)
    var ways = adapter.embeds.map { embed in
      AppDump.Way(
        start: start.0, from: start.1, by: .embed, to: embed.screen.text,
        place: place(embed.span, file))
    }
    adapter.forEachEffect { ways += self.ways(of: $0, from: start, file) }
    return ways
  }

  /// The ways of an effect and of what follows on it.
  private func ways(
    of effect: Effect, from start: (AppDump.Way.Start, String), _ file: SpecFile
  ) -> [AppDump.Way] {
    let target: (AppDump.Way.Means, Name)? =
      switch effect.action {
      case .push(let name): (.push, name)
      case .present(let name, _): (.present, name)
      case .show(let name): (.show, name)
      case .tab(let name): (.tab, name)
      case .open, .call, .request, .set, .event, .return, .simple, .notice, .share, .copy, .menu,
        .track:
        nil
      }
    let own = target.map { means, name in
      AppDump.Way(
        start: start.0, from: start.1, by: means, to: name.text, place: place(name.span, file))
    }
    var following = [effect.then, effect.failed, effect.returned].compactMap(\.self)
    if case .menu(let items) = effect.action { following += items.map(\.effect) }
    return [own].compactMap(\.self) + following.flatMap { ways(of: $0, from: start, file) }
  }
}
