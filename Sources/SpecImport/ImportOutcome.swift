import Diagnostics

/// What was made of a document.
package struct ImportOutcome: Sendable {
  /// A file of specs below the folder of the import.
  package struct File: Sendable {
    package let path: String
    package let text: String
  }

  /// How much of the document was taken over.
  package struct Counts: Sendable, Hashable {
    package var operations = 0
    package var takenOperations = 0
    package var leftOut = LeftOutOperations()
    package var sources = 0
    package var requests = 0
    package var models = 0
    package var enums = 0
    package var unions = 0
    package var adapters = 0

    package init() {}

    package mutating func add(_ other: Counts) {
      operations += other.operations
      takenOperations += other.takenOperations
      leftOut.add(other.leftOut)
      sources += other.sources
      requests += other.requests
      models += other.models
      enums += other.enums
      unions += other.unions
      adapters += other.adapters
    }
  }

  /// What the whole is called, from which names of folders and apps are made.
  package var title: String
  /// The folder for its files; empty where they stand among the others.
  package var folder = ""
  package var files: [File] = []
  package var diagnostics: [Diagnostic] = []
  package var counts = Counts()
  /// Rules about what waits for screens, beside those about models, sources and requests.
  package var quieted: [String] = []
  /// Flags that the app has to have, each a text.
  package var flags: [String] = []
}

/// What the app has already.
package struct ImportSurroundings: Sendable {
  /// The names of its declarations.
  package var names: Set<String>
  /// Whether it has an API.
  package var hasAPI: Bool
  package var hasApp: Bool
  /// The names of its flags.
  package var flags: Set<String>

  package init(
    names: Set<String> = [], hasAPI: Bool = false, hasApp: Bool = false, flags: Set<String> = []
  ) {
    self.names = names
    self.hasAPI = hasAPI
    self.hasApp = hasApp
    self.flags = flags
  }
}

extension ImportOutcome.Counts {
  init(_ declarations: [ImportedDeclaration]) {
    for declaration in declarations {
      switch declaration.content {
      case .model: models += 1
      case .enumeration: enums += 1
      case .union: unions += 1
      case .source: sources += 1
      case .request: requests += 1
      }
    }
  }
}
