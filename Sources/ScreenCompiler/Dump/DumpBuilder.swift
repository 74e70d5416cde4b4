import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Describes a checked app as JSON for other tools: declarations with their names resolved, and as they are written.
///
/// The catalogue of `screenc` documents the format. What is here stays as it is within a version; more may come.
struct DumpBuilder {
  let index: AppIndex
  private var lines: [FileID: LineIndex] = [:]
  /// The declarations of each file as they are written, in their order.
  private var written: [FileID: [JSONValue?]] = [:]

  /// - Parameter index: The declarations of an app in which nothing is wrong.
  init(index: AppIndex, sources: SpecSources) {
    self.index = index
    for file in index.files {
      guard let source = sources.source(of: file.id) else { continue }
      lines[file.id] = LineIndex(source.bytes)
      written[file.id] = WrittenSpec(source.bytes).values(of: file.declarations)
    }
  }

  /// The dump; nil without an app, which no checked app is.
  func dump() -> JSONValue? {
    guard let file = index.files.first(where: { $0.declarations.contains { $0.kind == .app } }),
      let app = index.app
    else { return nil }
    var lists = Lists(navigation: ways(from: app, file))
    for file in index.files {
      for declaration in file.declarations { add(declaration, of: file, to: &lists) }
    }
    return .present([
      ("version", .number(1)),
      ("app", self.app(app, file)),
      ("host", app.host.map { host($0, file) }),
      ("apis", .array(lists.apis)),
      ("menu", .array((app.host?.menu ?? []).map { menuEntry($0, file) })),
      ("links", .array(app.links.map { link($0, file) })),
      ("theme", lists.theme), ("themes", .array(lists.otherThemes)),
      ("models", .array(lists.models)), ("enums", .array(lists.enums)),
      ("unions", .array(lists.unions)), ("sources", .array(lists.sources)),
      ("requests", .array(lists.requests)), ("adapters", .array(lists.adapters)),
      ("components", .array(lists.components)), ("events", .array(lists.events)),
      ("screens", .array(lists.screens)), ("modules", .array(lists.modules)),
      ("navigation", .array(lists.navigation)),
    ])
  }

  /// What is gathered from all files.
  private struct Lists {
    var apis: [JSONValue] = []
    var theme: JSONValue?
    var otherThemes: [JSONValue] = []
    var models: [JSONValue] = []
    var enums: [JSONValue] = []
    var unions: [JSONValue] = []
    var sources: [JSONValue] = []
    var requests: [JSONValue] = []
    var adapters: [JSONValue] = []
    var components: [JSONValue] = []
    var events: [JSONValue] = []
    var screens: [JSONValue] = []
    var modules: [JSONValue] = []
    var navigation: [JSONValue]
  }

  private func add(_ declaration: Declaration, of file: SpecFile, to lists: inout Lists) {
    switch declaration {
    case .app: break
    case .api(let api): lists.apis.append(self.api(api, file))
    case .events(let events): lists.events.append(self.events(events, file))
    case .theme(let theme):
      let isWornFirst = theme.name.text == index.theme?.name.text
      if isWornFirst {
        lists.theme = self.theme(theme, file)
      } else {
        lists.otherThemes.append(self.theme(theme, file))
      }
    case .enumeration(let declaration): lists.enums.append(enumeration(declaration, file))
    case .model(let model): lists.models.append(self.model(model, file))
    case .union(let union): lists.unions.append(self.union(union, file))
    case .source(let source): lists.sources.append(self.source(source, file))
    case .request(let request): lists.requests.append(self.request(request, file))
    case .adapter(let adapter):
      lists.adapters.append(self.adapter(adapter, file))
      lists.navigation += ways(from: adapter, file)
    case .component(let component): lists.components.append(self.component(component, file))
    case .screen(let screen):
      lists.screens.append(self.screen(screen, file))
      lists.navigation += ways(from: screen, file)
    case .module(let module): lists.modules.append(self.module(module, file))
    }
  }

  /// What is said at a place.
  func placed(
    _ span: ByteSpan, _ file: SpecFile, _ members: [(key: String, value: JSONValue?)]
  ) -> JSONValue {
    let line = lines[file.id]?.position(at: Int(span.start)).line ?? 1
    let place = JSONValue.object([("path", .string(file.path)), ("line", .number(line))])
    return .present(members + [("place", place)])
  }

  /// A declaration with its name and place, and as it is written.
  func declaration(
    _ name: Name, _ file: SpecFile, _ members: [(key: String, value: JSONValue?)]
  ) -> JSONValue {
    let position = file.declarations.firstIndex { $0.name.span == name.span }
    let said = position.flatMap { written[file.id]?[$0] }
    return placed(
      name.span, file, [("name", .string(name.text))] + members + [("written", said)])
  }
}

extension JSONValue {
  /// A text, if there is one.
  static func text(_ text: String?) -> JSONValue? { text.map { .string($0) } }

  static func names(_ names: [Name]) -> JSONValue { .array(names.map { .string($0.text) }) }
}
