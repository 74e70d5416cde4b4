import Foundation

/// Which draft it is that a form keeps: that of its screen, for what the screen is shown with. What was entered into
/// the form of one post is no draft of another's.
public struct FormDraft: Hashable, Sendable {
  /// What the draft is kept under.
  let key: String

  /// The draft of the form on `screen`.
  ///
  /// - Parameter values: What the screen is shown with. Of a model that is its identity: its content may be another one
  ///   when somebody comes back to the form. A value of the app's own types is known by what describes it.
  public init(of screen: String, shownWith values: [(any Hashable & Sendable)?] = []) {
    guard !values.isEmpty else {
      key = screen
      return
    }
    // What lies among the settings of a device tells nobody what the values are.
    let written = values.map(Self.text).map { "\($0.utf8.count):\($0)" }.joined()
    key = "\(screen) \(SHA256Digest.digest(of: Data(written.utf8)).hexadecimal)"
  }

  private static func text(of value: (any Hashable)?) -> String {
    switch value {
    case nil: "nil"
    // Models and lists can be kept whole, too, which is not what tells one draft from another.
    case let model as any Model: identity(of: model)
    case let values as [any Hashable]: values.map(text).joined(separator: ",")
    case let value as any StorableValue: value.stored.map(text) ?? "nil"
    // Bytes describe themselves by how many they are.
    case let data as Data: SHA256Digest.digest(of: data).hexadecimal
    case let value?: String(describing: value)
    }
  }

  /// A union is known by the value of its case.
  private static func identity(of model: any Model) -> String {
    let value = model.model
    return "\(type(of: value)) \(text(of: value.id))"
  }

  private static func text(of value: StoredValue) -> String {
    switch value {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .date(let value): "\(value.timeIntervalSinceReferenceDate)"
    }
  }
}
