import SourceText

/// The columns of the rows that an SQL query answers with, as far as its words tell.
package enum SQLColumns {
  /// The names in the order of the query; nil where it asks for all columns, or where a column's name cannot be told.
  ///
  /// Source: "SELECT" of SQLite's documentation (result-column).
  package static func names(in query: String) -> [String]? {
    let words = query.split(whereSeparator: \.isWhitespace)
    guard words.first?.lowercased() == "select",
      let end = words.firstIndex(where: { $0.lowercased() == "from" })
    else { return nil }
    let list = words[1..<end].joined(separator: " ")
    // A query within the list has a `FROM` of its own, and a function may have any name.
    guard !list.contains("("), !list.contains("*"), !list.contains("--"), !list.contains("/*")
    else { return nil }
    var names: [String] = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = name(of: item) else { return nil }
      names.append(name)
    }
    return names
  }

  /// The name of a column: that which `AS` gives it, or its own behind that of its table.
  private static func name(of item: Substring) -> String? {
    let parts = item.split(whereSeparator: \.isWhitespace).map(String.init)
    let last: String
    switch parts.count {
    case 1: last = parts[0].split(separator: ".").last.map(String.init) ?? ""
    case 2 where parts[0].lowercased() == "distinct": last = parts[1]
    case 2: last = parts[1]
    case 3 where parts[1].lowercased() == "as": last = parts[2]
    default: return nil
    }
    let name = last[...].trimming { "\"`[]".contains($0) }
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName ? String(name) : nil
  }
}
