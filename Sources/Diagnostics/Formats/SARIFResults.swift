import SourceText

/// Findings as results of a SARIF run, and the rules that they name.
struct SARIFResults {
  /// The name of the folder that paths are relative to.
  static let base = "%SRCROOT%"

  private let paths: ReportPaths
  private let rules: [String: Rule]
  private var cache: SourceCache
  private var fingerprints: Fingerprints
  /// The positions of the rules among those that are used.
  private var positions: [String: Int] = [:]
  /// Descriptions of the rules that results name, in the order in which those name them.
  private(set) var usedRules: [JSONValue] = []

  init(paths: ReportPaths, sources: any SourceProvider, rules: [Rule]) {
    self.paths = paths
    self.rules = Dictionary(rules.map { ($0.name, $0) }) { first, _ in first }
    cache = SourceCache(sources)
    fingerprints = Fingerprints(paths: paths)
  }

  mutating func result(
    _ diagnostic: Diagnostic, suppressed: SuppressedDiagnostic?
  ) -> JSONValue {
    let text = FindingText(paths: paths).lines(of: diagnostic, listsRelated: false, &cache)
    let related = diagnostic.related.enumerated().map { index, place in
      relatedLocation(place, id: index + 1)
    }
    let fixes = diagnostic.fixes.compactMap { fix($0) }
    return .present([
      ("ruleId", .string(diagnostic.rule)),
      ("ruleIndex", .number(position(ofRule: diagnostic.rule))),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .message(text.joined(separator: "\n"))),
      ("locations", .array([.object([("physicalLocation", place(diagnostic.primary))])])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      (
        "partialFingerprints",
        .object([("screencFinding/v1", .string(fingerprints.next(diagnostic, &cache)))])
      ),
      ("suppressions", suppressed.map { .array([$0.sarif]) }),
      ("fixes", fixes.isEmpty ? nil : .array(fixes)),
    ])
  }

  private mutating func position(ofRule name: String) -> Int {
    if let known = positions[name] { return known }
    let position = usedRules.count
    positions[name] = position
    usedRules.append(rules[name]?.sarifDescriptor ?? .object([("id", .string(name))]))
    return position
  }

  private mutating func relatedLocation(_ related: Diagnostic.Related, id: Int) -> JSONValue {
    .object([
      ("id", .number(id)), ("physicalLocation", place(related.location)),
      ("message", .message(related.message)),
    ])
  }

  private mutating func place(_ location: Location) -> JSONValue {
    .present([("artifactLocation", artifact(location.file)), ("region", region(location))])
  }

  private func artifact(_ file: FileID) -> JSONValue {
    let uri = paths.uri(cache.path(of: file))
    return .present([
      ("uri", .string(uri)), ("uriBaseId", uri.hasPrefix("file:") ? nil : .string(Self.base)),
    ])
  }

  /// Nil where a file cannot be read: a result then stands for the file as a whole.
  private mutating func region(_ location: Location) -> JSONValue? {
    guard let lines = cache.entry(location.file)?.lines else { return nil }
    let start = lines.utf16Position(at: Int(location.span.start))
    let end = lines.utf16Position(at: Int(location.span.end))
    return .object([
      ("startLine", .number(start.line + 1)), ("startColumn", .number(start.character + 1)),
      ("endLine", .number(end.line + 1)), ("endColumn", .number(end.character + 1)),
    ])
  }

  /// Nil where there is nothing to change in files that can be read.
  private mutating func fix(_ fix: Fix) -> JSONValue? {
    var edits: [FileID: [Fix.Edit]] = [:]
    for edit in fix.edits { edits[edit.location.file, default: []].append(edit) }
    let changes = edits.keys.sorted().compactMap { file -> JSONValue? in
      let sorted = (edits[file] ?? []).sorted { $0.location.span < $1.location.span }
      let replacements = sorted.compactMap { replacement($0) }
      return replacements.isEmpty
        ? nil
        : JSONValue.object([
          ("artifactLocation", artifact(file)), ("replacements", .array(replacements)),
        ])
    }
    guard !changes.isEmpty else { return nil }
    return .object([
      ("description", .message(fix.title)),
      ("artifactChanges", .array(changes)),
      ("properties", .object([("safety", .string(fix.safety.rawValue))])),
    ])
  }

  private mutating func replacement(_ edit: Fix.Edit) -> JSONValue? {
    region(edit.location).map {
      .object([
        ("deletedRegion", $0),
        ("insertedContent", .object([("text", .string(edit.replacement))])),
      ])
    }
  }
}

extension JSONValue {
  /// A text as SARIF's objects for messages hold it.
  static func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }
}

extension SuppressedDiagnostic {
  fileprivate var sarif: JSONValue {
    let kind: JSONValue =
      switch self.kind {
      case .comment: .string("inSource")
      case .baseline: .string("external")
      }
    return .present([("kind", kind), ("justification", reason.isEmpty ? nil : .string(reason))])
  }
}

extension Rule {
  fileprivate var sarifDescriptor: JSONValue {
    .object([
      ("id", .string(name)),
      ("shortDescription", .message(summary)),
      ("fullDescription", .message(rationale)),
      ("help", .object([("text", .string(explanation)), ("markdown", .string(markdown))])),
      (
        "defaultConfiguration",
        .object([("enabled", .bool(!isOptIn)), ("level", .string(severity.rawValue))])
      ),
    ])
  }
}
