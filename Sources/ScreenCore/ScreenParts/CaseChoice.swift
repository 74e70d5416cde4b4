/// A row of buttons beside each other, of which one is chosen.
@MainActor
public struct CaseChoice {
  /// What the buttons say.
  package let titles: [ScreenText]
  /// The place of the one that is chosen now; nil where the value is none of them.
  package let chosen: @MainActor () -> Int?
  /// Chooses the one at a place.
  package let choose: @MainActor (Int) -> Void

  package init(
    titles: [ScreenText], chosen: @escaping @MainActor () -> Int?,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    self.titles = titles
    self.chosen = chosen
    self.choose = choose
  }

  /// A button for each of `options`, of which `value` is the chosen one.
  public init<Choice: ChoiceValue>(of options: [Choice], value: StateBinding<Choice>) {
    self.init(
      titles: options.map(\.text), chosen: { options.firstIndex(of: value.value) },
      choose: { value.value = options[$0] })
  }
}

/// What a list can be searched in, below the search field.
public typealias SearchScopes = CaseChoice

/// Segments in the place of a screen's title.
public typealias TitleSegments = CaseChoice
