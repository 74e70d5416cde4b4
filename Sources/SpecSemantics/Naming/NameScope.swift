import SourceText
import SpecModel

/// Names that stand beside each other in generated code, each with what it is called after.
package struct NameScope {
  /// What a name is called after.
  package enum Kind: Sendable {
    case parameter, adapter, data
    /// A field of a form.
    case field
  }

  package struct Entry {
    package let kind: Kind
    package let name: Name
    fileprivate let role: Naming
    fileprivate let hash: UInt64

    /// What it is called in Swift.
    package var swiftName: String { role(name.text) }
  }

  private var entries: [Entry] = []

  /// Adds what is called after some declared names.
  mutating func add(_ names: [Name], as kind: Kind, _ role: Naming) {
    for name in names {
      entries.append(Entry(kind: kind, name: name, role: role, hash: role.hash(of: name.text)))
    }
  }

  /// Entries that are called the same, each with the first of them. What has one declared name and kind is
  /// one thing.
  package var repetitions: [(first: Entry, second: Entry)] {
    var found: [(first: Entry, second: Entry)] = []
    for (position, second) in entries.enumerated() {
      guard let first = entries[..<position].first(where: { $0.hash == second.hash }),
        first.kind != second.kind || first.name.text != second.name.text,
        first.swiftName == second.swiftName
      else { continue }
      found.append((first, second))
    }
    return found
  }
}

extension ScreenSite {
  /// What generated code of the screen has under names that the spec gives.
  package var nameScopes: [NameScope] {
    var locals = NameScope()
    locals.add(screen.parameters.map(\.name), as: .parameter, .storedParameter)
    locals.add(adapters, as: .adapter, .adapterConstant)
    if case .form(let form) = screen.body, !system.asksGateways {
      locals.add(form.fields.map(\.field.name), as: .field, .enteredConstant)
    }
    guard !screen.data.isEmpty else { return [locals] }
    // Where cells have presenters, adapters are cases of an enum, and data is a property beside others.
    guard system.presentsCells else {
      locals.add(screen.data.map(\.name), as: .data, .dataConstant)
      return [locals]
    }
    var members = NameScope()
    members.add(screen.parameters.map(\.name), as: .parameter, .storedParameter)
    members.add(screen.data.map(\.name), as: .data, .dataConstant)
    return [locals, members]
  }
}
