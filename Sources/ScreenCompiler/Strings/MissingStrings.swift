import Diagnostics
import ReferencedFiles
import SourceText
import SpecChecks

/// What is said of keys that the app's strings do not have. Many of them are one finding: who has written screens
/// before their texts need not be told of each.
struct MissingStrings {
  /// More findings than these are told together.
  private static let mostAlone = 3
  /// Of so many, keys and places are named.
  private static let mostNamed = 8

  private let usage: StringsUsage
  private let sources: SpecSources

  init(_ usage: StringsUsage, sources: SpecSources) {
    self.usage = usage
    self.sources = sources
  }

  /// The findings as they are shown, and those that one of them stands for.
  func gathering(_ shown: [Diagnostic]) -> (shown: [Diagnostic], parts: [Diagnostic]) {
    var uses: [Location: StringUse] = [:]
    for use in usage.uses where use.isMissing && !use.isSlip { uses[use.place] = use }
    guard !uses.isEmpty else { return (shown, []) }
    let shown = namingKeys(in: shown, &uses)
    let parts = shown.filter { $0.rule == Self.rule && uses[$0.primary] != nil }
    guard let first = parts.first else { return (shown, []) }
    let used = parts.compactMap { uses[$0.primary] }
    guard parts.count > Self.mostAlone else { return (addingFixes(to: shown, uses), []) }
    let hidden = Set(parts.map(\.primary))
    let gathered = gathered(first, used)
    return (
      shown.compactMap { finding in
        guard finding.rule == Self.rule, hidden.contains(finding.primary) else { return finding }
        return finding.primary == first.primary ? gathered : nil
      }, parts
    )
  }

  private static let rule = "unknown-string-key"

  /// Names the keys that are meant where their texts stand, and takes these from the uses that lack a key.
  private func namingKeys(
    in shown: [Diagnostic], _ uses: inout [Location: StringUse]
  ) -> [Diagnostic] {
    let documents = usage.paths.enumerated().compactMap { position, path in
      sources.source(of: usage.file(at: position)).flatMap {
        StringsDocument($0.bytes, path: path)
      }
    }
    let known = KeysOfTexts(of: Set(uses.values.map(\.key)), in: documents)
    return shown.map { finding in
      guard finding.rule == Self.rule, let use = uses[finding.primary] else { return finding }
      let keys = known[use.key]
      guard let key = keys.first else { return finding }
      uses[finding.primary] = nil
      return Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        at: finding.primary, related: finding.related, notes: finding.notes,
        help: [
          keys.count == 1
            ? "did you mean `\(key)`, whose text this is?"
            : "the keys with this text are \(Listing.quoted(keys)): name the one that is meant"
        ],
        fixes: keys.count == 1 ? [.replacing(at: finding.primary, by: key, .unsafe)] : [])
    }
  }

  private func gathered(_ first: Diagnostic, _ uses: [StringUse]) -> Diagnostic {
    var seen: Set<String> = []
    let distinct = uses.filter { seen.insert($0.key).inserted }
    let named = distinct.prefix(Self.mostNamed)
    let more = distinct.count - named.count
    let count = distinct.count == 1 ? "a key" : "\(distinct.count) keys"
    let list =
      Listing.quoted(named.map(\.key)) + (more > 0 ? " and \(more) more" : "")
    let others = distinct.count == 1 ? uses.dropFirst() : distinct.dropFirst()
    let places = others.prefix(Self.mostNamed - 1).map {
      Diagnostic.Related($0.place, "`\($0.key)` is used here")
    }
    let rest = uses.count - 1 - places.count
    let fix = fix(adding: distinct.filter { !$0.isSentence })
    return Diagnostic(
      rule: first.rule, severity: first.severity,
      message: "the app's strings lack \(count) that specs name: \(list)", at: first.primary,
      related: first.related + places,
      notes: rest > 0 ? ["they are used in \(rest) more \(rest == 1 ? "place" : "places")"] : [],
      help: [
        "`screenc strings --add` writes them into the strings, with their own words for a text"
          + (fix.map {
            ", as `screenc lint \($0.safety == .safe ? "--fix" : "--unsafe-fixes")` does"
          }
            ?? ""),
        "a text that is no key is written `{ verbatim: \"…\" }`",
      ], fixes: fix.map { [$0] } ?? [])
  }

  /// Every finding offers to add all of them: when one is there, another one may look like a slip of it.
  private func addingFixes(
    to shown: [Diagnostic], _ uses: [Location: StringUse]
  ) -> [Diagnostic] {
    var seen: Set<String> = []
    let missing = shown.filter { $0.rule == Self.rule }.compactMap { uses[$0.primary] }
      .filter { !$0.isSentence && seen.insert($0.key).inserted }
    guard let fix = fix(adding: missing) else { return shown }
    return shown.map { finding in
      guard finding.rule == Self.rule, let use = uses[finding.primary], !use.isSentence else {
        return finding
      }
      var mendable = finding
      mendable.fixes.append(fix)
      return mendable
    }
  }

  /// Writes keys into the first file of strings that takes them. That is safe as long as there are no other languages,
  /// which would lack their texts: no text of the app becomes another one, and what is shown is never less than the key,
  /// which people would read without it.
  private func fix(adding uses: [StringUse]) -> Fix? {
    guard !uses.isEmpty else { return nil }
    for (position, path) in usage.paths.enumerated() {
      let file = usage.file(at: position)
      guard let source = sources.source(of: file),
        (try? FileSystem.read(sources.path(of: file))).map(WideText.isWide) != true,
        let document = StringsDocument(source.bytes, path: path), document.takesKeys
      else { continue }
      let edits = document.edits(adding: uses.map { ($0.key, $0.sourceText) })
      let keys = uses.count == 1 ? "`\(uses[0].key)`" : "the \(uses.count) keys"
      return Fix(
        "add \(keys) to `\(path)`",
        (usage.strings?.languageNames.count ?? 0) > 1 ? .unsafe : .safe,
        edits: edits.map {
          Fix.Edit(Location(file: file, span: $0.span), replacement: $0.replacement)
        })
    }
    return nil
  }
}
