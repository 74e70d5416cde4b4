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
    reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { self += part }
  }
}

extension Set: Joinable {
  init(joining parts: [Set<Element>]) {
    self = parts.reduce(into: []) { $0.formUnion($1) }
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
protocol Collector: Sendable {
  /// Adds what is noted in a part of an app.
  func begin(in index: AppIndex, _ notes: inout Notes)
  /// Looks at the app with what was noted in all of its parts.
  func finish(_ app: AppSite, noted parts: [any Sendable], into findings: inout Findings)
}

extension Hook {
  /// - Parameters:
  ///   - start: What a part begins with.
  ///   - notes: When something is noted.
  ///   - finally: Looks at the app, with all that was noted.
  static func collecting<Value: Joinable & Sendable>(
    _ type: Value.Type, from start: @escaping @Sendable (AppIndex) -> Value = { _ in Value() },
    on notes: Note<Value>..., finally: @escaping RuleCollector<Value>.Check
  ) -> Hook {
    .collecting(RuleCollector(start: start, notes: notes, finally: finally))
  }
}

struct RuleCollector<Value: Joinable & Sendable>: Collector {
  typealias Check = @Sendable (AppSite, Value, inout Findings) -> Void

  let start: @Sendable (AppIndex) -> Value
  let notes: [Note<Value>]
  let finally: Check

  func begin(in index: AppIndex, _ notes: inout Notes) {
    notes.add(self.notes, to: Notebook(start(index)))
  }

  func finish(_ app: AppSite, noted parts: [any Sendable], into findings: inout Findings) {
    finally(app, Value(joining: parts.compactMap { $0 as? Value }), &findings)
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
