import DatasetteTesting
import MomentsServer
import Testing

extension Trait where Self == DatasetteTrait {
  /// A server with the filled database.
  static var datasette: DatasetteTrait { DatasetteTrait(.moments()) }
  /// A server whose tables are empty.
  static var emptyDatasette: DatasetteTrait { DatasetteTrait(.moments(.empty)) }
  /// A server with the filled database, in which a new post lacks its author.
  static var datasetteWithPostOfNobody: DatasetteTrait {
    DatasetteTrait(.moments(.withPostOfNobody))
  }
}
