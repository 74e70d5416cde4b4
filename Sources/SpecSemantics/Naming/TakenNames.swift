import SourceText

/// Names that mean something else where a generated one would stand, so that it gets another suffix.
package enum TakenNames: Sendable {
  case none
  /// Words that no member can be called, even in backticks.
  case keywordsOfMembers
  /// These words, and what an enum with raw values has already.
  case membersOfEnums
  /// Words by which the language would mean something else than a type of the name.
  case keywordsOfTypes
  /// What generated bodies, and the enums of a screen's cells and rows, use for something else.
  case locals
  /// What controllers, coordinators and presenters have already.
  case controllers
  case controllersAndLocals
  /// What controllers and their parts have already as they are begun for the app.
  case beginnings
  /// The classes that coordinators inherit from.
  case coordinators
  /// What sources of the app's own begin with.
  case ownSources

  package func contains(_ name: String) -> Bool { ask { $0.contains(name) } }

  /// Whether the name of a hash is one of them.
  package func contains(_ name: NameHash) -> Bool { ask { $0.hashes.contains(name.value) } }

  /// Asks the set, which is lent: all threads would count copies of it, for each name that is made.
  @inline(__always)
  private func ask(_ question: (borrowing TakenSet) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .keywordsOfMembers: question(TakenSet.keywordsOfMembers)
    case .membersOfEnums: question(TakenSet.membersOfEnums)
    case .keywordsOfTypes: question(TakenSet.keywordsOfTypes)
    case .locals: question(TakenSet.locals)
    case .controllers: question(TakenSet.controllers)
    case .controllersAndLocals: question(TakenSet.controllersAndLocals)
    case .beginnings: question(TakenSet.beginnings)
    case .coordinators: question(TakenSet.coordinators)
    case .ownSources: question(TakenSet.ownSources)
    }
  }
}

/// Names, and their hashes.
private struct TakenSet: ~Copyable, Sendable {
  private let names: NameSet
  let hashes: NameHashes

  init(_ names: [String]) {
    self.names = NameSet(names)
    hashes = NameHashes(of: names)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension TakenSet {
  private static let keywords = [
    "init", "self", "Self", "Type", "Protocol", "subscript", "deinit",
  ]
  private static let localNames = [
    "app", "collectionFace", "form", "item", "kind", "makePresenter", "onCancel", "onReturn",
    "presenter",
    "register", "result", "rows", "screen", "self", "state", "tableFace",
  ]

  static let keywordsOfMembers = TakenSet(keywords)
  static let membersOfEnums = TakenSet(["hash", "hashValue", "rawValue"] + keywords)
  static let keywordsOfTypes = TakenSet(["Any", "Self", "Type", "Protocol"])
  static let locals = TakenSet(localNames + keywords)
  static let controllers = TakenSet(TakenNames.controllerNames + keywords)
  static let controllersAndLocals = TakenSet(TakenNames.controllerNames + localNames + keywords)
  static let beginnings = TakenSet(
    TakenNames.controllerNames + ["makePresenter", "scene"] + keywords)
  static let coordinators = TakenSet([
    "ListCoordinator", "FormCoordinator", "ScreenCoordinator",
  ])
  static let ownSources = TakenSet([
    "delegate", "items", "loadFirst", "numberOfObjects", "object", "runtime",
  ])
}
