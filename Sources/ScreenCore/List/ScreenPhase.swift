/// What a list screen is at.
public enum ScreenPhase: Equatable {
  /// Nothing is shown and nothing was asked for, such as a search without words.
  case idle
  /// The first rows are awaited.
  case loading
  /// There are rows.
  case content
  /// Everything has arrived, and it is nothing.
  case empty
  /// Nothing could be loaded.
  case failed(LoadError)

  /// The phase of a screen with these sections. Sections with a source decide; rows that stand in
  /// place don't make a screen full whose sources have nothing. Where data has arrived, or the screen does
  /// without it, every row may show a part of it.
  @MainActor
  init<Row>(_ sections: [SectionLoader<Row>], rowCount: (SectionLoader<Row>) -> Int) {
    let sourced = sections.filter(\.isSourced)
    let hasData = sections.contains { $0.section.isData && $0.isAnswered }
    let deciding = sourced.isEmpty || hasData ? sections : sourced
    if deciding.contains(where: { rowCount($0) > 0 }) {
      self = .content
    } else if sourced.isEmpty {
      self = .empty
    } else if sourced.contains(where: \.isAwaited) {
      self = .loading
    } else if let failure = sourced.lazy.compactMap(\.toldFailure).first {
      self = .failed(failure.error)
    } else {
      self = sourced.contains(where: \.isAnswered) ? .empty : .idle
    }
  }
}
