import Diagnostics
import SourceText
import SpecModel

/// What the Swift code beside the generated code relies on.
extension AppComparison {
  mutating func reportRemoval(of declaration: Declaration, in file: FileID) {
    switch declaration {
    // Their tokens are compared, and what stands in a module is compared by itself.
    case .theme, .module, .app: return
    case .model(let model) where model.swift != nil: return
    case .screen, .api, .enumeration, .model, .union, .source, .request, .component, .adapter,
      .events:
      break
    }
    report(
      .sourceRemoved, "the \(declaration.kind.rawValue) `\(declaration.name.text)` is gone",
      at: Location(file: file, span: declaration.name.span),
      help: "keep it until nothing names it any more, or rename what does together with it")
  }

  mutating func compare(_ old: AppDeclaration, _ new: AppDeclaration, _ sides: Sides) {
    if old.name.text != new.name.text {
      report(
        .sourceApp, "the app is called `\(new.name.text)` instead of `\(old.name.text)`",
        at: sides.new(new.name.span), was: (sides.old(old.name.span), "it was named here"),
        help: "its class has another name now: write that wherever the app is made")
    }
    if new.access.rank < old.access.rank {
      report(
        .sourceApp,
        "the generated code is `\(new.access.rawValue)` and was `\(old.access.rawValue)`",
        at: sides.new(new.name.span), was: (sides.old(old.name.span), "it was declared here"),
        help: "other modules cannot name it any more")
    }
    compareFlags(old.flags, new.flags, new.name, sides)
    compareRoutes(old, new, sides)
  }

  private mutating func compareFlags(
    _ old: [Field], _ new: [Field], _ app: Name, _ sides: Sides
  ) {
    for flag in old {
      let now = new.first { $0.name.text == flag.name.text }
      guard now?.type.shape != flag.type.shape else { continue }
      report(
        .sourceApp,
        now.map { "the flag `\(flag.name.text)` is `\($0.type.shape)` now" }
          ?? "the flag `\(flag.name.text)` is gone",
        at: sides.new(now?.type.span ?? app.span),
        was: (sides.old(flag.name.span), "it was of type `\(flag.type.shape)`"),
        help: "whoever sets the flag has to change, too")
    }
  }

  /// Parameters are those of a Swift initialiser: their names, types and order count.
  mutating func compareParameters(
    _ old: [Field], _ new: [Field], of owner: Name, _ sides: Sides
  ) {
    let help = "whoever makes a `\(owner.text)` has to change, too"
    for parameter in old {
      guard let now = new.first(where: { $0.name.text == parameter.name.text }) else {
        report(
          .sourceParameters, "`\(owner.text)` has no parameter `\(parameter.name.text)` any more",
          at: sides.new(owner.span), was: (sides.old(parameter.name.span), "it was declared here"),
          help: help)
        continue
      }
      let isGivenNow = parameter.defaultValue != nil && parameter.momentOfDefault == nil
      if isGivenNow, let moment = now.momentOfDefault {
        report(
          .sourceParameters,
          "parameter `\(now.name.text)` of `\(owner.text)` begins with `\(moment.rawValue)`, which code has to give",
          at: sides.new(now.name.span),
          was: (sides.old(parameter.name.span), "it had another default"), help: help)
      }
      guard now.type.shape != parameter.type.shape else { continue }
      report(
        .sourceParameters,
        "parameter `\(now.name.text)` of `\(owner.text)` is `\(now.type.shape)` and was `\(parameter.type.shape)`",
        at: sides.new(now.type.span), was: (sides.old(parameter.type.span), "it was declared here"),
        help: help)
    }
    for parameter in new where !old.contains(where: { $0.name.text == parameter.name.text }) {
      // Code that is written by hand has to give a moment, as it does what has no default.
      guard parameter.defaultValue == nil || parameter.momentOfDefault != nil else { continue }
      report(
        .sourceParameters, "`\(owner.text)` needs a parameter `\(parameter.name.text)`",
        at: sides.new(parameter.name.span), was: (sides.old(owner.span), "it had none before"),
        help: "give it a default, or \(help)")
    }
    compareOrder(old, new, of: owner, sides)
  }

