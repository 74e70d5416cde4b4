import SourceText

public enum LoadingStyle: String, Sendable, Hashable, CaseIterable {
  case spinner, skeleton
}

/// What stands there while the first load is awaited.
public enum LoadingDeclaration: Sendable {
  case style(LoadingStyle)
  case cell(CellNode)
}

public enum ErrorStyle: String, Sendable, Hashable, CaseIterable {
  case full, banner, toast
}

public final class StatesDeclaration: Sendable {
  public let loading: LoadingDeclaration
  /// What stands there if there are no items: the first whose condition holds.
  public let empty: [EmptyStateDeclaration]
  public let error: ErrorStateDeclaration?
  /// What stands below the last row of a list that is loaded page by page, where that is said.
  public let more: MoreStateDeclaration?
  /// Where it says so.
  public let moreKey: ByteSpan?
  /// Whether it says what an empty list shows, in a way that could not be read.
  public let hasUnreadableEmpty: Bool
  /// Whether it says what a failed load shows, in a way that could not be read.
  public let hasUnreadableError: Bool
  /// Where each of them stands.
  public let keys: StateKeys

  init(
    loading: LoadingDeclaration = .style(.spinner), empty: [EmptyStateDeclaration] = [],
    error: ErrorStateDeclaration? = nil, more: MoreStateDeclaration? = nil,
    moreKey: ByteSpan? = nil, hasUnreadableEmpty: Bool = false,
    hasUnreadableError: Bool = false, keys: StateKeys = StateKeys()
  ) {
    self.loading = loading
    self.empty = empty
    self.error = error
    self.more = more
    self.moreKey = moreKey
    self.hasUnreadableEmpty = hasUnreadableEmpty
    self.hasUnreadableError = hasUnreadableError
    self.keys = keys
  }

  /// What is known of a screen that does not say it, or says it in a way that could not be read.
  convenience init(isUnreadable: Bool) {
    self.init(hasUnreadableEmpty: isUnreadable, hasUnreadableError: isUnreadable)
  }
}

/// Where a screen says what stands there in each of its states.
public struct StateKeys: Sendable {
  public var loading: ByteSpan?
  public var empty: ByteSpan?
  public var error: ByteSpan?
}

/// What stands there if there are no items. It is an object, since every rule about texts goes through these states.
public final class EmptyStateDeclaration: Sendable {
  public let condition: Expression?
  /// Whether it has a condition that could not be read.
  public let isUnclear: Bool
  public let image: Alternatives<ImageValue>?
  public let text: TextValue
  /// What it says below that.
  public let detail: TextValue?
  public let button: StateButtonDeclaration?

  init(
    condition: Expression?, isUnclear: Bool, image: Alternatives<ImageValue>?, text: TextValue,
    detail: TextValue?, button: StateButtonDeclaration?
  ) {
    self.condition = condition
    self.isUnclear = isUnclear
    self.image = image
    self.text = text
    self.detail = detail
    self.button = button
  }
}

public struct StateButtonDeclaration: Sendable {
  public var title: TextValue
  public var effect: Effect
}

/// What stands there where a load has failed.
public final class ErrorStateDeclaration: Sendable {
  public let image: Alternatives<ImageValue>?
  public let text: TextValue
  /// What it says below that.
  public let detail: TextValue?
  /// Whether it offers to try again, where that is said.
  public let retry: Located<Bool>?
  public let style: ErrorStyle
  /// Where a banner says what it has no room for: the names and places of these keys.
  public let roomyKeys: [Name]

  init(
    image: Alternatives<ImageValue>?, text: TextValue, detail: TextValue?,
    retry: Located<Bool>?, style: ErrorStyle, roomyKeys: [Name]
  ) {
    self.image = image
    self.text = text
    self.detail = detail
    self.retry = retry
    self.style = style
    self.roomyKeys = roomyKeys
  }

  /// Whether it offers to try again.
  public var offersRetry: Bool { retry?.value ?? true }
}

/// What stands below the last row of a list that is loaded page by page.
public struct MoreStateDeclaration: Sendable {
  /// While a page is loaded.
  public var loading: TextValue?
  /// Once none follows.
  public var end: TextValue?
  /// Where a page could not be loaded.
  public var error: TextValue?

  /// All that it says, in the order of the language.
  public var texts: [TextValue] { [loading, end, error].compactMap(\.self) }
}
