import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What the app has to supply: types of its own, and what is declared for it to implement.
extension AppComparison {
  /// Compares the types that a declaration leaves to the app.
  mutating func compareOwnTypes(_ old: Declaration, _ new: Declaration, _ sides: Sides) {
    let (before, after) = (old.ownType, new.ownType)
    guard before?.title != after?.title else { return compareHostedViews(old, new, sides) }
    let noun = "\(new.kind.rawValue) `\(new.name.text)`"
    let was = before.map { (sides.old($0.type.span), "it was `\($0.title)`") }
    if let after {
      report(
        .sourceRequirements, "the app has to supply `\(after.title)` as the \(noun)",
        at: sides.new(after.type.span),
        was: was ?? (sides.old(old.name.span), "it was generated"),
        help: "write the type before the new code is generated")
    } else {
      report(
        .sourceRequirements, "the \(noun) is generated, and the app does not supply it any more",
        at: sides.new(new.name.span), was: was,
        help: "take the app's own out of its dependencies, or keep `\(old.ownKey):`")
    }
  }

  /// A view of SwiftUI is written with an initializer for what it is made of and what it calls.
  private mutating func compareHostedViews(
    _ old: Declaration, _ new: Declaration, _ sides: Sides
  ) {
    guard case .adapter(let before) = old, case .adapter(let after) = new,
      let was = before.handedToView, let now = after.handedToView, let view = after.ownType
    else { return }
    guard was != now else { return }
    report(
      .sourceRequirements,
      "`\(view.title)` is made of \(Listing.quoted(now)) and was of \(Listing.quoted(was))",
      at: sides.new(view.type.span),
      was: (sides.old(before.name.span), "it was made of others here"),
      help: "give it these before the new code is generated")
  }

  /// Reports what a declaration that is new asks of the app.
  mutating func reportDemands(of new: Declaration, in file: FileID) {
    let noun = "\(new.kind.rawValue) `\(new.name.text)`"
    if let own = new.ownType {
      report(
        .sourceRequirements, "the \(noun) is new, and the app has to supply `\(own.title)`",
        at: Location(file: file, span: own.type.span),
        help: "write the type before the new code is generated")
    }
    switch new {
    case .screen(let screen):
      let calls = screen.calls.map(\.name)
      guard let first = calls.first else { return }
      let names = calls.map { "`\($0.text)`" }.joined(separator: ", ")
      report(
        .sourceRequirements, "the \(noun) is new and calls \(names)",
        at: Location(file: file, span: first.span),
        help: "implement its protocol: `screenc scaffold \(screen.name.text)` begins it")
    case .model(let model):
      for member in model.computed {
        report(
          .sourceRequirements, "the app has to work out `\(model.name.text).\(member.name.text)`",
          at: Location(file: file, span: member.name.span),
          help: "write it in an extension of `\(model.name.text)`")
      }
    default: break
    }
  }
}

extension Declaration {
  /// The type that the app has for it.
  fileprivate var ownType: SwiftTypeReference? {
    switch self {
    case .model(let model): return model.swift
    case .adapter(let adapter): return adapter.ownType
    case .source(let source): if case .swift(let own) = source.content { return own }
    case .screen(let screen): if case .swift(let own) = screen.body { return own }
    default: break
    }
    return nil
  }
}

extension AdapterDeclaration {
  /// What the initializer of its view of SwiftUI takes, in this order; nil for other adapters.
  fileprivate var handedToView: [String]? {
    guard let view = hostedView else { return nil }
    return view.arguments.map { Naming.member($0.name.text) }
      + events.map { Naming.telling($0.text) }
  }
}

extension Declaration {
  /// The key that says what the app has for it.
  fileprivate var ownKey: String {
    switch self {
    case .adapter(let adapter): adapter.hostedView == nil ? "swift" : "swiftUI"
    case .screen(let screen): screen.isSwiftUI ? "swiftUI" : "swift"
    default: "swift"
    }
  }
}

extension SwiftTypeReference {
  fileprivate var title: String {
    module.map { "\($0.text).\(type.text)" } ?? type.text
  }
}
