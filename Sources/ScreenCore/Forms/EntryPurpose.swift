/// What someone who logs in enters, which devices keep, make up or receive for them.
package enum EntryPurpose: Sendable {
  /// The name, here an address, that an account goes by.
  case account
  case password
  /// A password that does not exist yet.
  case newPassword
  /// Digits that were sent to the device.
  case code
}
