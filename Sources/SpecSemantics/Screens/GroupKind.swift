import SpecModel

/// What the items of a section are grouped by, by the type of the value that they share.
public enum GroupKind: Sendable, Hashable {
  /// A date's day, month or year.
  case date(GroupPart)
  /// How long ago a date is.
  case age
  case letter
  case text
  case number
  case flag
  case choice(enumeration: String)

  /// The kind for values of a type; nil where items cannot be grouped so.
  ///
  /// - Parameter part: What of the value they share.
  public init?(of type: SpecType, part: GroupPart?) {
    switch (type.unwrapped, part) {
    case (.builtin(.date), .day?), (.builtin(.date), .month?), (.builtin(.date), .year?):
      self = .date(part ?? .day)
    case (.builtin(.date), .age?): self = .age
    case (.builtin(.string), .letter?): self = .letter
    case (.builtin(.string), nil): self = .text
    case (.builtin(.integer), nil): self = .number
    case (.builtin(.boolean), nil): self = .flag
    case (.enumeration(let name), nil): self = .choice(enumeration: name)
    default: return nil
    }
  }

  /// The type of `$group.value`.
  public var value: SpecType {
    switch self {
    case .date: .builtin(.date)
    case .age: .builtin(.text)
    case .letter, .text: .builtin(.string)
    case .number: .builtin(.integer)
    case .flag: .builtin(.boolean)
    case .choice(let enumeration): .enumeration(enumeration)
    }
  }
}

extension GroupDeclaration {
  /// The value as an expression.
  public var expression: Expression {
    Expression(.path(value.value), span: value.span)
  }
}

extension TypeChecker {
  /// The type of the value that items share. Of a union every model has it, and it can be missing where
  /// one of them may lack it.
  public func type(
    of group: GroupDeclaration, among items: SpecType
  ) throws(TypeProblem) -> SpecType {
    guard case .union(let name) = items, let union = index.union(name) else {
      return try type(group.expression, expecting: nil, in: ValueScope(item: items)).type
    }
    var shared: SpecType?
    for item in union.cases {
      let scope = ValueScope(item: .model(item.model.text))
      let own = try type(
        group.expression, expecting: shared.map { .optional($0.unwrapped) }, in: scope
      ).type
      shared = own.isOptional ? own : shared ?? own
    }
    guard let shared else { throw .consequence(at: group.value.span) }
    return shared
  }
}

extension AppIndex {
  /// What a section of a screen shows, one by one; nil for rows in place.
  public func itemType(of section: SectionDeclaration, in screen: ScreenDeclaration) -> SpecType? {
    guard case .source(let reference, _, _) = section.content else { return nil }
    return itemType(of: reference, in: screen)
  }
}
