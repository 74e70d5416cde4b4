import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Finds what a later state of an app breaks that an earlier one had.
///
/// Declarations are the same when kind and name are. What is new breaks nobody, but for what the app has
/// to implement or to give.
struct AppComparison {
  let earlier: AppIndex
  let later: AppIndex
  private(set) var changes: [Diagnostic] = []

  static func changes(from earlier: AppIndex, to later: AppIndex) -> [Diagnostic] {
    var comparison = AppComparison(earlier: earlier, later: later)
    comparison.compareDeclarations()
    comparison.compareStored()
    comparison.compareKept()
    comparison.compareRules()
    comparison.compareEmitted()
    comparison.compareTheme()
    comparison.compareStrings()
    return comparison.changes
  }

  /// The files of something that is in both states.
  struct Sides {
    let old: FileID
    let new: FileID

    func old(_ span: ByteSpan) -> Location { Location(file: old, span: span) }
    func new(_ span: ByteSpan) -> Location { Location(file: new, span: span) }
  }

  /// Reports a change at its place in the later state, with what was there before.
  mutating func report(
    _ rule: Rule, _ message: String, at place: Location, was: (Location, String)? = nil,
    help: String
  ) {
    let related = was.map { [Diagnostic.Related($0.0, $0.1)] } ?? []
    changes.append(Diagnostic(rule, message, at: place, related: related, help: [help]))
  }

  /// What tells a declaration from all others. There is one app, whatever its name.
  private struct Key: Hashable {
    let kind: DeclarationKind
    let name: String

    init(_ declaration: Declaration) {
      kind = declaration.kind
      name = declaration.kind == .app ? "" : declaration.name.text
    }
  }

  private mutating func compareDeclarations() {
    var declared: [Key: (declaration: Declaration, file: FileID)] = [:]
    var known: Set<Key> = []
    for file in later.files {
      for declaration in file.declarations {
        declared[Key(declaration)] = (declaration, file.id)
      }
    }
    for file in earlier.files {
      for old in file.declarations {
        known.insert(Key(old))
        if let new = declared[Key(old)] {
          compare(old, new.declaration, Sides(old: file.id, new: new.file))
        } else {
          reportRemoval(of: old, in: file.id)
        }
      }
    }
    for file in later.files {
      for new in file.declarations where !known.contains(Key(new)) {
        reportDemands(of: new, in: file.id)
      }
    }
  }

  private mutating func compare(_ old: Declaration, _ new: Declaration, _ sides: Sides) {
    compareOwnTypes(old, new, sides)
    compareHomes(of: old, new, sides)
    switch (old, new) {
    case (.app(let old), .app(let new)): compare(old, new, sides)
    case (.api(let old), .api(let new)): compare(old, new, sides)
    case (.enumeration(let old), .enumeration(let new)): compare(old, new, sides)
    case (.model(let old), .model(let new)): compare(old, new, sides)
    case (.union(let old), .union(let new)): compare(old, new, sides)
    case (.source(let old), .source(let new)): compare(old, new, sides)
    case (.request(let old), .request(let new)): compare(old, new, sides)
    case (.component(let old), .component(let new)):
      compareParameters(old.parameters, new.parameters, of: new.name, sides)
    case (.adapter(let old), .adapter(let new)): compare(old, new, sides)
    case (.screen(let old), .screen(let new)): compare(old, new, sides)
    case (.events(let old), .events(let new)): compare(old, new, sides)
    case (.module(let old), .module(let new)): compare(old, new, sides)
    // The theme in use is compared as a whole.
    case (.theme, _): break
    default: break
    }
  }
}
