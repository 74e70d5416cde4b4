public import ScreenKit
import ScreenKitSQLite

/// The accounts on this device, in a SQLite file.
public nonisolated struct AccountStore: Sendable {
  private static let schema = [
    """
    create table if not exists accounts (
      id text primary key, owner text not null, email text not null, plan text not null,
      balance real not null, closed integer not null default 0)
    """,
    """
    create table if not exists movements (
      id text primary key, account_id text not null, label text not null, amount real not null,
      booked_at real not null)
    """,
  ]

  private let database: SQLiteDatabase

  /// The store in the file at `url`, which is made if it isn't there.
  ///
  /// - Throws: An error of SQLite when the file is none of its own or can't be written.
  public init(at url: URL) async throws {
    database = try SQLiteDatabase(at: url)
    for statement in Self.schema { try await database.run(statement) }
  }

  /// Keeps `account` in the place of one with its identity.
  public func insert(_ account: Account) async throws {
    try await database.run(
      """
      insert or replace into accounts (id, owner, email, plan, balance)
        values (:id, :owner, :email, :plan, :balance)
      """,
      values: [
        "id": .text(account.id.rawValue), "owner": .text(account.owner),
        "email": .text(account.email), "plan": .text(account.plan.rawValue),
        "balance": .real(account.balance),
      ])
  }

  /// Keeps a movement of an account.
  public func insert(_ movement: Movement, of account: Identifier) async throws {
    try await database.run(
      "insert or replace into movements values (:id, :account, :label, :amount, :bookedAt)",
      values: [
        "id": .text(movement.id.rawValue), "account": .text(account.rawValue),
        "label": .text(movement.label), "amount": .real(movement.amount),
        "bookedAt": .real(movement.bookedAt.timeIntervalSince1970),
      ])
  }

  /// The accounts whose owner's name holds `words`, by that name; `range` counts from 0.
  func accounts(owner words: String = "", in range: Range<Int>) async throws -> [Account] {
    try await database.rows(
      of: DatabaseQuery(
        """
        select * from accounts
          where not closed and (:words = '' or instr(lower(owner), lower(:words)) > 0)
          order by owner, id limit :count offset :start
        """,
        values: [
          BodyField("words", words), BodyField("count", range.count),
          BodyField("start", range.lowerBound),
        ])
    ).map(Account.init)
  }

  func account(_ id: Identifier) async throws -> Account? {
    try await database.rows(
      of: DatabaseQuery(
        "select * from accounts where id = :id and not closed", values: [BodyField("id", id)])
    ).first.map(Account.init)
  }

  func movements(of account: Identifier, in range: Range<Int>) async throws -> [Movement] {
    try await database.rows(
      of: DatabaseQuery(
        """
        select * from movements where account_id = :account order by booked_at desc, id
          limit :count offset :start
        """,
        values: [
          BodyField("account", account), BodyField("count", range.count),
          BodyField("start", range.lowerBound),
        ])
    ).map(Movement.init)
  }

  func save(_ parameters: SaveAccountParameters) async throws -> Receipt {
    try await change(
      "update accounts set owner = :owner, email = :email, plan = :plan where id = :id",
      [
        "owner": .text(parameters.owner), "email": .text(parameters.email),
        "plan": .text(parameters.plan.rawValue), "id": .text(parameters.id.rawValue),
      ])
  }

  func open(_ parameters: OpenParameters) async throws -> Receipt {
    try await change(
      """
      insert into accounts (id, owner, email, plan, balance)
        values (:id, :owner, :email, :plan, :balance)
      """,
      [
        "id": .text(UUID().uuidString), "owner": .text(parameters.owner),
        "email": .text(parameters.email), "plan": .text(parameters.plan.rawValue),
        "balance": .real(parameters.deposit),
      ])
  }

  func book(_ parameters: BookParameters) async throws -> Receipt {
    let amount = parameters.direction == .out ? -parameters.amount : parameters.amount
    return try await change(
      "insert into movements values (:id, :account, :label, :amount, :bookedAt)",
      [
        "id": .text(UUID().uuidString), "account": .text(parameters.account.rawValue),
        "label": .text(parameters.label), "amount": .real(amount),
        "bookedAt": .real(parameters.day.timeIntervalSince1970),
      ])
  }

  func close(_ id: Identifier) async throws -> Receipt {
    try await change(
      "update accounts set closed = 1 where id = :id", ["id": .text(id.rawValue)])
  }

  private func change(
    _ statement: String, _ values: [String: DatabaseValue]
  ) async throws -> Receipt {
    let count = try await database.run(statement, values: values)
    return Receipt(id: Identifier("\(count) changed"), ok: count > 0)
  }
}

nonisolated extension Account {
  fileprivate init(_ row: [String: DatabaseValue]) {
    self.init(
      id: Identifier(row.text("id")), owner: row.text("owner"), email: row.text("email"),
      plan: Plan(rawValue: row.text("plan")) ?? .free, balance: row.number("balance"))
  }
}

nonisolated extension Movement {
  fileprivate init(_ row: [String: DatabaseValue]) {
    self.init(
      id: Identifier(row.text("id")), label: row.text("label"), amount: row.number("amount"),
      bookedAt: Date(timeIntervalSince1970: row.number("booked_at")))
  }
}

nonisolated extension [String: DatabaseValue] {
  /// The text in `column`; empty where there is none.
  fileprivate func text(_ column: String) -> String {
    guard case .text(let text)? = self[column] else { return "" }
    return text
  }

  /// The number in `column`; 0 where there is none.
  fileprivate func number(_ column: String) -> Double {
    guard case .real(let number)? = self[column] else { return 0 }
    return number
  }
}
