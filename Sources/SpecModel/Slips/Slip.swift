import Diagnostics
import SourceText

/// A slip of the hand that explains what is wrong with a document: a line that is indented otherwise, a hyphen or
/// a line too many or too few.
struct Slip {
  /// What is told in the place of all that follows.
  let finding: Diagnostic
  /// The same as edits that leave everything where it is, if that can be.
  let inPlace: [Fix.Edit]?
  /// How much less has to be wrong without it.
  let least: Int
  /// Where something may be wrong without it, too, that the finding has told.
  let excused: ByteSpan?

  /// What takes it back in a trial.
  let edits: [Fix.Edit]

  /// - Parameter edits: What takes it back; by default the edits in place, or the finding's first fix.
  init(
    _ finding: Diagnostic, inPlace: [Fix.Edit]? = nil, trying edits: [Fix.Edit]? = nil,
    least: Int = 1, excusing place: ByteSpan? = nil
  ) {
    self.finding = finding
    self.inPlace = inPlace
    self.least = least
    self.edits = edits ?? inPlace ?? finding.fixes.first?.edits ?? []
    excused = place
  }

  /// Where a place of the text without the slip was with it.
  func placeBefore(_ span: ByteSpan) -> ByteSpan {
    guard inPlace == nil else { return span }
    return ByteSpan(
      start: UInt32(clamping: offsetBefore(Int(span.start))),
      end: UInt32(clamping: offsetBefore(Int(span.end))))
  }

  private func offsetBefore(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits.sorted(by: { $0.location.span < $1.location.span }) {
      let start = Int(edit.location.span.start) + shift
      guard start < offset || start == offset && !edit.replacement.isEmpty else { break }
      let grown = edit.replacement.utf8.count - edit.location.span.count
      // What was inserted is where it was inserted.
      if offset < start + edit.replacement.utf8.count { return start - shift }
      shift += grown
    }
    return offset - shift
  }
}
