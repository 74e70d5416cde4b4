/// Ways in which the same spec may be written to a file. Marks in it go along.
enum ExampleWriting: CaseIterable {
  case asItStands, behindEmoji, withCarriageReturns, withByteOrderMark

  func applied(to spec: String) -> String {
    switch self {
    case .asItStands: spec
    // Before a directive no comment may stand.
    case .behindEmoji: spec.hasPrefix("%") ? spec : "# 👩‍👩‍👧 🇸🇪 ü e\u{301} 語\n" + spec
    case .withCarriageReturns: spec.replacing("\n", with: "\r\n")
    case .withByteOrderMark: "\u{FEFF}" + spec
    }
  }
}
