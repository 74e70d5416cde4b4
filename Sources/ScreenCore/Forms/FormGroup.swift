/// Fields of a form that stand together: the form makes them one after the other, as they are seen.
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
