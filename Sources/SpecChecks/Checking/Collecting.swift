import SpecModel
import SpecSemantics

/// What is noted part by part and put together for the app as a whole.
protocol Joinable {
  init()
  /// All that was noted, by the order of the parts.
  init(joining parts: [Self])
}

extension Array: Joinable {
  /// All elements in memory that is taken once.
  init(joining parts: [[Element]]) {
    self.init()
    var count = 0
    for part in parts { count += part.count }
    reserveCapacity(count)
    for part in parts { append(contentsOf: part) }
  }
}

extension Set: Joinable {
  init(joining parts: [Set<Element>]) {
    self = parts.first ?? []
    for part in parts.dropFirst() {
      for element in part { insert(element) }
    }
  }
}

/// When a rule notes something about the app as a whole, and what.
enum Note<Value>: Sendable {
  /// Each declaration.
  case declarations(@Sendable (Declaration, DeclarationPlace, inout Value) -> Void)
  /// What a declaration reads, when all of it was gone through.
  case reads(@Sendable (FieldReads, Declaration, DeclarationPlace, inout Value) -> Void)
  case effects(@Sendable (EffectSite, inout Value) -> Void)
  case calls(@Sendable (Call, DeclarationPlace, inout Value) -> Void)
  /// Keys of the app's strings, where they are used.
  case stringKeys(@Sendable (String, inout Value) -> Void)
  /// Something of a module is named in another one.
  case moduleUses(@Sendable (ModuleUse, inout Value) -> Void)
  /// Something that stands in the app's Swift module is needed in another one.
  case needsOfApp(@Sendable (_ from: ModuleID, DeclarationID, inout Value) -> Void)
}

/// What a rule collects over the app, and what it makes of that.
///
/// Only its closures know what is noted: a type for each rule would be put together whenever the program runs.
struct Collector: Sendable {
  /// Adds what is noted in a part of an app.
  let begin: @Sendable (AppIndex, inout Notes) -> Void
  /// Looks at the app with what was noted in all of its parts.
  let finish: @Sendable (AppSite, _ noted: [any Sendable], inout Findings) -> Void
}

extension Hook {
  /// - Parameters:
  ///   - start: What a part begins with.
  ///   - notes: When something is noted.
  ///   - finally: Looks at the app, with all that was noted.
  static func collecting<Value: Joinable & Sendable>(
    _ type: Value.Type, from start: @escaping @Sendable (AppIndex) -> Value = { _ in Value() },
    on notes: Note<Value>..., finally: @escaping @Sendable (AppSite, Value, inout Findings) -> Void
  ) -> Hook {
    .collecting(
      Collector { index, kept in
        kept.add(notes, to: Notebook(start(index)))
      } finish: { app, parts, findings in
        var noted: [Value] = []
        for part in parts {
          if let part = part as? Value { noted.append(part) }
        }
        finally(app, Value(joining: noted), &findings)
      })
  }
}

/// What one rule has noted in a part of an app.
final class Notebook<Value> {
  // Notes are made one after the other, and the one that is made holds nothing but its own.
  @exclusivity(unchecked) fileprivate(set) var value: Value

  fileprivate init(_ value: Value) {
    self.value = value
  }
}

/// What the rules of a run note in a part of an app; one call leads to the next, as those of hooks.
struct Notes {
  private(set) var declarations: (Declaration, DeclarationPlace) -> Void = { _, _ in }
  private(set) var reads: (FieldReads, Declaration, DeclarationPlace) -> Void = { _, _, _ in }
  private(set) var effects: (EffectSite) -> Void = { _ in }
  private(set) var calls: (Call, DeclarationPlace) -> Void = { _, _ in }
  private(set) var stringKeys: (String) -> Void = { _ in }
  private(set) var moduleUses: (ModuleUse) -> Void = { _ in }
  private(set) var needsOfApp: (_ from: ModuleID, DeclarationID) -> Void = { _, _ in }
  private var notebooks: [() -> any Sendable] = []

  /// What was noted, by the order of the rules that collect something.
  var values: [any Sendable] { notebooks.map { $0() } }

  fileprivate mutating func add<Value: Sendable>(
    _ notes: [Note<Value>], to notebook: Notebook<Value>
  ) {
    notebooks.append { notebook.value }
    for note in notes {
      switch note {
      case .declarations(let next):
        declarations = { [declarations] in
          declarations($0, $1)
          next($0, $1, &notebook.value)
        }
      case .reads(let next):
        reads = { [reads] in
          reads($0, $1, $2)
          next($0, $1, $2, &notebook.value)
        }
      case .effects(let next):
        effects = { [effects] in
          effects($0)
          next($0, &notebook.value)
        }
      case .calls(let next):
        calls = { [calls] in
          calls($0, $1)
          next($0, $1, &notebook.value)
        }
      case .stringKeys(let next):
        stringKeys = { [stringKeys] in
          stringKeys($0)
          next($0, &notebook.value)
        }
      case .moduleUses(let next):
        moduleUses = { [moduleUses] in
          moduleUses($0)
          next($0, &notebook.value)
        }
      case .needsOfApp(let next):
        needsOfApp = { [needsOfApp] in
          needsOfApp($0, $1)
          next($0, $1, &notebook.value)
        }
      }
    }
  }
}

/// That something of a module is named in another one.
struct ModuleUse: Hashable {
  let from: ModuleID
  let to: ModuleID
  /// Whether a screen is only shown, which the app does for its modules.
  var isShown = false
}
