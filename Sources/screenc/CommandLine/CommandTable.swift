/// All commands, by name.
extension Command {
  static func of(_ name: Subcommand) -> Command {
    switch name {
    case .start: start
    case .importing: importing
    case .build: build
    case .lint: lint
    case .format: format
    case .scaffold: scaffold
    case .rename: rename
    case .strings: strings
    case .record: record
    case .migrate: migrate
    case .explain: explain
    case .rules: rules
    case .schema: schema
    case .reference: reference
    case .dump: dump
    case .graph: graph
    case .preview: preview
    case .tests: tests
    case .interface: interface
    case .complete: complete
    case .languageServer: languageServer
    case .breaking: breaking
    case .completions: completions
    case .manual: manual
    }
  }

  /// In the order in which they are shown.
  static var all: [Command] { Subcommand.allCases.map(of) }
}
