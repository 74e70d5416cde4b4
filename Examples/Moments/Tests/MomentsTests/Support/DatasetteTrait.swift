import DatasetteTesting
import MomentsServer
import Testing

extension Trait where Self == DatasetteTrait {
  /// A server with the filled database.
  static var datasette: DatasetteTrait { DatasetteTrait(.moments()) }
  /// A server whose tables are empty.
  static var emptyDatasette: DatasetteTrait { DatasetteTrait(.moments(.empty)) }
}
