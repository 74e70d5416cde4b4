import Diagnostics
import SourceText

/// The fixes of a run that can be made together: no two of them change the same place.
struct FixSelection {
  private(set) var count = 0
  private(set) var edits: [FileID: [Fix.Edit]] = [:]

  /// - Parameter unsafe: Whether fixes are made that a person should look at.
  init(of diagnostics: [Diagnostic], unsafe: Bool) {
    var chosen: Set<Fix> = []
    for diagnostic in diagnostics {
      // Several fixes of one finding are a choice, which is left to a person.
      let candidates = diagnostic.fixes.filter { unsafe || $0.safety == .safe }
      guard candidates.count == 1, let fix = candidates.first, !fix.edits.isEmpty,
        chosen.insert(fix).inserted, !overlaps(fix)
      else { continue }
      for edit in fix.edits { edits[edit.location.file, default: []].append(edit) }
      count += 1
    }
  }

  private func overlaps(_ fix: Fix) -> Bool {
    fix.edits.contains { edit in
      (edits[edit.location.file] ?? []).contains { other in
        let (first, second) = (edit.location.span, other.location.span)
        // Where something is inserted at the end of what is replaced, nobody can say which comes first.
        guard !first.isEmpty, !second.isEmpty else {
          return first.start <= second.end && second.start <= first.end
        }
        return first.start < second.end && second.start < first.end
      }
    }
  }

  /// A text with edits made; nil if they do not lie in it.
  static func applying(_ edits: [Fix.Edit], to bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.location.span < $1.location.span }) {
      let range = edit.location.span.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = range.upperBound
    }
    return result + bytes[position...]
  }
}
