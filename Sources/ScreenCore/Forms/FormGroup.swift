/// Fields of a form that stand together.
///
/// The form has to make them one after the other, as they are seen: a group with others between its fields is shown in
/// parts, each with its header and footer.
public struct FormGroup: Hashable, Sendable {
  /// What stands above its fields, as a heading.
  public var header: ScreenText?
  /// What stands below its fields, and explains them.
  public var footer: ScreenText?
  /// The ids of its fields.
  public var fields: [String]

  /// A group with what stands above and below its fields.
  public init(header: ScreenText? = nil, footer: ScreenText? = nil, fields: [String]) {
    self.header = header
    self.footer = footer
    self.fields = fields
  }
}
