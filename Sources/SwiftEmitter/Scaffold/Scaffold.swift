import SpecChecks
import SpecModel
import SwiftCode

/// Writes the beginnings of what a screen leaves to hand-written code.
///
/// They compile, so that the app can be built and filled in piece by piece. From then on they are the
/// app's: nothing ever writes them again.
public struct Scaffold: Sendable {
  private let app: AppFacts

  /// A scaffold for an app; nil for specs that declare none.
  public init?(app: CheckedApp) {
    guard let facts = AppFacts(index: app.index) else { return nil }
    self.app = facts
  }

  /// The names of the screens that there are, sorted.
  public var screenNames: [String] {
    app.index.files.flatMap { file in
      file.declarations.compactMap { declaration in
        if case .screen(let screen) = declaration { screen.name.text } else { nil }
      }
    }.sorted()
  }

  /// What a screen needs of hand-written code; nil if there is no such screen.
  ///
  /// Types that other modules own are theirs to write.
  public func files(forScreen name: String) -> [HandWrittenFile]? {
    guard let screen = app.index.screen(name) else { return nil }
    if case .swift(let own) = screen.body {
      return file(for: own) { ScreenStub(screen, type: own, in: $0).declaration }
    }
    var files = ScreenActions(of: screen, index: app.index).methods.isEmpty ? [] : [actions(screen)]
    for name in screen.adapterNames {
      guard let adapter = app.index.adapter(name), case .swift(let own) = adapter.body else {
        continue
      }
      files += file(for: own) { AdapterStub(adapter, type: own, in: $0).declaration }
    }
    for source in screen.sources(in: app.index) {
      guard case .swift(let own) = source.content else { continue }
      files += file(for: own) { file in
        if app.index.architecture(of: screen) == .viper {
          GatewayStub(source, of: screen, type: own, in: file).declaration
        } else {
          SourceStub(source, type: own, in: file).declaration
        }
      }
    }
    return files
  }

  private func actions(_ screen: ScreenDeclaration) -> HandWrittenFile {
    let stub = ActionsStub(screen, in: FileScope(app: app))
    return file(stub.protocolName, named: stub.typeName, in: stub.file, stub.declaration)
  }

  private func file(
    for own: SwiftTypeReference, _ declaration: (FileScope) -> SwiftDeclaration
  ) -> [HandWrittenFile] {
    guard own.module == nil else { return [] }
    let scope = FileScope(app: app)
    scope.exposeRuntime()
    return [file(own.type.text, named: own.type.text, in: scope, declaration(scope))]
  }

  private func file(
    _ subject: String, named name: String, in scope: FileScope, _ declaration: SwiftDeclaration
  ) -> HandWrittenFile {
    let source = SourceFile(imports: scope.imports, declarations: [declaration])
    return HandWrittenFile(
      subject: subject, name: name + ".swift", bytes: SourcePrinter.print(source))
  }
}

extension ScreenDeclaration {
  private var sections: [SectionDeclaration] {
    if case .sections(let sections) = body { sections } else { [] }
  }

  /// The adapters of the screen, each once.
  fileprivate var adapterNames: [String] {
    var seen: Set<String> = []
    return sections.flatMap { section -> [String] in
      switch section.content {
      case .source(_, let adapters, _): adapters.map(\.name.text)
      case .rows(let rows): rows.map(\.adapter.text)
      }
    }.filter { seen.insert($0).inserted }
  }

  /// The sources of the screen, each once.
  fileprivate func sources(in index: AppIndex) -> [SourceDeclaration] {
    var seen: Set<String> = []
    return sections.compactMap { section -> SourceDeclaration? in
      guard case .source(let reference, _, _) = section.content else { return nil }
      return switch reference {
      case .use(let name, _): index.source(name.text)
      case .inline(let source): source
      }
    }.filter { seen.insert($0.name.text).inserted }
  }
}
