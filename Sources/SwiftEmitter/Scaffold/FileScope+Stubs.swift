import SpecSemantics
import SwiftCode

/// What stubs name: unlike generated code, they make do with the names that the app has left.
extension FileScope {
  /// A type of the run-time for which generated code has no use, so that the app can have one of the name.
  func runtimeType(_ name: String) -> SwiftType {
    moduleTypes.hides(name) ? .member("ScreenKit", name) : .named(name)
  }

  /// The name of a type that is begun: another one where the app has a type of that name.
  func freeName(_ name: String) -> String { moduleTypes.free(name) }
}
