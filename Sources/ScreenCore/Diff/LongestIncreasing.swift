/// The longest part of a sequence that is in order, which is what need not move when it is sorted.
enum LongestIncreasing {
  /// The indices of one longest increasing subsequence of `values`, which differ from each other.
  static func indices(in values: [Int]) -> [Int] {
    // tails[n] is the index of the smallest value that ends an increasing run of n + 1 values.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      let length = insertionPoint(for: values[index], in: tails, of: values)
      previous[index] = length > 0 ? tails[length - 1] : nil
      if length == tails.count { tails.append(index) } else { tails[length] = index }
    }
    var run: [Int] = []
    var next = tails.last
    while let index = next {
      run.append(index)
      next = previous[index]
    }
    return run.reversed()
  }

  private static func insertionPoint(for value: Int, in tails: [Int], of values: [Int]) -> Int {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
