/// Paths as texts, with `/` between components.
package enum Path {
  /// The folder that a path stands in; `.` for a bare name.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A path below another, unless it is absolute.
  package static func join(_ base: String, _ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") || base == "." { return path }
    return base.utf8.last == UInt8(ascii: "/") ? base + path : "\(base)/\(path)"
  }

  /// A path without `.`, with `..` resolved where what it leaves is known.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else if component != ".." || !isAbsolute {
        components.append(component)
      }
    }
    let joined = components.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }
}
