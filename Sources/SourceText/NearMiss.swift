/// Guesses which known name a mistyped one was meant to be.
public enum NearMiss {
  /// Names longer than this are not compared: they are no slip of the finger, and comparing is
  /// quadratic in the length.
  private static let longestName = 96

  /// A known name that a mistyped one may have been meant to be.
  public struct Match: Sendable, Hashable {
    public let name: String
    /// Whether no other name is as near.
    public fileprivate(set) var isOnlyOne = true
    /// Whether only capital and small letters differ, or letters that look the same.
    public var differsInCaseOnly: Bool { distance == 0 }
    fileprivate let distance: Int
  }

  /// The name among `candidates` that is most like `name`, if any is like enough.
  public static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    match(for: name, among: candidates)?.name
  }

  /// The name among `candidates` that is most like `name`, if any is like enough.
  ///
  /// A candidate that differs only in letter case, or in letters that look the same, always wins. Otherwise up to a third of the
  /// name's characters may be inserted, left out, replaced or swapped with their neighbour; of names in
  /// parts, such as `feed.title`, the parts that both begin with count for nothing. Of
  /// equally near candidates the first in alphabetical order is taken, so that the answer does not
  /// depend on the order of the candidates.
  public static func match(
    for name: String, among candidates: some Sequence<String>
  ) -> Match? {
    // Letters that look like others were meant to be these.
    let seen = Lookalikes.latin(name)
    let lowercased = seen.lowercased()
    let wanted = Array(seen.unicodeScalars.prefix(longestName + 1))
    guard wanted.count <= longestName else { return nil }
    var best: Match?
    for candidate in candidates where candidate != name && candidate != best?.name {
      let distance: Int?
      if candidate.lowercased() == lowercased {
        distance = 0
      } else {
        let scalars = Array(candidate.unicodeScalars)
        let rest = wanted.count - sharedParts(wanted, scalars)
        let limit = min(best?.distance ?? .max, max(rest, 3) / 3)
        // Two letters that differ have nothing in common.
        let isOther = rest <= 1 && wanted.count == scalars.count
        distance = isOther ? nil : editDistance(wanted, scalars, limit: limit)
      }
      guard let distance else { continue }
      if let other = best, other.distance <= distance {
        guard other.distance == distance else { continue }
        best = Match(
          name: min(other.name, candidate), isOnlyOne: false, distance: distance)
      } else {
        best = Match(name: candidate, distance: distance)
      }
    }
    return best
  }

  /// The length of the parts that two names both begin with: what stands before their last common point.
  private static func sharedParts(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var length = 0
    for (position, pair) in zip(first, second).enumerated() {
      guard pair.0 == pair.1 else { break }
      if pair.0 == "." { length = position + 1 }
    }
    return length
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names
  /// (no part edited twice); nil if it is over `limit`.
  package static func editDistance(
    _ first: [Unicode.Scalar], _ second: [Unicode.Scalar], limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = beforePrevious
    for row in 1...first.count {
      current[0] = row
      for column in 1...second.count {
        let same = first[row - 1] == second[column - 1]
        var cost = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cost = min(cost, beforePrevious[column - 2] + 1)
        }
        current[column] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count] <= limit ? previous[second.count] : nil
  }
}
