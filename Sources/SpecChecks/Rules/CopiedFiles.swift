import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Spec files that declare what another one declares: a copy that was left lying about.
struct CopiedFiles {
  /// Two files, of which one declares names that the other does.
  private struct Pair: Hashable {
    let original: FileID
    let copy: FileID
  }

  private var pairs: [Pair: [NameTable.Duplicate]] = [:]
  private let index: AppIndex
  /// The files by their identifiers, where names stand twice.
  private let files: [FileID: SpecFile]

  /// As many names have to be the same: one may be a slip.
  private static let fewest = 2

  init(in index: AppIndex) {
    self.index = index
    let isNeeded = index.duplicates.count >= Self.fewest
    files = Dictionary(
      isNeeded ? index.files.map { ($0.id, $0) } : [], uniquingKeysWith: { first, _ in first })
    guard isNeeded else { return }
    for duplicate in index.duplicates {
      guard let pair = pair(of: duplicate) else { continue }
      pairs[pair, default: []].append(duplicate)
    }
    // A file that declares something else as well is none.
    pairs = pairs.filter { pair, duplicates in
      duplicates.count >= Self.fewest
        && duplicates.count == files[pair.copy]?.declarations.count
    }
  }

  /// Whether a name stands twice because a file does.
  func explain(_ duplicate: NameTable.Duplicate) -> Bool {
    !pairs.isEmpty && pair(of: duplicate).map { pairs[$0] != nil } == true
  }

  var findings: [Diagnostic] {
    pairs.sorted { ($0.key.copy, $0.key.original) < ($1.key.copy, $1.key.original) }
      .compactMap { pair, duplicates in
        guard let first = duplicates.first,
          let original = path(of: pair.original), let copy = path(of: pair.copy)
        else { return nil }
        let places = [first.first, first.second].map { index.location(of: $0) }
        guard let place = places.first(where: { $0.file == pair.copy }),
          let other = places.first(where: { $0.file == pair.original })
        else { return nil }
        return Diagnostic(
          .duplicateName,
          "`\(copy)` declares \(duplicates.count) things that `\(original)` declares", at: place,
          related: [.init(other, "the first of them is declared here")],
          help: ["delete the file if it is a copy, or give what it declares other names"])
      }
  }

  private func pair(of duplicate: NameTable.Duplicate) -> Pair? {
    let files = [duplicate.first, duplicate.second].map { index.file(of: $0) }
    guard files[0] != files[1], let first = path(of: files[0]), let second = path(of: files[1])
    else { return nil }
    // Copies have longer names: `Voucher 2.yaml`, `Voucher copy.yaml`.
    return first.utf8.count > second.utf8.count
      ? Pair(original: files[1], copy: files[0]) : Pair(original: files[0], copy: files[1])
  }

  private func path(of file: FileID) -> String? {
    files[file]?.path
  }
}
