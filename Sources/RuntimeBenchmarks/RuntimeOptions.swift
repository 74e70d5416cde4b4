import Benchmarks

/// What `screenkit-bench` is asked to do.
struct RuntimeOptions: Sendable {
  /// How long the lists are that are scrolled.
  var items = 100_000
  /// How often short things are measured.
  var runs = 21
  var format = RunOptions.Format.text

  init() {}

  init(_ arguments: ArraySlice<String>) throws(BenchmarkFailure) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw BenchmarkFailure("`\(option)` is no option, or has no value")
      }
      switch option {
      case "--items": items = try Self.number(value)
      case "--runs": runs = try Self.number(value)
      case "--format":
        guard let format = RunOptions.Format(rawValue: value) else {
          throw BenchmarkFailure("there is no format `\(value)`: formats are `text` and `json`")
        }
        self.format = format
      default:
        throw BenchmarkFailure("there is no option `\(option)`: see `screenkit-bench --help`")
      }
    }
  }

  private static func number(_ text: String) throws(BenchmarkFailure) -> Int {
    guard let number = Int(text), number > 0 else {
      throw BenchmarkFailure("`\(text)` is no number above 0")
    }
    return number
  }
}
