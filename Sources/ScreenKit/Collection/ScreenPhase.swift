/// What a list screen is at.
enum ScreenPhase: Equatable {
  /// Nothing is shown and nothing was asked for, such as a search without words.
  case idle
  case loading
  case content
  case empty
  case failed(LoadError)

  /// The phase of a screen with these sections. Sections with a source decide; rows that stand in
  /// place don't make a screen full whose sources have nothing.
  @MainActor
  init(_ sections: [SectionLoader], rowCount: (SectionLoader) -> Int) {
    let sourced = sections.filter(\.isSourced)
    if sourced.isEmpty {
      self = sections.contains { rowCount($0) > 0 } ? .content : .empty
    } else if sourced.contains(where: { rowCount($0) > 0 }) {
      self = .content
    } else if sourced.contains(where: \.isLoadingStart) {
      self = .loading
    } else if let failure = sourced.lazy.compactMap(\.failure).first {
      self = .failed(failure.error)
    } else {
      self = sourced.contains(where: \.hasLoaded) ? .empty : .idle
    }
  }
}

/// Whether more has to be loaded, as a function of plain geometry.
enum BottomLoading {
  /// Half a screen ahead the next rows come in before they are missed.
  private static let lead: CGFloat = 0.5

  /// - Parameters:
  ///   - end: where the rows end.
  ///   - visibleEnd: where what is seen ends.
  ///   - viewport: how much is seen at once.
  static func isDue(end: CGFloat, visibleEnd: CGFloat, viewport: CGFloat) -> Bool {
    viewport > 0 && end - visibleEnd < viewport * lead
  }
}
