/// A field as what a row shows. What it holds is the state's, and drawn anew with every change of that.
@MainActor
struct FieldItem {
  let field: FormField

  /// The field as an item of a list.
  var item: FieldIdentity { FieldIdentity(id: field.id, title: field.title) }

  /// Fields with another control are other rows.
  var kind: RowKind { RowKind(FieldIdentity.self, variant: field.controlNumber) }
}

/// What tells fields in rows apart.
struct FieldIdentity: Model {
  let id: String
  let title: ScreenText
}

extension FormField {
  fileprivate var controlNumber: Int {
    switch control {
    case .text: 0
    case .number: 1
    case .toggle: 2
    case .date: 3
    case .choice(_, .menu, _, _): 4
    case .choice(_, .segments, _, _): 5
    case .stepper: 6
    case .choices: 7
    case .loadedChoice: 8
    case .loadedChoices: 9
    case .photos: 10
    }
  }
}

extension Row {
  /// A row that edits a value by a control; `onChange` is what follows when the reader has changed it.
  public init(_ field: FormField, onChange: ScreenAction? = nil) {
    let shown = FieldItem(field: field)
    self.init(
      shown.item, kind: shown.kind,
      face: RowFace(
        FieldCell.self,
        configure: { cell, context in cell.show(shown, onChange: onChange, in: context) },
        size: { context in
          CGSize(
            width: context.containerWidth,
            height: FieldContentView.height(of: field, in: context))
        }))
  }
}

extension TableRow {
  /// A row that edits a value by a control; `onChange` is what follows when the reader has changed it.
  public init(_ field: FormField, onChange: ScreenAction? = nil) {
    let shown = FieldItem(field: field)
    self.init(
      shown.item, kind: shown.kind,
      face: TableRowFace(
        reuse: RowKind(FieldTableCell.self),
        makeCell: { FieldTableCell(style: .default, reuseIdentifier: $0) },
        configure: { cell, context in cell.show(shown, onChange: onChange, in: context) },
        height: { FieldContentView.height(of: field, in: $0) }))
  }
}
