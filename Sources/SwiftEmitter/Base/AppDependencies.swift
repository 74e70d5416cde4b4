import SpecModel
import SpecSemantics
import SwiftCode

/// The protocol of all that the app supplies by hand. It says no more than what each declaration asks for,
/// in the file of that, and what none of them has for itself.
struct AppDependencies {
  private let file: FileScope
  /// What declarations leave to hand-written code, sorted by the protocols' names.
  let parts: [DeclarationDependencies]
  /// The protocols of what the app's Swift modules leave to it.
  private let modules: [String]

  /// The app's own log-in.
  static let logIn = "logIn"

  init(in file: FileScope) throws(PlanError) {
    self.file = file
    // What the parts name is imported where they stand.
    let elsewhere = FileScope(app: file.app)
    var parts: [DeclarationDependencies] = []
    for spec in file.app.specFiles {
      for declaration in spec.declarations {
        if let part = try elsewhere.dependencies(of: declaration) { parts.append(part) }
      }
    }
    self.parts = parts.sorted { $0.name < $1.name }
    modules = file.app.seenParts.map { SwiftNames(of: $0.name)(.dependencies) }
    for part in file.app.seenParts { file.use(part: part, exposed: true) }
  }

  func declaration(origin: Origin) -> SwiftDeclaration {
    .type(
      TypeDeclaration(
        .protocol, file.app.names(.dependencies),
        documentation: "What the app supplies by hand for \(origin).",
        attributes: [.mainActor], access: file.app.access,
        inherits: parts.isEmpty && modules.isEmpty
          ? [] : [.composition((modules + parts.map(\.name)).sorted().map { .named($0) })],
        members: own.map { .requirement($0.name, $0.type) }))
  }

  /// Whether nothing is left to hand-written code, so that there is nothing to keep.
  var isEmpty: Bool { parts.isEmpty && modules.isEmpty && own.isEmpty }

  /// The property that keeps what was supplied. The initialiser takes it in any case: the calls of apps are the same
  /// before and after there is something to supply.
  var stored: [SwiftDeclaration] {
    guard !isEmpty else { return [] }
    return [
      .variable(
        VariableDeclaration(
          .let, "dependencies", .any(.named(file.app.names(.dependencies))),
          access: file.app.access))
    ]
  }

  /// What the app has once.
  var own: [(name: String, type: SwiftType)] {
    var members: [(name: String, type: SwiftType)] = []
    let part = file.app.part
    if part?.asksDatabase ?? file.app.analysis.hasDatabase {
      members.append(("database", .any("DatabaseReading")))
    }
    if part?.asksObjects ?? file.app.analysis.hasObjectStore {
      members.append(("objectStore", .any("ManagedObjectStore")))
    }
    guard part == nil else { return members.sorted { $0.name < $1.name } }
    if file.app.index.hasAppLogIn {
      let session: [SwiftType] = file.app.logsInByApp ? [.named(file.app.names(.session))] : []
      let type = session.isEmpty ? "AppLogIn" : SwiftType.generic("AppLogIn", session)
      members.append((Self.logIn, .any(type)))
    }
    for service in file.app.declaration.host?.services ?? [] {
      members.append((service.rawValue, .any(.named(service.interface))))
    }
    return members.sorted { $0.name < $1.name }
  }
}

extension SwiftDeclaration {
  /// A property that a protocol asks for.
  static func requirement(_ name: String, _ type: SwiftType) -> SwiftDeclaration {
    .variable(VariableDeclaration(.var, name, type, accessors: .get))
  }
}

extension DeviceService {
  /// The protocol of the run-time that stands for the service.
  fileprivate var interface: String {
    switch self {
    case .pushNotifications: "PushRegistration"
    case .locationUpdates: "LocationUpdates"
    case .biometrics: "BiometricCheck"
    }
  }
}
