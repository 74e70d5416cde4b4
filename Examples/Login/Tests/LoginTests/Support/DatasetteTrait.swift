import DatasetteTesting
import LoginServer
import Testing

extension Trait where Self == DatasetteTrait {
  /// A library with things to borrow.
  static var library: DatasetteTrait { DatasetteTrait(.library()) }
  /// A library without anything to borrow.
  static var emptyLibrary: DatasetteTrait { DatasetteTrait(.library(.empty)) }
}
