/// Which methods are named as those of tables' and collections' delegates are, whatever their types.
///
/// Of the methods whose types are not Objective-C's here the compiler does not say when they are misspelt.
struct DelegateNames {
  private let known: Set<String>

  init(_ protocols: ObjectiveCProtocols) {
    known = Set((protocols.requirements + protocols.leftOut).map(\.method))
  }

  /// How many methods of delegates a file has, and those that no delegate has.
  func methods(in text: String) -> (count: Int, unknown: [String]) {
    let names = text.matches(of: /func (tableView|collectionView)(\([^{]*?\))[^,)]*?\{/).map {
      let labels = $0.output.2.matches(of: /(\w+)(?: \w+)?:/).map { "\($0.output.1):" }
      return "\($0.output.1)(\(labels.joined()))"
    }
    return (names.count, names.filter { !known.contains($0) })
  }
}
