/// Something that can be tapped, known across reuse of views.
public struct ControlID: Hashable, Sendable {
  /// The row it stands in; nil outside rows.
  let row: RowID?
  let name: String
}

extension ControlID {
  /// The button that sends a form.
  static let submit = ControlID(row: nil, name: "submit")
}
