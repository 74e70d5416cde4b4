extension UInt8 {
  @inlinable package var isSmall: Bool { self &- UInt8(ascii: "a") < 26 }
  @inlinable package var isCapital: Bool { self &- UInt8(ascii: "A") < 26 }
  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Letters differ from capitals in one bit.
  @inlinable package var isLetter: Bool { (self | 0x20).isSmall }
  /// It is asked of every byte of every name.
  @inlinable package var isLetterOrDigit: Bool { isLetter || isDigit }
  /// Whether it may stand in a name: letters, digits, `_` and all that is not ASCII.
  @inlinable package var isInName: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_") || self >= 0x80
  }
  package var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }
}
