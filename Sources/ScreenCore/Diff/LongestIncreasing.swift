/// The longest part of a sequence that is in order, which is what need not move when it is sorted.
enum LongestIncreasing {
  /// The indices of one longest increasing subsequence of `values`, which differ from each other.
  static func indices(in values: [Int]) -> [Int] {
    // tails[n] is the index of the smallest value that ends an increasing run of n + 1 values.
    var tails: [Int] = []
    var previous = [Int](repeating: none, count: values.count)
    for index in values.indices {
      let length = insertionPoint(for: values[index], in: tails, of: values)
      if length > 0 { previous[index] = tails[length - 1] }
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var run: [Int] = []
    run.reserveCapacity(tails.count)
    var next = tails.last ?? none
    while next != none {
      run.append(next)
      next = previous[next]
    }
    return run.reversed()
  }

  /// The index before the first one of a run.
  private static let none = -1

  private static func insertionPoint(for value: Int, in tails: [Int], of values: [Int]) -> Int {
    // What goes on in order, as most does, needs no search.
    guard let last = tails.last, values[last] >= value else { return tails.count }
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
