import SourceText

/// A use of something that takes other values than it is given.
package struct Misuse: Sendable, Hashable {
  /// What it is, as its declaration begins: `screen`, `request`.
  package let kind: String
  /// Its name.
  package let name: String
  /// Where it is named.
  package let place: Location
  /// The names of all values that it is given.
  package let given: [String]

  package init(kind: String, name: String, at place: Location, given: [String]) {
    self.kind = kind
    self.name = name
    self.place = place
    self.given = given
  }
}
