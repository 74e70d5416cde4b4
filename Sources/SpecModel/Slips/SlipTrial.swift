import Diagnostics
import SourceText

/// Reads a document without a slip, to see what is wrong then.
struct SlipTrial {
  struct Outcome {
    let slip: Slip
    let mended: SpecFile
    /// The places of what is wrong without the slip, too.
    let left: Set<ByteSpan>
    /// Whether all lines stand where they may stand.
    let isInLine: Bool

    fileprivate func isBetter(than other: Outcome) -> Bool {
      (left.count, isInLine ? 0 : 1) < (other.left.count, other.isInLine ? 0 : 1)
    }

    func told(as slip: Slip) -> Outcome {
      Outcome(slip: slip, mended: mended, left: left, isInLine: isInLine)
    }
  }

  private let text: [UInt8]
  private let start: Int
  private let found: [Diagnostic]
  private let places: Set<ByteSpan>
  private let read: SlipSearch.Reading

  /// - Parameter text: A document at its place in a file of which nothing else is there.
  init(
    _ text: [UInt8], of document: Range<Int>, _ found: [Diagnostic],
    _ read: @escaping SlipSearch.Reading
  ) {
    (self.text, self.found, self.read) = (text, found, read)
    start = document.lowerBound
    places = Set(found.map(\.primary.span))
  }

  /// The slip without which least is wrong.
  func best(of slips: [Slip]) -> Outcome? {
    var best: Outcome?
    for slip in slips.prefix(Self.most) {
      guard let outcome = outcome(without: slip) else { continue }
      if outcome.left.isEmpty, outcome.isInLine { return outcome }
      if best.map({ outcome.isBetter(than: $0) }) ?? true { best = outcome }
    }
    return best
  }

  /// The slip without which nothing is wrong: of those without which all lines stand where they may, if there are any,
  /// the first.
  func cure(among slips: [Slip]) -> Outcome? {
    let inLine = slips.filter(isInLine)
    guard let best = best(of: inLine.isEmpty ? slips : inLine), best.left.isEmpty else {
      return nil
    }
    return best
  }

  /// So many slips are tried, those first that are likeliest.
  static let most = 24

  /// Whether all lines stand where they may without a slip; reading takes longer than to see that.
  func isInLine(without slip: Slip) -> Bool {
    guard let mended = Fix.applying(slip.edits, to: text) else { return false }
    return isInLine(mended)
  }

  private func isInLine(_ mended: [UInt8]) -> Bool {
    SourceLines(mended, in: start..<mended.count).misfits.isEmpty
  }

  /// nil unless less is wrong without it, and nothing else instead.
  private func outcome(without slip: Slip) -> Outcome? {
    guard !slip.edits.isEmpty, let mended = Fix.applying(slip.edits, to: text), mended != text
    else { return nil }
    let file = read(mended)
    let left = file.errors.map { slip.placeBefore($0.primary.span) }.filter { $0 != slip.excused }
    guard left.allSatisfy(places.contains), found.count - left.count >= slip.least else {
      return nil
    }
    return Outcome(slip: slip, mended: file, left: Set(left), isInLine: isInLine(mended))
  }
}
