import ScreenCompiler

/// The shells that can complete command lines of screenc.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell has to run in order to complete them.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

extension ValueForm.Completion {
  /// The words that can stand there; nil where a file, a folder or anything else can.
  var words: [String]? {
    switch self {
    case .words(let words): words
    case .rule: (RuleCatalogue.all + RuleCatalogue.breaking).map(\.name).sorted()
    case .file, .folder, .nothing: nil
    }
  }
}

extension String {
  /// The text as one word of any of the shells.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
