extension ShownList {
  /// A row with its identity.
  public struct ShownRow {
    /// The row's identity in its list.
    public var id: RowID { box.id }
    /// What is shown, and how.
    public var row: Row { box.row }

    /// What a diff compares.
    var mark: RowMark { box }

    private let box: RowBox<Row>

    @MainActor
    init(id: RowID, fingerprint: Int, row: Row) {
      box = RowBox(id: id, fingerprint: fingerprint, item: row.item, row: row)
    }
  }
}

/// What tells one row from another and its content from another, whatever the row is made of. Lists
/// share it: the same mark is the same row with the same content.
class RowMark: DiffRow {
  let id: RowID
  let fingerprint: Int
  private let item: any Model

  init(id: RowID, fingerprint: Int, item: any Model) {
    self.id = id
    self.fingerprint = fingerprint
    self.item = item
  }

  final func isSameRow(as other: RowMark) -> Bool {
    self === other || (fingerprint == other.fingerprint && id == other.id)
  }

  final func hasSameContent(as other: RowMark) -> Bool {
    self === other || item.hasSameContent(as: other.item)
  }
}

/// A row behind one reference, so that lists of many rows are copied and kept at little cost.
private final class RowBox<Row>: RowMark {
  let row: Row

  init(id: RowID, fingerprint: Int, item: any Model, row: Row) {
    self.row = row
    super.init(id: id, fingerprint: fingerprint, item: item)
  }
}
