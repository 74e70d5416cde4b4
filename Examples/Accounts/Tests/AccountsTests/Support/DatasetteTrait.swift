import AccountsServer
import DatasetteTesting
import Testing

extension Trait where Self == DatasetteTrait {
  /// A server with the filled database.
  static var datasette: DatasetteTrait { DatasetteTrait(.accounts()) }
  /// A server whose tables are empty.
  static var emptyDatasette: DatasetteTrait { DatasetteTrait(.accounts(isEmpty: true)) }
}
