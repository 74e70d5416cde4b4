import DatasetteTesting
import PantryServer
import Testing

extension Trait where Self == DatasetteTrait {
  /// A shop with a shopping list.
  static var pantry: DatasetteTrait { DatasetteTrait(.pantry()) }
}
