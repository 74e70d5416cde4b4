/// `search:`, a field above a list.
public final class SearchDeclaration: Sendable {
  /// A path into the state, of type String.
  public let query: Expression
  /// How long typing has to rest.
  public var delay: SpecDuration { locatedDelay.value }
  /// The same, where it is said, or else where the query is.
  public let locatedDelay: Located<SpecDuration>
  /// The least number of characters that is searched for.
  public let minimum: Int
  public let prompt: TextValue?
  /// A path into the state, of an enum's type.
  public let scopes: Located<ValuePath>?
  public let suggestions: SuggestionsDeclaration?

  init(
    query: Expression, delay: Located<SpecDuration>, minimum: Int, prompt: TextValue?,
    scopes: Located<ValuePath>?, suggestions: SuggestionsDeclaration? = nil
  ) {
    self.query = query
    locatedDelay = delay
    self.minimum = minimum
    self.prompt = prompt
    self.scopes = scopes
    self.suggestions = suggestions
  }
}

/// What a search offers to search for while its field is edited.
public enum SuggestionsDeclaration: Sendable {
  /// Texts that stay.
  case texts([TextValue])
  /// The elements of a list: each by itself, or what it says.
  case elements(of: Located<ValuePath>, text: TextValue?)
}
