import Diagnostics
import SourceText
import SpecChecks

/// What specs are checked for.
package enum CheckPurpose: Sendable {
  /// All that can be found.
  case everything
  /// Whether they make an app: what is no error anywhere in the project is not looked for.
  case errors
  /// The same again and again, while they are edited: what has not changed since is not read again.
  case errorsAgain(SpecMemory)
  /// Whether what has changed since they were read last has errors in it: what that does to all else is not looked at.
  case errorsOfChanges(since: SpecMemory)

  var isOfErrors: Bool {
    switch self {
    case .everything: false
    case .errors, .errorsAgain, .errorsOfChanges: true
    }
  }

  /// What was read before, and is read again only where it has changed.
  package var memory: SpecMemory? {
    switch self {
    case .everything, .errors: nil
    case .errorsAgain(let memory), .errorsOfChanges(let memory): memory
    }
  }

  /// Those of the specs that are looked at; nil for all.
  func looked(at specs: LoadedSpecs) -> Set<FileID>? {
    if case .errorsOfChanges = self { specs.readNow } else { nil }
  }
}

extension LoadedSpecs {
  /// The comments that are about some rules, in some files only or in all.
  func suppressions(of rules: [SpecRule], in files: Set<FileID>?) -> [Suppression] {
    let names = Set(rules.map(\.rule.name))
    return suppressions.filter { comment in
      names.contains(comment.rule) && files?.contains(comment.place.file) != false
    }
  }
}
