import Diagnostics
import SpecModel
import SpecSemantics

/// How values stand in payloads, which their types allow.
extension SpecWalker {
  /// - Parameter isDecoded: Whether payloads have the field.
  mutating func checkFormat(of field: Field, isDecoded: Bool) {
    guard let format = field.format else { return }
    guard isDecoded else {
      return findings.report(
        .bindingTypeMismatch, "no payload has this, so that nothing is written by a format",
        at: location(format.span), help: ["leave `format:` out"])
    }
    let type = field.type.shape.present
    guard !format.value.accepts(type) else { return }
    let types = format.value.isOfDates ? "a `Date`" : "an `Int`, `Double`, `Decimal` or `Bool`"
    findings.report(
      .bindingTypeMismatch,
      "`format: \(format.value.written)` is for \(types), and `\(field.name.text)` is declared `\(field.type.shape)`",
      at: location(format.span),
      help: ["leave `format:` out, or declare the type of what is meant"])
  }
}

extension PayloadFormat {
  fileprivate func accepts(_ type: TypeReference.Shape) -> Bool {
    switch type {
    case .builtin(.date): isOfDates
    case .builtin(.integer), .builtin(.number), .builtin(.decimal), .builtin(.boolean): !isOfDates
    default: false
    }
  }
}

extension TypeReference.Shape {
  /// The type of a value that is there.
  fileprivate var present: TypeReference.Shape {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
