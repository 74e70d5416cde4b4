/// Where the rows of a section are.
enum RowFrames: RandomAccessCollection {
  /// Each has its place by itself.
  case placed([CGRect])
  /// They stand in lines, whose heights say where they are.
  case lines(RowLines)
  /// Each stands where the shortest column ends.
  case liquid(LiquidRows)

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .placed(let frames): frames.count
    case .lines(let lines): lines.count
    case .liquid(let rows): rows.count
    }
  }

  subscript(row: Int) -> CGRect {
    switch self {
    case .placed(let frames): frames[row]
    case .lines(let lines): lines.frame(of: row)
    case .liquid(let rows): rows.frame(of: row)
    }
  }
}
