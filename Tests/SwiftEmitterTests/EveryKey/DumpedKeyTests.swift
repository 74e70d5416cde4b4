import Diagnostics
import ProbedKeys
import SourceText
import SpecModel
import SpecSemantics
import SpecSyntax
import Testing

@testable import ScreenCompiler

/// Whatever a spec says stands in the dump: of an app without a key, or with another value of it, another dump is made.
@Suite struct DumpedKeyTests {
  /// Keys of which no spec can be read with another value or without them, and why.
  private static let exceptions = [
    "language of app": "there is one version",
    "spacer of cell": "it says all by standing there, and without it the cell is none",
  ]

  /// What the probes of generated code do not have: keys that name files, modules, and what stands for these.
  private static let furtherProbes = [
    "app: Probe\nlanguage: 1\nstrings: Probe.strings\ninterface: { tabs: [Home], gate: Welcome, restore: true }",
    """
    source: Lent
    request: { path: /lent }
    yields: Note
    samples: [lent.json]
    """,
    """
    module: Shop
    uses: [Core]
    exports: [Note]
    swift: { module: ShopUI, output: Code }
    interface: { shows: [Home], tells: [sold] }
    """,
    """
    screen: Probe
    content: [{ text: probe.text, part: words }]
    """,
  ]

  @Test func everyKeyOfTheLanguageIsDumped() throws {
    var dumped: Set<String> = []
    for probe in try KeyProbes.all(complete: true) where probe.system ?? "mvp" == "mvp" {
      try DumpProbe(surroundings: probe.surroundings).collectKeys(of: probe.text, in: &dumped)
    }
    for text in Self.furtherProbes {
      let isApp = text.hasPrefix("app:")
      try DumpProbe(surroundings: isApp ? [] : ["app: Probe\nlanguage: 1\n"])
        .collectKeys(of: text, in: &dumped)
    }
    let constructs = Grammar.declarations.flatMap { $0.construct.withAllParts }
    let keys = constructs.flatMap { construct in
      construct.keys.map { construct.title(of: $0.name) }
    }
    #expect(Set(keys).subtracting(dumped).sorted() == Self.exceptions.keys.sorted())
  }
}

/// An app of some surroundings and a spec, whose dumps are compared. Nothing is checked of it.
private struct DumpProbe {
  let surroundings: [String]

  /// Collects the keys of a text that show in the dump, but for those that are known to do so.
  func collectKeys(of text: String, in dumped: inout Set<String>) throws {
    let probe = ProbeText(text)
    let unknown = probe.entries.filter { entry in
      entry.description != nil && !dumped.contains(entry.construct.title(of: entry.name))
    }
    guard !unknown.isEmpty else { return }
    let whole = try #require(dump(probe.text), "\(text)")
    for entry in unknown {
      let title = entry.construct.title(of: entry.name)
      guard !dumped.contains(title) else { continue }
      let others = variants(of: probe, at: entry).lazy.compactMap(dump)
      if let other = others.first(where: { _ in true }), other != whole { dumped.insert(title) }
    }
  }

  /// The text without a key, with other values of it, and with less or something else below it.
  private func variants(of probe: ProbeText, at entry: ProbeText.Entry) -> [String] {
    [probe.without(entry.key)]
      + KeyTrial.otherValues(of: entry, in: probe).map { probe.replacing(entry.value, with: $0) }
      + variants(of: probe, below: entry.value)
  }

  private func variants(of probe: ProbeText, below value: NodeID) -> [String] {
    let items = probe.tree.items(value).flatMap { item in
      [probe.without(item)] + variants(of: probe, below: item)
    }
    return probe.tree.pairs(value).reduce(items) { texts, pair in
      texts + [probe.without(pair.key), probe.replacing(pair.value, with: "other")]
        + variants(of: probe, below: pair.value)
    }
  }

  /// The dump of an app; nil where something cannot be read.
  private func dump(_ text: String) -> String? {
    let texts = ([text] + surroundings).map { Array($0.utf8) }
    let paths = texts.indices.map { "Spec\($0).yaml" }
    let files = zip(texts, paths).enumerated().map { number, file in
      SpecReader.read(file.0, id: FileID(rawValue: UInt32(number)), path: file.1)
    }
    guard !files.contains(where: { $0.diagnostics.contains { $0.severity == .error } }) else {
      return nil
    }
    let sources = SpecSources(
      paths: paths, edited: Dictionary(uniqueKeysWithValues: zip(paths, texts)))
    return DumpBuilder(index: AppIndex(files: files), sources: sources).dump()?.document
  }
}

extension Construct {
  /// A key, named by the construct that documents it where several have it.
  fileprivate func title(of key: String) -> String {
    let home = groups.first { $0.keys.contains { $0.name == key } }?.home
    return "\(key) of \((home ?? self).name)"
  }
}
