/// What stands below the last row of a list that is loaded page by page.
public struct MoreTexts: Hashable, Sendable {
  /// What is said while a page is loaded; nil for the wheel alone.
  public var loading: ScreenText?
  /// What is said once all pages are loaded; nil for nothing.
  public var end: ScreenText?
  /// What is said where a page could not be loaded; nil for what is said of other failures.
  public var error: ScreenText?

  /// A wheel while a page is loaded, and nothing at the end, unless said otherwise.
  public init(
    loading: ScreenText? = nil, end: ScreenText? = nil, error: ScreenText? = nil
  ) {
    self.loading = loading
    self.end = end
    self.error = error
  }
}
