import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks
import SpecModel

/// The specs of a project as they were read, one of which is being edited.
struct EditedProject {
  private let files: [SpecFile]
  private let root: String
  private let path: String
  private let id: FileID

  /// - Parameter others: Texts of other files that are not saved yet, by their paths.
  init(
    _ project: Project, path: String, beside others: [String: [UInt8]]
  ) throws(FileError) {
    root = project.specRoot
    self.path = path
    let all = SpecLoader.load(
      try SpecFinder.paths(below: root), root: root, edited: others
    ).files.files
    files = all.filter { $0.path != path }
    id = all.first { $0.path == path }?.id ?? FileID(rawValue: UInt32(all.count) + 1)
  }

  /// What is wrong with the file that is edited, if it has the given text.
  func diagnostics(text: [UInt8]) -> [Diagnostic] {
    let edited = SpecReader.read(text, id: id, path: path)
    let all = (files + [edited]).sorted { $0.id.rawValue < $1.id.rawValue }
    // Nothing is completed by recorded responses, so they are not read.
    let queries = ReferenceLoader.queries(for: all, root: root)
    let result = Checker().check(all, references: ReferencedTexts(queries: queries))
    return (edited.diagnostics + result.diagnostics).filter { $0.primary.file == id }
  }

  /// What the app has names for of a kind, in alphabetical order, if the edited file has the given text.
  ///
  /// What cannot be read but for its name is among it.
  func names(_ kind: NameKind, text: [UInt8]) -> [Candidate] {
    let all = files + [SpecReader.read(text, id: id, path: path)]
    let names = all.flatMap { file in
      file.declarations.flatMap { $0.names(kind) }
        + file.broken.filter { kind.is($0.kind) }.map(\.name)
    }
    return Set(names).subtracting([CompletionSite.placeholder]).sorted().map { Candidate($0) }
  }
}

extension NameKind {
  var isOther: Bool {
    if case .other = self { true } else { false }
  }

  fileprivate func `is`(_ kind: DeclarationKind) -> Bool {
    switch self {
    case .declaration(let own): own == kind
    case .screenOfTheMenu, .trackedEvent, .other: false
    case .color, .font, .spacing, .radius, .border, .shadow, .gradient, .duration: false
    }
  }
}

extension NameKind {
  /// The kind of token that has such a name.
  fileprivate var token: ThemeTokenKind? {
    switch self {
    case .color: .color
    case .font: .font
    case .spacing: .spacing
    case .radius: .radius
    case .border: .border
    case .shadow: .shadow
    case .gradient: .gradient
    case .duration: .duration
    case .declaration, .screenOfTheMenu, .trackedEvent, .other: nil
    }
  }
}

extension Declaration {
  /// The names of a kind that are declared here.
  fileprivate func names(_ kind: NameKind) -> [String] {
    switch (kind, self) {
    case (let kind, .theme(let theme)) where kind.token != nil:
      kind.token.map { theme.names(of: $0).map(\.text) } ?? []
    case (.trackedEvent, .events(let catalogue)): catalogue.cases.map(\.name.text)
    case (.screenOfTheMenu, .app(let app)): app.host?.menu.map(\.screen.text) ?? []
    case (.declaration(let own), _) where own == self.kind: [name.text]
    default: []
    }
  }
}
