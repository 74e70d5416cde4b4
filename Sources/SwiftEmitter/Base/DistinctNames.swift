/// Gives names, each once: what is called as something before it gets the number of its like.
struct DistinctNames {
  private var taken: Set<String> = []

  /// `name`, or what it is called where there are others of that name.
  mutating func add(_ name: String) -> String {
    var distinct = name
    var number = 2
    while !taken.insert(distinct).inserted {
      distinct = name + String(number)
      number += 1
    }
    return distinct
  }
}

extension Sequence<String> {
  /// What the last of the names is called among the others; nil where there are none.
  var lastDistinctName: String? {
    var names = DistinctNames()
    return reduce(nil) { names.add($1) }
  }
}
