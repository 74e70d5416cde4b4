import Diagnostics
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax

/// What may stand at a place of a spec.
public struct Completion: Sendable, Hashable {
  /// The word that is there already, which one of the candidates replaces.
  public let replaced: ByteSpan
  /// What may stand there and begins as the word does, letter case apart: keys and words to choose
  /// from in the order of the reference, names in alphabetical order.
  public let candidates: [Candidate]

  /// - Parameter prefix: What there is of the word before the cursor.
  fileprivate init(replacing word: ByteSpan, _ prefix: String, by candidates: [Candidate]) {
    let prefix = prefix.lowercased()
    replaced = word
    self.candidates = candidates.filter { $0.name.lowercased().hasPrefix(prefix) }
  }
}

extension Project {
  /// The path of a file relative to the spec root; nil if by its name it does not lie below that.
  public func path(ofSpec file: String) -> String? {
    let file = Path.normalized(file)
    let isElsewhere = file.hasPrefix("/") || file == ".." || file.hasPrefix("../")
    if specRoot == "." { return isElsewhere ? nil : file }
    let folder = specRoot + "/"
    return file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : nil
  }
}

extension Compiler {
  /// Lists what may stand at a place of a spec.
  ///
  /// Keys, words and the kinds of names follow from the grammar table. For what depends on types, the
  /// app is checked with a name in the place that nothing has: what the checks would have accepted in
  /// its stead is what may stand there. In a comment that ignores a rule, and in a configuration, these are names of rules.
  ///
  /// - Parameters:
  ///   - path: The path of the spec, relative to the spec root.
  ///   - text: The bytes of the spec, as those of a file that is not saved yet.
  ///   - offset: The byte at which something is written.
  public func completion(
    in path: String, text: [UInt8], at offset: Int
  ) throws(FileError) -> Completion {
    try completion(in: path, text: text, at: offset, beside: [:])
  }

  /// - Parameter others: Texts of other files that are not saved yet, by their paths.
  func completion(
    in path: String, text: [UInt8], at offset: Int, beside others: [String: [UInt8]]
  ) throws(FileError) -> Completion {
    if let site = CommentSite(in: text, at: offset) {
      return Completion(replacing: site.word, site.prefix, by: site.candidates)
    }
    if Path.name(of: path) == Project.configurationName {
      let site = ConfigurationSite(in: text, at: offset)
      return Completion(replacing: site.word, site.prefix, by: site.candidates)
    }
    let site = CompletionSite(in: text, at: offset)
    return Completion(
      replacing: site.word, site.prefix,
      by: try candidates(at: site, in: path, beside: others))
  }

  private func candidates(
    at site: CompletionSite, in path: String, beside others: [String: [UInt8]]
  ) throws(FileError) -> [Candidate] {
    if site.isScope { return Scope.candidates }
    let variants = site.variants
    let found = variants.lazy.compactMap { variant in
      GrammarCompletion(at: site.placeholderSpan, in: SyntaxTree.parse(variant))
    }
    let answer = found.first
    // Keys are the table's alone: the app need not be read for them.
    if case .keys(let keys) = answer { return keys }
    let project = try EditedProject(project, path: path, beside: others)
    if case .words(let words, let kinds) = answer,
      !words.isEmpty || !kinds.allSatisfy(\.isOther)
    {
      return words + kinds.flatMap { project.names($0, text: variants[1]) }
    }
    let names = variants.lazy.map { variant in
      project.diagnostics(text: variant)
        .first { $0.primary.span == site.placeholderSpan && !$0.candidates.isEmpty }?.candidates
        ?? []
    }
    return names.first { !$0.isEmpty } ?? []
  }
}
