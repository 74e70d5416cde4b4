import SpecModel

/// Something that specs give a name to and refer to by it.
public struct Symbol: Sendable, Hashable {
  /// What it is; the raw value is the word for it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case app, api, theme
    case enumeration = "enum"
    case model, union, source, request, component, adapter, screen, events, module
    /// A field of a model.
    case field
    /// A value that the app works out for a model.
    case computed
    /// What a screen, source, request, component or tracked event is given.
    case parameter
    /// A piece of a screen's state.
    case state
    /// What a screen loads whole.
    case data
    /// A field of a screen's form.
    case input
    case section
    /// A case of an enum or of a union.
    case enumCase = "case"
    /// What an adapter or a component tells, what requests tell all screens, and what is tracked.
    case event
    /// A method of the app that an effect calls.
    case method
    /// A value that such a method gets.
    case argument
    /// A rule of the app for what is entered into fields of forms.
    case rule
    case flag, session, environment
    case color, font, spacing, radius, border, shadow, gradient, duration
    /// A node of a component that can be refined where that is used.
    case part
    /// A key of the app's strings.
    case string
    /// A key under which pieces of state are kept.
    case stored
  }

  /// The declaration that a symbol is a part of.
  public struct Owner: Sendable, Hashable {
    public var kind: DeclarationKind
    /// Its name; that of a tracked event has the catalogue's name before it.
    public var path: String

    public init(_ kind: DeclarationKind, _ path: String) {
      self.kind = kind
      self.path = path
    }
  }

  public var kind: Kind
  public var name: String
  /// Nil for declarations and for what is one of all the app's.
  public var owner: Owner?

  public init(_ kind: Kind, _ name: String, of owner: Owner? = nil) {
    self.kind = kind
    self.name = name
    self.owner = owner
  }

  /// A declaration by its name.
  public init(_ kind: DeclarationKind, _ name: String) {
    self.init(Kind(kind), name)
  }

  /// Its name behind that of what it is a part of, as `Post.author`.
  public var path: String { owner.map { "\($0.path).\(name)" } ?? name }

  /// The declaration that it is, if it is one.
  public var declaration: Owner? {
    DeclarationKind(rawValue: kind.rawValue).map { Owner($0, name) }
  }

  /// What its parts have for their owner.
  var asOwner: Owner? {
    if let declaration { return declaration }
    guard let owner, kind == .method || kind == .event && owner.kind == .events else { return nil }
    return Owner(owner.kind, path)
  }
}

extension Symbol.Kind {
  init(_ kind: DeclarationKind) {
    switch kind {
    case .app: self = .app
    case .api: self = .api
    case .theme: self = .theme
    case .enumeration: self = .enumeration
    case .model: self = .model
    case .union: self = .union
    case .source: self = .source
    case .request: self = .request
    case .component: self = .component
    case .adapter: self = .adapter
    case .screen: self = .screen
    case .events: self = .events
    case .module: self = .module
    }
  }
}

extension Symbol.Kind {
  /// What a token of a theme is among all that has a name.
  package init(_ kind: ThemeTokenKind) {
    switch kind {
    case .color: self = .color
    case .font: self = .font
    case .spacing: self = .spacing
    case .radius: self = .radius
    case .border: self = .border
    case .shadow: self = .shadow
    case .gradient: self = .gradient
    case .duration: self = .duration
    }
  }
}

extension Symbol {
  /// The symbol where something is called otherwise: itself, or what it is a part of.
  ///
  /// - Parameter renamed: What is renamed.
  public func renaming(_ renamed: Symbol, to name: String) -> Symbol {
    var symbol = self
    if symbol == renamed {
      symbol.name = name
    } else if let owner, let old = renamed.asOwner, owner.kind == old.kind {
      var now = renamed
      now.name = name
      if owner.path == old.path {
        symbol.owner?.path = now.path
      } else if owner.path.hasPrefix(old.path + ".") {
        symbol.owner?.path = now.path + owner.path.dropFirst(old.path.count)
      }
    }
    return symbol
  }

  /// What it is in a sentence: parameter `user` of screen `Profile`.
  public var phrase: String {
    let own = "\(kind.noun) `\(name)`"
    guard let owner else { return own }
    return owner.kind == .events && kind == .parameter
      ? "\(own) of event `\(owner.path)`" : "\(own) of \(owner.kind.rawValue) `\(owner.path)`"
  }
}

extension Symbol.Kind {
  /// What such a thing is called in a sentence.
  public var noun: String {
    switch self {
    case .api: "API"
    case .events: "catalogue"
    case .computed: "computed value"
    case .state: "state"
    case .data: "data"
    case .input: "form field"
    case .session: "session field"
    case .color: "colour"
    case .spacing: "spacing token"
    case .rule: "rule of the app"
    case .string: "key of the strings"
    case .stored: "storage key"
    default: rawValue
    }
  }
}
