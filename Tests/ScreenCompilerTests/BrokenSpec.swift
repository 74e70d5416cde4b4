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
struct BrokenSpec {
  let title: String
  private var edits: [Edit] = []
  private(set) var rules: [String] = []

  private struct Edit {
    let path: String
    var old: [String] = []
    var new: [String] = []
  }

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
      if line.first == "-" { edit.old.append(content) } else { edit.new.append(content) }
      edits.append(edit)
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
