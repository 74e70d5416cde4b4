import Diagnostics
import SymbolGraphs

/// Where the app's code is, for those who are told of it.
package protocol CodePlaces {
  /// Where a declaration stands.
  func location(of symbol: SwiftSymbol) -> Location
  /// Whether a declaration was generated from specs.
  func isGenerated(_ symbol: SwiftSymbol) -> Bool
}
