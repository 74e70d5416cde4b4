import SpecSemantics

/// What the members are called by which hand-written code has what screens keep.
package enum KeptNames {
  /// The names of the members for keys, each of its own.
  package static func members(for keys: some Sequence<String>) -> [(key: String, name: String)] {
    var names = DistinctNames()
    return keys.sorted().map { ($0, names.add(Naming.member($0))) }
  }
}
