/// What `screenc-bench run` is asked to do.
package struct RunOptions: Sendable {
  package enum Format: String, Sendable {
    case text, json
  }

  var sizes = [100, 1_000, 10_000]
  /// How often each thing is measured; by size when nothing is said.
  var runs: Int?
  var format = Format.text
  /// The languages that the projects have strings in.
  var languages: [String] = []
  var folder: String?
  var screenc: String?

  init(_ arguments: ArraySlice<String>) throws(BenchmarkFailure) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw BenchmarkFailure("`\(option)` is no option, or has no value")
      }
      switch option {
      case "--sizes": sizes = try Self.numbers(value)
      case "--strings": languages = value.split(separator: ",").map(String.init)
      case "--runs": runs = try Self.numbers(value).first
      case "--format":
        guard let format = Format(rawValue: value) else {
          throw BenchmarkFailure("there is no format `\(value)`: formats are `text` and `json`")
        }
        self.format = format
      case "--keep": folder = value
      case "--screenc": screenc = value
      default: throw BenchmarkFailure("`run` has no option `\(option)`")
      }
    }
  }

  /// Small projects are measured more often: their times vary more and cost less.
  func runs(size: Int) -> Int {
    runs ?? (size <= 100 ? 15 : size <= 1_000 ? 9 : 5)
  }

  private static func numbers(_ text: String) throws(BenchmarkFailure) -> [Int] {
    let numbers = text.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
    guard !numbers.isEmpty, numbers.count == text.split(separator: ",").count else {
      throw BenchmarkFailure("`\(text)` is no number, nor several with commas between them")
    }
    return numbers
  }
}
