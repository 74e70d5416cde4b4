import Foundation

/// UIKit's declarations as Clang's importer makes them out of headers, by type and name.
///
/// The importer knows no API notes and no overlays: types that Swift nests have their flat names, and
/// `CGFloat` is spelt `Double`.
struct ImporterTable {
  struct Key: Hashable {
    var type: String
    /// Empty for the type itself.
    var member: String
  }

  private(set) var rows: [Key: [DeclarationShape]] = [:]
  private(set) var types: Set<String> = []

  /// Reads lines of type, member, kind and declaration, parted by tabs, below a line of titles.
  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 4, let shape = DeclarationParser.shape(of: String(fields[3])) else {
        continue
      }
      let key = Key(type: String(fields[0]), member: String(fields[1]))
      rows[key, default: []].append(Self.asInSystemFrameworks(shape))
      types.insert(key.type)
    }
  }

  /// `NSUInteger` and `id` become `Int` and `Any` in the interfaces of the system's frameworks.
  private static func asInSystemFrameworks(_ shape: DeclarationShape) -> DeclarationShape {
    var shape = shape
    shape.result = shape.result.map(asInSystemFrameworks)
    for index in shape.parameters.indices {
      shape.parameters[index].type = asInSystemFrameworks(shape.parameters[index].type)
    }
    return shape
  }

  private static func asInSystemFrameworks(_ type: TypeSpelling) -> TypeSpelling {
    type.replacing { ["UInt": "Int", "AnyObject": "Any"][$0] }
  }
}
