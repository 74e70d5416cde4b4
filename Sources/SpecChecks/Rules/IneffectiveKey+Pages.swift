import Diagnostics
import SpecModel

/// How many items a page has, where neither the server is told nor anything follows from it.
extension SpecRule {
  static func checkPageSize(
    of source: SourceDeclaration, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    guard let paging = source.paging, let key = paging.sizeKey, paging.sizeName == nil,
      let end = paging.end, paging.asksByItself, !paging.counts(to: end)
    else { return }
    findings.report(
      .ineffectiveKey,
      "`size` means nothing here: nothing asks for so many items, and `ends` says otherwise which page is the last",
      at: place.location(key),
      help: [
        "say by `sizeAs: …` what asks for that many, as in `sizeAs: limit`, or leave `size:` out"
      ])
  }
}

extension Paging {
  /// Whether it says itself what asks for a page: of other forms, and of one that does not, something else is told.
  fileprivate var asksByItself: Bool {
    guard send != nil else { return false }
    return switch form {
    case .page, .offset, .last: true
    case .cursor: receive != nil
    case .link, .header, .connection, .service: false
    }
  }

  /// Whether the size decides which page is the last.
  fileprivate func counts(to end: PageEnd) -> Bool {
    switch end {
    case .short: true
    case .empty: false
    case .header(_, let counted), .field(_, let counted):
      switch (form, counted) {
      case (.page, .items), (.offset, .pages): true
      default: false
      }
    }
  }
}
