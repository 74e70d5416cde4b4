/// A cell of ScreenKit's own, through which a plain table shows what is behind it. In tables of other styles the cells are
/// cards, and a cell of the app's own looks as it says itself.
protocol SeeThroughCell: UITableViewCell {}

extension TreeTableCell: SeeThroughCell {}
extension FieldTableCell: SeeThroughCell {}
extension ControllerTableCell: SeeThroughCell {}
extension TreePresenterTableCell: SeeThroughCell {}
