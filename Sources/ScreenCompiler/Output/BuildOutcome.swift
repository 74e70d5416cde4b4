import Diagnostics
import SourceText
import SwiftEmitter

/// What a build may do to the output folder.
public enum BuildMode: Sendable, Hashable {
  /// Write what changed; leave files that were edited by hand alone.
  case write
  /// Write what changed, edited by hand or not.
  case overwriteEdits
  /// Write nothing, only find out what is out of date.
  case check
}

/// What a build did, or in check mode would do.
public struct BuildOutcome: Sendable, Hashable {
  /// Paths of files that were new or different, relative to the output folder, sorted.
  public internal(set) var written: [String] = []
  /// Paths of files that no spec yields any more, relative to the output folder, sorted.
  public internal(set) var removed: [String] = []
  /// Paths of files among those written that had the marks of a merge in them, sorted.
  public internal(set) var merged: [String] = []
  /// The number of files that were as they should be.
  public internal(set) var unchanged = 0
  /// The paths of all that was read, from the working directory: the configuration, specs with their folders,
  /// and what they name.
  public internal(set) var inputs: [String] = []
  /// Files that stand in the way.
  public internal(set) var conflicts: [OutputConflict] = []
  /// What could not be generated: then nothing has been done.
  var failure: EmissionError?
  /// The Swift files that the folder holds now, if nothing stands in the way.
  var files: [RecordedFile] = []
  /// Which of them is of which spec.
  var emissions = EmissionTable()

  /// Whether the folder was as it should be.
  public var isUpToDate: Bool { written.isEmpty && removed.isEmpty && conflicts.isEmpty }
}

extension BuildOutcome {
  /// Leaves files as they are that were edited by hand. They stay on record as they were before.
  mutating func leave(_ edited: Set<String>, in edits: EditDetection) {
    guard !edited.isEmpty else { return }
    written.removeAll(where: edited.contains)
    removed.removeAll(where: edited.contains)
    conflicts += edited.sorted().map { path in
      OutputConflict(path: Path.join(edits.folder, path), reason: .editedByHand)
    }
    var places: [String: Int] = [:]
    for (place, file) in files.enumerated() where edited.contains(file.path) {
      places[file.path] = place
    }
    emissions = emissions.removing(outputs: Set(places.values))
    for file in edits.recorded where edited.contains(file.path) {
      let before = RecordedFile(path: file.path, stamp: nil, digest: file.digest)
      if let place = places[file.path] { files[place] = before } else { files.append(before) }
    }
  }
}

/// A file in the output folder that is not screenc's to change.
public struct OutputConflict: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    case editedByHand
    case notGenerated
    /// A folder, or something else that no file can replace.
    case notAFile
    /// Generated for the app of a name, whose code stands in the folder.
    case ofAnotherApp(String)
  }

  public let path: String
  public let reason: Reason

  /// Whether the whole folder is another app's.
  var isOfAnotherApp: Bool { if case .ofAnotherApp = reason { true } else { false } }

  func diagnostic(file: FileID) -> Diagnostic {
    let place = Location(file: file, span: .zero)
    switch reason {
    case .editedByHand:
      return Diagnostic(
        .editedOutput, "this generated file was changed by hand and is left as it is", at: place,
        help: [
          "move the change to the app's own code, then delete the file or build with `--force`"
        ])
    case .notGenerated:
      return Diagnostic(
        .foreignOutput, "screenc did not write this file and leaves it as it is", at: place,
        help: ["move the file elsewhere, or rename the spec that would be generated into it"])
    case .ofAnotherApp(let name):
      return Diagnostic(
        .foreignOutput,
        "the generated code of another app, `\(name)`, stands in this folder, which is left as it is",
        at: place,
        help: [
          "give each app a folder of its own by `output:`; if the app was renamed, build with `--force`"
        ])
    case .notAFile:
      return Diagnostic(
        .foreignOutput, "a Swift file would be generated here, but this is no file", at: place,
        help: ["move it elsewhere, or rename the spec that would be generated into it"])
    }
  }
}
