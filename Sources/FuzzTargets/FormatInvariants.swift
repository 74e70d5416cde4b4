import SpecFormat

/// What holds for the canonical form of any spec file.
struct FormatInvariants {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var violation: String? {
    let formatter = SpecFormatter()
    // A file may be refused; what has been formatted may not.
    guard let formatted = try? formatter.format(bytes) else { return nil }
    guard let again = try? formatter.format(formatted) else { return "refused the second time" }
    return again == formatted ? nil : "formatted otherwise the second time"
  }
}