  private mutating func compareOrder(
    _ old: [Field], _ new: [Field], of owner: Name, _ sides: Sides
  ) {
    let kept = old.map(\.name.text).filter { name in new.contains { $0.name.text == name } }
    let now = new.map(\.name.text).filter(kept.contains)
    guard kept != now else { return }
    let order = kept.map { "`\($0)`" }.joined(separator: ", ")
    report(
      .sourceParameters, "the parameters of `\(owner.text)` stand in another order",
      at: sides.new(owner.span), was: (sides.old(owner.span), "they were \(order)"),
      help: "Swift takes arguments in the order of the parameters: keep that")
  }

  mutating func compareResult(
    _ old: TypeReference?, _ new: TypeReference?, of owner: Name, _ verb: String, _ sides: Sides
  ) {
    guard old?.shape != new?.shape else { return }
    let before = old.map { "`\($0.shape)`" } ?? "nothing"
    let after = new.map { "`\($0.shape)`" } ?? "nothing"
    report(
      .sourceResult, "`\(owner.text)` \(verb) \(after) and \(verb) \(before) before",
      at: sides.new(new?.span ?? owner.span),
      was: old.map { (sides.old($0.span), "it was said here") },
      help: "whoever takes the value has to change, too")
  }

  mutating func compare(_ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides) {
    compareParameters(old.parameters, new.parameters, of: new.name, sides)
    compareResult(old.returns, new.returns, of: new.name, "returns", sides)
    compareSystems(old, new, sides)
    compareOpenness(old, new, sides)
    compareCalls(old, new, sides)
    compareChoices(old, new, sides)
    compareDrafts(old, new, sides)
    compareSourcesInPlace(old, new, sides)
  }

  private mutating func compareSystems(
    _ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides
  ) {
    let (before, after) = (earlier.architecture(of: old), later.architecture(of: new))
    guard before != after else { return }
    report(
      .sourceApp, "`\(new.name.text)` is built as \(after.rawValue) and was as \(before.rawValue)",
      at: sides.new(new.architecture?.span ?? new.name.span),
      was: (sides.old(old.architecture?.span ?? old.name.span), "it was said here"),
      help: "its types and the protocols that the app implements are others")
  }

  /// A class that was open may have subclasses.
  private mutating func compareOpenness(
    _ old: ScreenDeclaration, _ new: ScreenDeclaration, _ sides: Sides
  ) {
    guard let open = old.open, open.value, !new.isOpen else { return }
    report(
      .sourceApp, "`\(new.name.text)` is not open any more, so its class is final",
      at: sides.new(new.open?.span ?? new.name.span),
      was: (sides.old(open.span), "it was said here"),
      help: "keep `open: true` as long as the app has a subclass of it")
  }

  mutating func compare(_ old: AdapterDeclaration, _ new: AdapterDeclaration, _ sides: Sides) {
    if old.model.text != new.model.text {
      report(
        .sourceResult,
        "`\(new.name.text)` shows `\(new.model.text)` and showed `\(old.model.text)`",
        at: sides.new(new.model.span), was: (sides.old(old.model.span), "it was said here"),
        help: "hand-written screens that use the adapter have to change, too")
    }
    let (before, after) = (Set(old.events.map(\.text)), Set(new.events.map(\.text)))
    for event in old.events where !after.contains(event.text) {
      report(
        .sourceCases, "`\(new.name.text)` has no event `\(event.text)` any more",
        at: sides.new(new.name.span), was: (sides.old(event.span), "it was declared here"),
        help: "hand-written screens that handle it have to change, too")
    }
    for event in new.events where !before.contains(event.text) {
      report(
        .sourceCases, "`\(new.name.text)` has a new event `\(event.text)`",
        at: sides.new(event.span), was: (sides.old(old.name.span), "the adapter was declared here"),
        help: "hand-written screens that use the adapter have to handle it")
    }
  }
}

extension AccessLevel {
  fileprivate var rank: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
