// What the run-time uses of Local Authentication, as Apple declares it, without anything behind it.
@_exported public import AppleFoundation

// https://developer.apple.com/documentation/localauthentication/lapolicy
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

// https://developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject {
  // https://developer.apple.com/documentation/localauthentication/lacontext/canevaluatepolicy(_:error:)
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool { false }

  // https://developer.apple.com/documentation/localauthentication/lacontext/evaluatepolicy(_:localizedreason:reply:)
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    false
  }
}
