import Diagnostics
import SourceText

/// The fixes of a run that can be made together: no two of them change the same place.
struct FixSelection {
  private(set) var count = 0
  private(set) var edits: [FileID: [Fix.Edit]] = [:]

  /// - Parameters:
  ///   - unsafe: Whether fixes are made that a person should look at.
  ///   - rule: The rule whose findings alone are mended; nil for all.
  init(of diagnostics: [Diagnostic], unsafe: Bool, only rule: Rule? = nil) {
    var chosen: Set<Fix> = []
    for diagnostic in diagnostics where rule.map({ $0.name == diagnostic.rule }) ?? true {
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
}
