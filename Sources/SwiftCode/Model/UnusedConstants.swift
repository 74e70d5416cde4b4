extension Declaration {
  /// The declaration, where it is a type, without private constants that its initialisers set and nothing
  /// else of it touches. The initialisers take what they took, so that those who call them are the same
  /// whether or not it is kept.
  public var withoutUnusedConstants: Declaration {
    guard case .type(var type) = self else { return self }
    let unused = type.members.compactMap { member -> String? in
      guard let name = member.privateConstant else { return nil }
      return type.keeps(name) ? nil : name
    }
    if unused.isEmpty { return self }
    type.members = type.members.compactMap { member in
      if let name = member.privateConstant, unused.contains(name) { return nil }
      guard case .initializer(var initializer) = member else { return member }
      initializer.body?.removeAll { statement in unused.contains { statement.sets($0) } }
      return .initializer(initializer)
    }
    return .type(type)
  }

  /// The name of a private constant that is set by initialisers.
  fileprivate var privateConstant: String? {
    guard case .variable(let variable) = self, variable.keyword == .let,
      variable.prefix.access == .private, variable.value == nil,
      !variable.prefix.modifiers.contains(.static)
    else { return nil }
    return variable.name
  }
}

extension TypeDeclaration {
  /// Whether something but the setting of a constant touches it.
  fileprivate func keeps(_ name: String) -> Bool {
    let mention = Mention(name: name)
    return members.contains { member in
      guard case .initializer(var initializer) = member else { return mention.isIn(member) }
      initializer.body?.removeAll { $0.sets(name) }
      return mention.isIn(.initializer(initializer))
    }
  }
}

extension Statement {
  /// Whether it keeps what an initialiser is handed under a name, and does nothing else.
  fileprivate func sets(_ name: String) -> Bool {
    guard case .assignment(let target, .identifier(name)) = self else { return false }
    switch target {
    case .member(.identifier("self")?, name): return true
    case .identifier(let path): return path == "self." + name
    default: return false
    }
  }
}
