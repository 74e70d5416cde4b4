import SourceText

/// Puts findings together that have one cause, such as the uses of a name that nothing has: the first is shown, and
/// where the others are stands in a note.
public enum CommonCauses {
  /// How many of the other places are named.
  private static let mostPlaces = 3

  /// The findings with those of one cause put together, in the order of their display.
  public static func gathered(
    _ diagnostics: [Diagnostic], sources: some SourceProvider
  ) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.cause != nil }) else { return diagnostics }
    var followers: [String: [Diagnostic]] = [:]
    var shown: [Diagnostic] = []
    for diagnostic in diagnostics.sortedForDisplay(paths: sources) {
      if let cause = diagnostic.cause, followers[cause]?.append(diagnostic) != nil { continue }
      if let cause = diagnostic.cause { followers[cause] = [] }
      shown.append(diagnostic)
    }
    var cache = SourceCache(sources)
    return shown.map { diagnostic in
      guard let cause = diagnostic.cause, let others = followers[cause], !others.isEmpty else {
        return diagnostic
      }
      var whole = diagnostic
      whole.notes.append(note(on: others, &cache))
      return whole
    }
  }

  private static func note(on others: [Diagnostic], _ cache: inout SourceCache) -> String {
    var places = others.prefix(mostPlaces).map { cache.position(of: $0.primary) }
    let more = others.count - places.count
    if more > 0 { places.append("\(more) more") }
    let last = places.removeLast()
    let list = places.isEmpty ? last : places.joined(separator: ", ") + " and \(last)"
    return
      "\(others.count) more \(others.count == 1 ? "finding has" : "findings have") this cause: \(list)"
  }
}
