public import ScreenKit

/// Accounts by their owners' names, from this device.
public nonisolated struct AccountListSQLiteGateway: AccountListGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: AccountListParameters) async throws -> Page<Account> {
    let range = parameters.page.storedRange
    return Page(try await store.accounts(in: range), in: range)
  }
}

/// Accounts whose owners have a name, from this device.
public nonisolated struct AccountsNamedSQLiteGateway: AccountsNamedGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: AccountsNamedParameters) async throws -> Page<Account> {
    let range = parameters.page.storedRange
    return Page(try await store.accounts(owner: parameters.words, in: range), in: range)
  }
}

/// One account, from this device.
public nonisolated struct AccountByIDSQLiteGateway: AccountByIDGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: AccountByIDParameters) async throws -> Page<Account> {
    Page(items: try await store.account(parameters.accountID).map { [$0] } ?? [])
  }
}

/// What was booked on an account, from this device.
public nonisolated struct MovementsOfAccountSQLiteGateway: MovementsOfAccountGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: MovementsOfAccountParameters) async throws -> Page<Movement> {
    let range = parameters.page.storedRange
    return Page(try await store.movements(of: parameters.accountID, in: range), in: range)
  }
}

/// Changes an account on this device.
public nonisolated struct SaveAccountSQLiteGateway: SaveAccountGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: SaveAccountParameters) async throws -> Receipt {
    try await store.save(parameters)
  }
}

/// Opens an account on this device.
public nonisolated struct OpenSQLiteGateway: OpenGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: OpenParameters) async throws -> Receipt {
    try await store.open(parameters)
  }
}

/// Books a movement on this device.
public nonisolated struct BookSQLiteGateway: BookGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: BookParameters) async throws -> Receipt {
    try await store.book(parameters)
  }
}

/// Closes an account on this device.
public nonisolated struct CloseAccountSQLiteGateway: CloseAccountGateway {
  private let store: AccountStore

  /// A gateway to `store`.
  public init(store: AccountStore) {
    self.store = store
  }

  public func fetch(with parameters: CloseAccountParameters) async throws -> Receipt {
    try await store.close(parameters.id)
  }
}

nonisolated extension PagePosition {
  /// The rows of a table that stand in this part, 20 at a time.
  fileprivate var storedRange: Range<Int> {
    let start =
      switch self {
      case .offset(let offset): offset
      case .first, .page, .cursor, .marks, .link: 0
      }
    return start..<(start + 20)
  }
}

nonisolated extension Page {
  /// The part with what stood in `range`; it is the last when that was not full.
  fileprivate init(_ items: [Item], in range: Range<Int>) {
    self.init(items: items, next: items.count < range.count ? nil : .offset(range.upperBound))
  }
}
