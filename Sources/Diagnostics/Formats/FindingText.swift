import SourceText

/// A finding as lines of text without an excerpt, for programs that show the source themselves.
struct FindingText {
  let paths: ReportPaths

  /// The message, and below it what explains it and what to do.
  ///
  /// - Parameter listsRelated: Whether related places are named, for programs that have no other way
  ///   to show them.
  func lines(
    of diagnostic: Diagnostic, listsRelated: Bool, _ cache: inout SourceCache
  ) -> [String] {
    var lines = [DisplayLine.oneLine(diagnostic.message)]
    if listsRelated {
      for place in diagnostic.related {
        let message = DisplayLine.oneLine(place.message)
        lines.append("\(position(of: place.location, &cache)): \(message)")
      }
    }
    lines += diagnostic.notes.flatMap { remark("note", $0) }
    lines += diagnostic.help.flatMap { remark("help", $0) }
    return lines
  }

  private func position(of location: Location, _ cache: inout SourceCache) -> String {
    let path = DisplayLine.oneLine(paths.relative(cache.path(of: location.file)))
    guard let entry = cache.entry(location.file) else { return path }
    let position = entry.lines.position(at: Int(location.span.start))
    return "\(path):\(position.line):\(position.column)"
  }

  private func remark(_ kind: String, _ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      (index == 0 ? "\(kind): " : "  ") + DisplayLine.oneLine(String(line))
    }
  }
}
