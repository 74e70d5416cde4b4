import ReferencedFiles
import SpecSemantics

/// A file that a spec leaves a query to.
enum QueryFile {
  /// The text that it has, without a byte order mark.
  static func text(of bytes: [UInt8]) throws(ReferenceProblem) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    if let text = String(validating: content, as: UTF8.self), !content.contains(0) {
      return text
    }
    throw .notText(line: firstLineThatIsNoText(content))
  }

  private static func firstLineThatIsNoText(_ bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let position = lines.firstIndex { line in
      line.contains(0) || String(validating: line, as: UTF8.self) == nil
    }
    return (position ?? 0) + 1
  }
}
