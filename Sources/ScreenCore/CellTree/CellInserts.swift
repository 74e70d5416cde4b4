import Foundation

/// A control; what it edits is kept beside the tree, by its id.
public struct CellControl: Hashable, Sendable {
  public var id: String
  public var title: ScreenText
  /// Whether it stands below its title, with all of the width, and not beside it.
  public var isBelowTitle: Bool
}

/// A screen; how it is made is kept beside the tree, by its id.
public struct CellScreen: Hashable, Sendable {
  public var id: String
  /// What it is shown with: with other values it is another screen.
  public var values: ShownValues
  /// Its height in points; nil for as high as its content.
  public var height: CGFloat?
}

/// What a control of a tree edits, and what follows when the reader has changed it.
public struct CellField<Action: Sendable>: Sendable {
  public let field: FormField
  public let onChange: Action?

  package init(field: FormField, onChange: Action?) {
    self.field = field
    self.onChange = onChange
  }

  func map<Other>(_ transform: (Action) -> Other) -> CellField<Other> {
    CellField<Other>(field: field, onChange: onChange.map(transform))
  }
}

/// What makes a screen that stands in a tree: something of those who have views.
public protocol CellScreenMaker: Sendable {}

extension CellTree {
  /// A control that edits `field`, its title beside it; `onChange` is what follows when the reader
  /// has changed it.
  @MainActor
  public static func control(
    id: String, _ field: FormField, onChange: Action? = nil
  ) -> CellTree {
    let control = CellControl(id: id, title: field.title, isBelowTitle: field.isBelowTitle)
    return CellTree(.control(control), controls: [id: CellField(field: field, onChange: onChange)])
  }

  /// A screen that `maker` makes once, and anew when one of `values`, which it is shown with, has
  /// changed.
  public static func screen(
    id: String, showing values: ShownValues, height: CGFloat?, maker: any CellScreenMaker
  ) -> CellTree {
    let screen = CellScreen(id: id, values: values, height: height)
    return CellTree(.screen(screen), screens: [id: maker])
  }
}

extension FormField {
  /// Whether what edits the field needs all of the width.
  package var isBelowTitle: Bool {
    if case .choice(_, .segments, _, _) = control { true } else { false }
  }
}
