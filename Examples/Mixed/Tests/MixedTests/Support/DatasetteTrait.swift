import DatasetteTesting
import MixedServer
import Testing

extension Trait where Self == DatasetteTrait {
  /// The hiking club's server.
  static var club: DatasetteTrait { DatasetteTrait(.club) }
}
