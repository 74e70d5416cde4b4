import Diagnostics
import SourceText

extension Report {
  /// The reports of several apps as one, as if they had been found together.
  ///
  /// What several of them say of the same file, such as a configuration that they share, is said once.
  public static func joining(_ reports: [Report]) -> Report {
    guard let first = reports.first, reports.count > 1 else {
      return reports.first ?? .clean(specCount: 0)
    }
    var files = JoinedFiles(edited: first.sources)
    var joined: (diagnostics: [Diagnostic], gathered: [Diagnostic]) = ([], [])
    var suppressed: [SuppressedDiagnostic] = []
    var configurations: Set<FileID> = []
    for report in reports {
      let moved = files.add(report.sources)
      joined.diagnostics += report.diagnostics.map { $0.moved(moved) }
      joined.gathered += report.gathered.map { $0.moved(moved) }
      suppressed += report.suppressed.map {
        SuppressedDiagnostic($0.diagnostic.moved(moved), $0.kind, reason: $0.reason)
      }
      configurations.formUnion(report.configurations.map(moved))
    }
    return Report(
      diagnostics: joined.diagnostics.sortedForDisplay(paths: files.sources),
      gathered: joined.gathered, suppressed: suppressed, sources: files.sources,
      specCount: reports.reduce(0) { $0 + $1.specCount }, understood: ([], nil),
      configurations: configurations)
  }
}

/// The files of several reports, each once.
private struct JoinedFiles {
  private var paths: [String] = []
  private var ids: [String: FileID] = [:]
  private var edited: [String: [UInt8]] = [:]

  var sources: SpecSources { SpecSources(paths: paths, edited: edited) }

  init(edited sources: SpecSources) {
    edited = sources.edited
  }

  /// - Returns: What the files are called by now.
  mutating func add(_ sources: SpecSources) -> (FileID) -> FileID {
    edited.merge(sources.edited) { $1 }
    let table = (0..<sources.count).map { number in
      let path = sources.path(of: FileID(rawValue: UInt32(number)))
      if let known = ids[path] { return known }
      let id = FileID(rawValue: UInt32(paths.count))
      paths.append(path)
      ids[path] = id
      return id
    }
    return { id in table.indices.contains(Int(id.rawValue)) ? table[Int(id.rawValue)] : id }
  }
}

extension Diagnostic {
  /// The same finding where files are called otherwise.
  fileprivate func moved(_ id: (FileID) -> FileID) -> Diagnostic {
    func moved(_ place: Location) -> Location { Location(file: id(place.file), span: place.span) }
    var finding = Diagnostic(
      rule: rule, severity: severity, message: message, at: moved(primary), label: label,
      related: related.map { Related(moved($0.location), $0.message) }, notes: notes, help: help,
      fixes: fixes.map { fix in
        let edits = fix.edits.map {
          Fix.Edit(moved($0.location), replacement: $0.replacement)
        }
        return Fix(fix.title, fix.safety, edits: edits)
      })
    (finding.stage, finding.cause) = (stage, cause)
    return finding
  }
}
