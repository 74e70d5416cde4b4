public import ScreenKit

/// The accounts on this device, in a SQLite file.
public actor AccountStore {
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

  /// The store in the file at `path`, which is made if it isn't there.
  ///
  /// - Throws: An error of SQLite when the file is none of its own or can't be written.
  public init(path: String) throws {
    database = try SQLiteDatabase(path: path)
    for statement in Self.schema { try database.run(statement) }
  }

  /// Keeps `account` in the place of one with its identity.
  public func insert(_ account: Account) throws {
    try database.run(
      "insert or replace into accounts (id, owner, email, plan, balance) values (?, ?, ?, ?, ?)",
      [
        .text(account.id.rawValue), .text(account.owner), .text(account.email),
        .text(account.plan.rawValue), .real(account.balance),
      ])
  }

  /// Keeps a movement of an account.
  public func insert(_ movement: Movement, of account: Identifier) throws {
    try database.run(
      "insert or replace into movements values (?, ?, ?, ?, ?)",
      [
        .text(movement.id.rawValue), .text(account.rawValue), .text(movement.label),
        .real(movement.amount), .real(movement.bookedAt.timeIntervalSince1970),
      ])
  }

  /// The accounts whose owner's name holds `words`, by that name; `range` counts from 0.
  func accounts(owner words: String = "", in range: Range<Int>) throws -> [Account] {
    try database.rows(
      """
      select * from accounts where not closed and (? = '' or instr(lower(owner), lower(?)) > 0)
        order by owner, id limit ? offset ?
      """,
      [.text(words), .text(words), .integer(range.count), .integer(range.lowerBound)]
    ).map(Account.init)
  }

  func account(_ id: Identifier) throws -> Account? {
    try database.rows(
      "select * from accounts where id = ? and not closed", [.text(id.rawValue)]
    ).first.map(Account.init)
  }

  func movements(of account: Identifier, in range: Range<Int>) throws -> [Movement] {
    try database.rows(
      """
      select * from movements where account_id = ? order by booked_at desc, id
        limit ? offset ?
      """,
      [.text(account.rawValue), .integer(range.count), .integer(range.lowerBound)]
    ).map(Movement.init)
  }

  func save(_ parameters: SaveAccountParameters) throws -> Receipt {
    try change(
      "update accounts set owner = ?, email = ?, plan = ? where id = ?",
      [
        .text(parameters.owner), .text(parameters.email), .text(parameters.plan.rawValue),
        .text(parameters.id.rawValue),
      ])
  }

  func book(_ parameters: BookParameters) throws -> Receipt {
    let amount = parameters.direction == .out ? -parameters.amount : parameters.amount
    return try change(
      "insert into movements values (?, ?, ?, ?, ?)",
      [
        .text(UUID().uuidString), .text(parameters.account.rawValue), .text(parameters.label),
        .real(amount), .real(parameters.day.timeIntervalSince1970),
      ])
  }

  func close(_ id: Identifier) throws -> Receipt {
    try change("update accounts set closed = 1 where id = ?", [.text(id.rawValue)])
  }

  private func change(_ statement: String, _ values: [SQLiteValue]) throws -> Receipt {
    try database.run(statement, values)
    let count = database.changeCount
    return Receipt(id: Identifier("\(count) changed"), ok: count > 0)
  }
}

nonisolated extension Account {
  fileprivate init(_ row: SQLiteRow) {
    self.init(
      id: Identifier(row.text("id")), owner: row.text("owner"), email: row.text("email"),
      plan: Plan(rawValue: row.text("plan")) ?? .free, balance: row.number("balance"))
  }
}

nonisolated extension Movement {
  fileprivate init(_ row: SQLiteRow) {
    self.init(
      id: Identifier(row.text("id")), label: row.text("label"), amount: row.number("amount"),
      bookedAt: Date(timeIntervalSince1970: row.number("booked_at")))
  }
}
