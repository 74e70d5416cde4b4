import SourceText

/// Gives each finding of a report a name that stays the same when lines are inserted above it, so that
/// it is known again in the next report.
///
/// It is made of the rule, the path, what is marked, and the names of which the message speaks: neither
/// of the place nor of the wording. Findings that are alike in all that are numbered.
struct Fingerprints {
  private let paths: ReportPaths
  private var seen: [String: Int] = [:]

  init(paths: ReportPaths) {
    self.paths = paths
  }

  /// The name of the next finding, which no other of the report has: 16 hexadecimal digits.
  mutating func next(_ diagnostic: Diagnostic, _ cache: inout SourceCache) -> String {
    let path = paths.relative(cache.path(of: diagnostic.primary.file))
    let marked = cache.entry(diagnostic.primary.file).map { Self.firstLine($0, diagnostic.primary) }
    let names = Self.quotedNames(in: diagnostic.message)
    let key = ([diagnostic.rule, path, marked ?? ""] + names).joined(separator: "\n")
    let number = seen[key, default: 0]
    seen[key] = number + 1
    let digest = ContentDigest(Array("\(key)\n\(number)".utf8))
    return String(digest.value, radix: 16).leftPadded(to: 16, "0")
  }

  /// The first line of what is marked.
  private static func firstLine(_ entry: SourceCache.Entry, _ place: Location) -> String {
    let end = min(Int(place.span.end), entry.bytes.count)
    let start = min(Int(place.span.start), end)
    let line = entry.bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self)
  }

  /// What stands between pairs of backquotes.
  private static func quotedNames(in message: String) -> [String] {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }
}
