import Diagnostics
import SpecModel
import SpecSemantics

extension AppIndex {
  /// Whether all places are in the same declaration: what stands there, such as the two sides of a padding, was most
  /// likely written in one go, and a slip several times.
  func areInOneDeclaration(_ places: [Location]) -> Bool {
    guard let first = places.first, places.allSatisfy({ $0.file == first.file }),
      let file = files.first(where: { $0.id == first.file })
    else { return false }
    let owners = places.map { place in
      file.declarations.count { $0.name.span.start <= place.span.start }
    }
    return owners.allSatisfy { $0 == owners.first }
  }
}

extension Symbol.Kind {
  /// Whether it is something of a theme.
  var isToken: Bool { ThemeTokenKind.allCases.contains { Self($0) == self } }
}
