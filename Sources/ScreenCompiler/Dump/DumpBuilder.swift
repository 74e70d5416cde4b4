import SourceText
import SpecModel
import SpecSemantics

/// Puts the dump of a checked app together.
struct DumpBuilder {
  let index: AppIndex
  let lines: [FileID: LineIndex]

  init(app: CheckedApp, sources: SpecSources) {
    index = app.index
    var lines: [FileID: LineIndex] = [:]
    for file in app.index.files {
      lines[file.id] = sources.source(of: file.id).map { LineIndex($0.bytes) }
    }
    self.lines = lines
  }

  /// The dump; nil without an app, which no checked app is.
  func dump() -> AppDump? {
    guard let file = index.files.first(where: { $0.declarations.contains { $0.kind == .app } }),
      let app = index.app
    else { return nil }
    var dump = AppDump(
      app: AppDump.App(
        name: app.name.text, language: app.language.value,
        architecture: app.architecture.value.rawValue, theme: index.theme?.name.text,
        strings: app.strings.map(\.text), flags: fields(app.flags),
        place: place(app.name.span, file)),
      host: app.host.map { host($0, file) },
      menu: (app.host?.menu ?? []).map {
        AppDump.MenuEntry(screen: $0.screen.text, place: place($0.span, file))
      },
      links: app.links.map { link in
        AppDump.Link(
          url: link.url.text, captures: link.captures.map(\.text), screen: link.screen.text,
          place: place(link.span, file))
      },
      navigation: ways(from: app, file))
    for file in index.files {
      for declaration in file.declarations { add(declaration, of: file, to: &dump) }
    }
    return dump
  }

  private func add(_ declaration: Declaration, of file: SpecFile, to dump: inout AppDump) {
    switch declaration {
    case .app, .api: break
    case .events(let events): dump.events.append(self.events(events, file))
    case .theme(let theme):
      if theme.name.text == index.theme?.name.text { dump.theme = self.theme(theme, file) }
    case .enumeration(let declaration): dump.enums.append(enumeration(declaration, file))
    case .model(let model): dump.models.append(self.model(model, file))
    case .union(let union): dump.unions.append(self.union(union, file))
    case .source(let source): dump.sources.append(self.source(source, file))
    case .request(let request): dump.requests.append(self.request(request, file))
    case .adapter(let adapter):
      dump.adapters.append(self.adapter(adapter, file))
      dump.navigation += ways(from: adapter, file)
    case .component(let component): dump.components.append(self.component(component, file))
    case .screen(let screen):
      dump.screens.append(self.screen(screen, file))
      dump.navigation += ways(from: screen, file)
    case .module(let module): dump.modules.append(self.module(module, file))
    }
  }

  func place(_ span: ByteSpan, _ file: SpecFile) -> AppDump.Place {
    AppDump.Place(
      path: file.path, line: lines[file.id]?.position(at: Int(span.start)).line ?? 1)
  }
}
