import SpecModel

/// How many items an answer brings that take the places of others.
public enum RenewedAnswer: Sendable {
  /// The answer is one.
  case one
  /// The answer is one, or nothing.
  case ifThere
  /// The answer is a list of such.
  case each
}

extension RequestDeclaration {
  /// What the request renews; nil where it doesn't say so, or answers with something that is no item.
  public func renewed(in index: AppIndex) -> RenewedAnswer? {
    guard renews, let type = yields.flatMap({ index.type($0) }) else { return nil }
    return type.renewed
  }
}

extension SpecType {
  /// What an answer of this type renews; nil for what is neither a model or union nor a list of such.
  public var renewed: RenewedAnswer? {
    switch self {
    case .model, .union: .one
    case .optional(.model), .optional(.union): .ifThere
    case .list(.model), .list(.union): .each
    case .builtin, .enumeration, .optional, .list: nil
    }
  }
}
