import Diagnostics
import SourceText

/// What is true or false by a key of its own elsewhere, and is said by the value of another one here.
extension MappingReader {
  /// What to write for `optional: false`, where it is said that something is required.
  func requirement(for name: String, _ entry: Entry) -> Cure? {
    guard OtherWords.isOptionality(name), reader.tree.kind(entry.value) == .scalar else {
      return nil
    }
    guard reader.tree.string(entry.value) == "false" else {
      return Cure(help: ["leave it out: only what is `required: true` has to be entered"])
    }
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say `required: true` in its place"],
      fixes: [.replacing(at: reader.location(place), by: "required: true", .unsafe)])
  }

  /// What to write for `destructive: true`, where that is what a key chooses.
  func choice(called name: String, _ entry: Entry, _ free: [String]) -> Cure? {
    guard reader.tree.kind(entry.value) == .scalar, reader.tree.string(entry.value) == "true"
    else { return nil }
    let keys = construct.keys.filter { free.contains($0.name) && $0.shape.offers(name) }
    guard keys.count == 1 else { return nil }
    let meant = "\(keys[0].name): \(name)"
    let place = reader.tree.span(entry.key).union(reader.tree.span(entry.value))
    return Cure(
      help: ["say it as a choice: `\(meant)`"],
      fixes: [.replacing(at: reader.location(place), by: meant, .unsafe)])
  }
}
