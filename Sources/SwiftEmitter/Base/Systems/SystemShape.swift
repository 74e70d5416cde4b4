import SpecModel
import SpecSemantics
import SwiftCode

/// What the code of a system looks like: how its screens are generated, made and begun by hand, and what they
/// add to the app.
protocol SystemShape: Sendable {
  /// What else is to know of the system.
  var system: ScreenSystem { get }

  /// What is generated for a screen.
  func declarations(
    of screen: ScreenPlan, in file: FileScope, origin: Origin
  ) -> [SwiftDeclaration]

  /// The making of a screen, as a view controller.
  ///
  /// - Parameter values: What it is shown with, in the order of its parameters.
  /// - Parameter handlers: What is done with what comes of the screen.
  func making(
    of screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers,
    at context: EmissionContext
  ) -> SwiftExpression

  /// The type of what calls the methods that the app implements for a screen, and is handed to them.
  func actionsOwner(of screen: ScreenDeclaration, in file: FileScope) -> SwiftType

  /// Whether hand-written code can see what a screen is shown with.
  var showsParameters: Bool { get }

  /// What the app's class has for the screens of the system.
  func appMembers(in file: FileScope) -> [SwiftDeclaration]

  /// Adds what a screen leaves to the app, but for its methods.
  func addDependencies(
    of screen: ScreenSignaturePlan, to dependencies: inout DeclarationDependencies)

  /// The beginning of a screen of the app's own.
  func beginning(of stub: ScreenStub) -> [SwiftDeclaration]

  /// The beginning of a source of the app's own.
  func beginning(
    of source: SourceDeclaration, type: SwiftTypeReference, on screen: ScreenDeclaration,
    in file: FileScope
  ) -> SwiftDeclaration

  /// The beginnings of what can take the place of generated parts of a screen.
  func beginnings(
    of part: ReplaceablePart, on screen: ScreenDeclaration, in scaffold: Scaffold
  ) -> [HandWrittenFile]
}

/// What hand-written code can take the place of.
enum ReplaceablePart {
  case gateways, presenter
}

/// What most systems have alike.
extension SystemShape {
  func making(
    of screen: ScreenDeclaration, with values: [SwiftArgument], telling handlers: ResultHandlers,
    at context: EmissionContext
  ) -> SwiftExpression {
    context.object(of: screen, with: values, telling: handlers)
  }

  func actionsOwner(of screen: ScreenDeclaration, in file: FileScope) -> SwiftType {
    .named(file.app.className(of: screen))
  }

  var showsParameters: Bool { false }

  func appMembers(in file: FileScope) -> [SwiftDeclaration] { [] }

  func addDependencies(
    of plan: ScreenSignaturePlan, to dependencies: inout DeclarationDependencies
  ) {
    for source in plan.screen.ownSources { dependencies.add(source) }
  }

  func beginning(
    of source: SourceDeclaration, type: SwiftTypeReference, on screen: ScreenDeclaration,
    in file: FileScope
  ) -> SwiftDeclaration {
    SourceStub(source, type: type, in: file).declaration
  }

  func beginnings(
    of part: ReplaceablePart, on screen: ScreenDeclaration, in scaffold: Scaffold
  ) -> [HandWrittenFile] {
    []
  }
}

/// A system whose screens are each run by one object, over a class of the run-time.
protocol ControllerShape: SystemShape {
  var form: ListForm { get }
}

extension ControllerShape {
  func declarations(
    of screen: ScreenPlan, in file: FileScope, origin: Origin
  ) -> [SwiftDeclaration] {
    ListControllerScreen(screen, in: file, as: form).declarations(origin: origin)
  }
}

extension ScreenDeclaration {
  /// The sources that are written in its sections.
  var ownSources: [SourceDeclaration] {
    sections.compactMap { section in
      if case .source(.inline(let source), _, _) = section.content { source } else { nil }
    }
  }
}
