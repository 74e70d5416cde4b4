import Diagnostics
import Foundation
import SourceText

/// A mistake in a sound app, with what has to be found: one case of the corpus.
///
/// A case is written as a title, edits of files, and the rules that are reported at the marks:
///
///     == A parameter that the screen does not have
///     @ Feed.yaml
///     -    with: { postID: $item.id }
///     +    with: { postID: $item.id, ‹source›: feed }
///     ! extra-parameter
///
/// Lines with `-` are replaced by those with `+`; without any the lines are added to the file, which is
/// made if it is not there. Each mark is a place, and the rules are in the order of the marks.
///
/// What cannot be written in a text is written in signs: `⟪3 ab⟫` is `ababab` (`⏎` in it ends a line), and `% bytes` or `% utf16`
/// behind an edit say how its file is saved. Files in `../Generated` are those of a build of the sound app,
/// and what is found then is what another build finds.
struct BrokenSpec {
  let title: String
  private var edits: [Edit] = []
  private(set) var rules: [String] = []

  private struct Edit {
    let path: String
    var old: [String] = []
    var new: [String] = []
  }

  /// How a file with a mistake in it is saved.
  enum Encoding: String {
    case utf8
    /// `\xFF` in the text is a byte.
    case bytes
    case utf16
  }

  /// How files are saved that are not saved as everything else is, by their paths.
  private(set) var encodings: [String: Encoding] = [:]

  /// The files of a build that are edited.
  var generatedPaths: [String] { edits.map(\.path).filter { $0.hasPrefix("../Generated/") } }

  struct Unreadable: Error {
    let reason: String
  }

  /// Reads the cases of a file.
  static func all(in text: String) throws -> [BrokenSpec] {
    var cases: [BrokenSpec] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        cases.append(BrokenSpec(title: String(line.dropFirst(3))))
      } else if !line.isEmpty, !line.hasPrefix("#") {
        guard !cases.isEmpty else { throw Unreadable(reason: "no title before: \(line)") }
        try cases[cases.count - 1].read(String(line))
      }
    }
    return cases
  }

  private init(title: String) {
    self.title = title
  }

  private mutating func read(_ line: String) throws {
    let content = String(line.dropFirst(1))
    switch line.first {
    case "@": edits.append(Edit(path: content.trimmingCharacters(in: .whitespaces)))
    case "!": rules.append(content.trimmingCharacters(in: .whitespaces))
    case "-", "+":
      guard var edit = edits.popLast() else { throw Unreadable(reason: "no file for: \(line)") }
      // What is replaced begins a new edit of the same file.
      if line.first == "-", !edit.new.isEmpty {
        edits.append(edit)
        edit = Edit(path: edit.path)
      }
      if line.first == "-" { edit.old.append(content) } else { edit.new.append(content.repeated) }
      edits.append(edit)
    case "%":
      let name = content.trimmingCharacters(in: .whitespaces)
      guard let edit = edits.last, let encoding = Encoding(rawValue: name) else {
        throw Unreadable(reason: "what is this: \(line)")
      }
      encodings[edit.path] = encoding
    default: throw Unreadable(reason: "what is this: \(line)")
    }
  }

  /// The files of the app with the mistake in them, and with the marks.
  func markedFiles(of app: [String: String]) throws -> [String: String] {
    var files = app
    for edit in edits {
      let new = edit.new.joined(separator: "\n")
      guard !edit.old.isEmpty else {
        files[edit.path] = (files[edit.path].map { $0 + "---\n" } ?? "") + new + "\n"
        continue
      }
      let old = "\n" + edit.old.joined(separator: "\n") + "\n"
      let parts = ("\n" + (files[edit.path] ?? "")).components(separatedBy: old)
      guard parts.count == 2 else {
        throw Unreadable(
          reason: "\(edit.path) has \(parts.count - 1) times: \(edit.old.joined(separator: " ⏎ "))")
      }
      let replacement = edit.new.isEmpty ? "\n" : "\n\(new)\n"
      files[edit.path] = String(parts.joined(separator: replacement).dropFirst())
    }
    return files
  }
}

extension BrokenSpec.Encoding {
  /// The bytes of a marked text, and the marked places among them.
  func encoded(_ marked: String) -> (bytes: [UInt8], spans: [ByteSpan]) {
    let (text, spans) = RuleExample.parse(marked)
    switch self {
    case .utf8: return (Array(text.utf8), spans)
    // Places in files of UTF-16 are those in their text.
    case .utf16:
      return ([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, spans)
    case .bytes:
      var bytes: [UInt8] = []
      var places: [Int] = []
      var rest = Array(text.utf8)[...]
      while let byte = rest.first {
        let digits = rest.dropFirst(2).prefix(2)
        if rest.starts(with: "\\x".utf8),
          let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        {
          places += Array(repeating: bytes.count, count: 4)
          bytes.append(value)
          rest = rest.dropFirst(4)
        } else {
          places.append(bytes.count)
          bytes.append(byte)
          rest = rest.dropFirst()
        }
      }
      places.append(bytes.count)
      return (bytes, spans.map { ByteSpan(places[Int($0.start)]..<places[Int($0.end)]) })
    }
  }
}

extension String {
  /// The text with what is to be repeated written out.
  fileprivate var repeated: String {
    replacing(/⟪([0-9]+) ([^⟫]*)⟫/) { match in
      String(repeating: String(match.2).replacing("⏎", with: "\n"), count: Int(match.1) ?? 1)
    }
  }
}
