import Diagnostics
import SourceText
import SpecModel
import SpecSemantics
import SwiftEmitter

/// The members of `app.kept`, by which hand-written code reads, changes and follows what screens keep.
extension AppComparison {
  mutating func compareKept() {
    let now = later.keptMembers
    for old in earlier.keptMembers {
      // Code that moves from one Swift module to another is told by itself.
      let namesakes = now.filter { $0.name == old.name }
      guard let new = namesakes.first(where: { $0.module == old.module }) ?? namesakes.first else {
        report(
          .sourceApp, "`app.kept` has no `\(old.name)` any more", at: old.place,
          help: "code that uses it has to change, too, unless a value keeps the key by "
            + "`stored: \(old.key)`")
        continue
      }
      guard new.type != old.type else { continue }
      report(
        .sourceApp, "`app.kept.\(old.name)` is `\(new.type)` and was `\(old.type)`",
        at: new.place, was: (old.place, "it was declared here"),
        help: "code that uses it has to change, too")
    }
  }
}

/// A member of `app.kept`.
private struct KeptMember {
  let name: String
  let key: String
  let type: TypeReference.Shape
  /// The Swift module that has it; nil for the app's.
  let module: String?
  let place: Location
}

extension AppIndex {
  /// The members, each at the first place that keeps something under its key.
  fileprivate var keptMembers: [KeptMember] {
    let lowering = Lowering(index: self)
    var values: [String?: [String: (type: TypeReference.Shape, place: Location)]] = [:]
    for file in files {
      for case .screen(let screen) in file.declarations {
        let module = id(of: .screen, screen.name.text).flatMap { homeModule(of: $0)?.swift }
        for start in (try? lowering.keptState(of: screen)) ?? [] {
          guard let key = start.field.storageKey(on: screen.name.text),
            values[module?.name.text]?[key] == nil
          else { continue }
          values[module?.name.text, default: [:]][key] = (
            start.keptType, Location(file: file.id, span: start.field.name.span)
          )
        }
      }
    }
    return values.flatMap { module, values in
      KeptNames.members(for: values.keys).compactMap { key, name in
        values[key].map {
          KeptMember(name: name, key: key, type: $0.type, module: module, place: $0.place)
        }
      }
    }.sorted { $0.name < $1.name }
  }
}

extension StartPlan {
  /// The type of what is kept, which is missing until a screen has made its default.
  fileprivate var keptType: TypeReference.Shape {
    if case .late = value, case let shape = field.type.shape, shape.unwrapped == shape {
      return .optional(shape)
    }
    return field.type.shape
  }
}
