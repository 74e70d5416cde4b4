import SourceText

/// What is known of the names of SF Symbols.
package enum SystemSymbols {
  /// What a name that there is not was most likely meant to be.
  struct Intention: Hashable {
    let name: String
    /// Whether the name is so near that it can hardly be another one.
    let isCertain: Bool
  }

  /// The newest version of iOS whose symbols are known.
  static var newest: SystemVersion { SystemSymbolNames.releases.last?.iOS ?? .oldest }

  /// The version of iOS that a symbol came with; nil where there is none of this name.
  package static func release(of name: String) -> SystemVersion? {
    oldest.release(of: name) ?? older.release(of: name) ?? newer.release(of: name)
  }

  /// Most names that specs have are from the oldest release, and most others from the next year: a table of all
  /// that came later, which are most, is seldom made.
  private static let oldest = SystemSymbolTable(of: SystemSymbolNames.releases.prefix(1))
  private static let older = SystemSymbolTable(
    of: SystemSymbolNames.releases[..<firstOfNewer].dropFirst())
  private static let newer = SystemSymbolTable(of: SystemSymbolNames.releases[firstOfNewer...])

  private static var firstOfNewer: Int {
    let releases = SystemSymbolNames.releases
    return releases.firstIndex { $0.iOS >= SystemVersion(15, 0) } ?? releases.endIndex
  }

  /// The name that was most likely meant by one that there is not.
  static func intended(_ name: String) -> Intention? {
    let (base, variant) = split(name)
    if let meant = otherWords[base.lowercased()] {
      let whole = meant + variant
      return Intention(name: release(of: whole) == nil ? meant : whole, isCertain: true)
    }
    let plain = withDigits(plain(name))
    if plain != name, release(of: plain) != nil { return Intention(name: plain, isCertain: true) }
    if let near = nearest(plain) { return near }
    return prefix(of: plain).map { Intention(name: $0, isCertain: false) }
  }

  /// A name in the letters and signs that names have.
  private static func plain(_ name: String) -> String {
    name.lowercased().split { " -_".contains($0) }.joined(separator: ".")
  }

  /// A name whose numbers are written in digits, as names have them.
  private static func withDigits(_ name: String) -> String {
    guard name.contains(".") else { return name }
    return name.split(separator: ".").map { digits[String($0)] ?? String($0) }
      .joined(separator: ".")
  }

  private static let digits = ["one": "1", "two": "2", "three": "3", "four": "4", "five": "5"]

  /// The name that has the same words, or is nearest in its letters.
  private static func nearest(_ name: String) -> Intention? {
    guard name.utf8.count >= shortest, name.utf8.count <= longest else { return nil }
    let wanted = Array(name.unicodeScalars)
    let words = name.split(separator: ".").sorted()
    var best: (name: String, distance: Int, isOnlyOne: Bool)?
    for candidate in candidates(of: name.utf8.count) {
      // Of few letters one was lost, and none exchanged.
      if wanted.count < 4, candidate.utf8.count <= name.utf8.count { continue }
      if words.count > 1, candidate.utf8.count == name.utf8.count,
        candidate.split(separator: ".").sorted() == words
      {
        return Intention(name: candidate, isCertain: false)
      }
      let limit = min(best?.distance ?? .max, wanted.count < 9 ? 1 : 2)
      guard
        let distance = NearMiss.editDistance(wanted, Array(candidate.unicodeScalars), limit: limit)
      else { continue }
      let isAsNear = best?.distance == distance
      best = (isAsNear ? best?.name ?? candidate : candidate, distance, !isAsNear)
    }
    return best.map { Intention(name: $0.name, isCertain: $0.isOnlyOne && $0.distance == 1) }
  }

  /// The names that are about as long as one.
  private static func candidates(of length: Int) -> some Sequence<String> {
    SystemSymbolNames.releases.lazy.flatMap { release in
      release.names.withUTF8Buffer { bytes in
        bytes.split { $0 <= 0x20 }.filter { abs($0.count - length) <= 2 }
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  /// The longest name that another one begins with, word by word.
  private static func prefix(of name: String) -> String? {
    var words = name.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      let shorter = words.joined(separator: ".")
      if release(of: shorter) != nil { return shorter }
    }
    return nil
  }

  /// What people call symbols by what they stand for, none of which is a name of one.
  private static let otherWords = [
    "share": "square.and.arrow.up", "search": "magnifyingglass", "edit": "pencil", "close": "xmark",
    "add": "plus", "delete": "trash", "trashcan": "trash", "remove": "minus",
    "settings": "gearshape", "home": "house",
    "profile": "person", "user": "person", "users": "person.2", "menu": "line.3.horizontal",
    "back": "chevron.backward", "next": "chevron.forward", "more": "ellipsis", "check": "checkmark",
    "done": "checkmark", "favorite": "heart", "like": "hand.thumbsup", "refresh": "arrow.clockwise",
    "download": "square.and.arrow.down", "upload": "square.and.arrow.up",
    "warning": "exclamationmark.triangle", "error": "exclamationmark.circle",
    "help": "questionmark.circle", "email": "envelope", "notification": "bell",
    "notifications": "bell", "chat": "bubble.left", "comment": "bubble.left",
    "filter": "line.3.horizontal.decrease", "image": "photo", "copy": "doc.on.doc",
    "compose": "square.and.pencil", "bin": "trash", "lightning": "bolt",
  ]

  /// Names that are shorter differ in too few letters to be slips of each other.
  private static let shortest = 3
  /// Comparing is quadratic in the length.
  private static let longest = 100

  /// A name without the words that say how it is drawn, and these words.
  private static func split(_ name: String) -> (base: String, variant: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, let last = parts.last, variants.contains(String(last)) {
      parts.removeLast()
    }
    let base = parts.joined(separator: ".")
    return (base, String(name.dropFirst(base.count)))
  }

  /// Words behind a name that say how it is drawn.
  private static let variants: Set<String> = ["fill", "circle", "square", "slash", "rectangle"]
}
