import SpecModel
import SpecSemantics
import SwiftCode

/// What every generated file needs to know of its app, found out once.
///
/// It is an object for being handed on with everything that is emitted: copies of all that it has
/// would count references that all threads share.
final class AppFacts: Sendable {
  let index: AppIndex
  /// What plans the app's declarations.
  let lowering: Lowering
  let declaration: AppDeclaration
  /// What is called after the app.
  let names: SwiftNames
  /// The Swift module whose code is generated; nil for the app's.
  let part: SwiftPart?
  /// The access of generated declarations; nil where none is written.
  let access: SwiftCode.AccessLevel?
  /// The access of imports whose modules stand in interfaces; nil where none is written.
  let importAccess: SwiftCode.AccessLevel?
  /// What is found out by looking through the whole app.
  let analysis: AppAnalysis
  /// What the code of each system looks like.
  let shapes: SystemShapes
  /// What is known of who is logged in; nil where nobody logs in.
  let session: SessionDeclaration?
  /// Whether the app's own log-in says who that is.
  let logsInByApp: Bool
  /// Whether the main screens are behind a log-in gate.
  let hasGate: Bool
  /// The property of the app that holds the client of what names no API.
  private let mainClient: String?
  /// How keys of payloads follow from names.
  let keys: KeyStyle
  /// Whether an API writes truth values otherwise than as `true` and `false`.
  let readsAnyBoolean: Bool
  /// How fields stand in payloads.
  let formats: PayloadFormats

  /// Facts about an app; nil for specs without one.
  ///
  /// - Parameter survey: What is found out by looking through all of the app that the index is of.
  /// - Parameter part: The Swift module whose code is generated.
  /// - Parameter isExposed: Whether others can see what is declared, as is decided of each declaration of a
  ///   Swift module.
  init?(
    index: AppIndex, analysis: AppAnalysis, shapes: SystemShapes, part: SwiftPart? = nil,
    isExposed: Bool = true
  ) {
    guard let declaration = index.app else { return nil }
    self.part = part
    self.index = index
    self.analysis = analysis
    self.shapes = shapes
    self.declaration = declaration
    lowering = Lowering(index: index)
    names = SwiftNames(of: part?.name ?? declaration.name.text)
    switch part == nil ? declaration.access : isExposed ? .public : .internal {
    case .internal:
      access = nil
      importAccess = nil
    case .package:
      access = .package
      // Without the feature a plain import is as visible as a public one, and an explicit one would
      // clash with the plain imports of hand-written files.
      importAccess = declaration.internalImports ? .package : nil
    case .public:
      access = .public
      importAccess = .public
    }
    let api = index.api(nil)
    keys = api?.keys ?? .asWritten
    readsAnyBoolean = index.apis.contains { id in
      guard case .api(let api) = index.declaration(id) else { return false }
      return api.booleans == .lenient
    }
    formats = PayloadFormats(of: index)
    mainClient = api.map { Naming.member($0.name.text) }
    session = part == nil ? index.session : nil
    logsInByApp = part == nil && index.sessionAPI?.asksAppLogIn == true
    hasGate = part == nil && index.hasGate
  }

  /// The position of a screen among the host's tabs.
  func tab(of screen: String) -> Int? {
    declaration.tabs.firstIndex(of: screen)
  }

  /// What the code of a screen looks like, by the system that it is generated for.
  func shape(of screen: ScreenDeclaration) -> any SystemShape {
    shapes[index.architecture(of: screen)]
  }

  /// The shapes of the systems that screens of the app, or of the Swift module, are generated for.
  var usedShapes: [any SystemShape] {
    let architectures = part?.architectures ?? analysis.architectures
    return shapes.all.filter { architectures.contains($0.system.name) }
  }

  /// The class that runs a generated screen.
  func className(of screen: ScreenDeclaration) -> String {
    shape(of: screen).system.runner(screen.name.text)
  }

  /// The property of the app that holds the client of an API.
  func client(of api: Name?) -> String? {
    api.map { Naming.member($0.text) } ?? mainClient
  }
}
