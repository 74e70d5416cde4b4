import SourceText

/// `adapter:`, how a model looks in a list.
public final class AdapterDeclaration: Sendable {
  public enum Body: Sendable {
    case cell(CellNode)
    /// The app's own adapter class.
    case swift(SwiftTypeReference)
    case embed(EmbedDeclaration)
  }

  public let name: Name
  public let model: Name
  public let events: [Name]
  public let body: Body
  /// What an adapter of the app's own is; nil for all others.
  public let ownKind: OwnAdapterKind?
  /// Where that is said; nil where it is what it is by itself.
  public let ownKindPlace: ByteSpan?
  public let accessibility: AccessibilityDeclaration?
  public let size: SizeDeclaration
  /// Where the size stands; where the name does if the adapter has none.
  public let sizeSpan: ByteSpan
  /// Keys that say something of a cell that is not described here, where they stand.
  public let idleKeys: [Name]

  init(
    name: Name, model: Name, events: [Name], body: Body, ownKind: OwnAdapterKind?,
    ownKindPlace: ByteSpan? = nil, accessibility: AccessibilityDeclaration?, size: SizeDeclaration,
    sizeSpan: ByteSpan, idleKeys: [Name] = []
  ) {
    self.name = name
    self.model = model
    self.events = events
    self.body = body
    self.ownKind = ownKind
    self.ownKindPlace = ownKindPlace
    self.accessibility = accessibility
    self.size = size
    self.sizeSpan = sizeSpan
    self.idleKeys = idleKeys
  }
}

extension AdapterDeclaration {
  /// The view of SwiftUI that its cells are nothing but.
  public var hostedView: CellOwnView? {
    guard case .cell(let node) = body, let view = node.ownView, view.framework == .swiftUI else {
      return nil
    }
    return view
  }

  /// What is read out of its cells as a whole; nil where that would hide what a view of SwiftUI has to touch.
  public var wholeAccessibility: AccessibilityDeclaration? {
    hostedView?.tellings.isEmpty == false ? nil : accessibility
  }

  /// The type that the app wrote for it by hand: the adapter itself, or the view in its cells.
  public var ownType: SwiftTypeReference? {
    if case .swift(let own) = body { own } else { hostedView?.type }
  }
}

/// What an adapter of the app's own makes of its model.
public enum OwnAdapterKind: String, Sendable, Hashable, CaseIterable {
  /// Cells of a class of its own, for collection views.
  case cell
  /// Trees, which every list shows.
  case tree
  /// Rows of tables.
  case row
  /// Controllers that stand in rows.
  case controller

  /// The protocol of the run-time that the class conforms to.
  public var protocolName: String {
    switch self {
    case .cell: "Adapter"
    case .tree: "CellAdapter"
    case .row: "RowPresenter"
    case .controller: "ControllerAdapter"
    }
  }
}

/// A screen that a cell hosts.
public struct EmbedDeclaration: Sendable {
  public var screen: Name
  public var arguments: [Argument]
  /// Points; taken from the content when not given.
  public var height: Double?
  public var span: ByteSpan
}

/// What assistive technology says of a cell.
public struct AccessibilityDeclaration: Sendable {
  public var label: TextValue?
  public var traits: [Located<AccessibilityTrait>]
}

public enum AccessibilityTrait: String, Sendable, Hashable, CaseIterable {
  case button, header, link, image, selected, staticText
}

/// The width of a cell.
public enum CellWidth: Sendable, Hashable {
  case fill
  case points(Double)
}

/// The height of a cell.
public enum CellHeight: Sendable, Hashable {
  /// As tall as its content.
  case content
  case points(Double)
  /// Width divided by height.
  case aspect(Double)
}

public struct SizeDeclaration: Sendable, Hashable {
  public var width = CellWidth.fill
  public var height = CellHeight.content
  /// Where the height stands; nil where nothing is said of it.
  public var heightSpan: ByteSpan?
  /// The key of the width; nil where nothing is said of it.
  public var widthKey: ByteSpan?
}

/// A node of a declarative cell.
///
/// It is an object, and so is what it shows, because trees are gone through again and again.
public final class CellNode: Sendable {
  public enum Content: Sendable {
    case container(CellContainer)
    case text(CellText)
    case image(CellImage)
    case button(CellButton)
    case component(ComponentUse)
    case control(CellControl)
    /// A screen that stands in the cell.
    indirect case embed(EmbedDeclaration)
    case progress(CellProgress)
    case badge(CellBadge)
    case input(CellInput)
    case rating(CellRating)
    case view(CellOwnView)
    case spacer
    case divider
  }

  public let content: Content
  public let condition: Expression?
  public let span: ByteSpan
  /// What stands around it.
  public let box: CellBox?
  /// What it is called where its component is used.
  public let part: Name?

  init(
    content: Content, condition: Expression?, span: ByteSpan, box: CellBox? = nil,
    part: Name? = nil
  ) {
    self.content = content
    self.condition = condition
    self.span = span
    self.box = box
    self.part = part
  }

  /// The node where what it depends on is another's condition.
  var unconditional: CellNode {
    CellNode(content: content, condition: nil, span: span, box: box, part: part)
  }
}

public enum CellAxis: String, Sendable, Hashable {
  case column, row
}

public enum CellAlignment: String, Sendable, Hashable, CaseIterable {
  case leading, center, trailing, fill
}

/// Nodes below or beside one another.
public final class CellContainer: Sendable {
  public let axis: CellAxis
  public let items: [CellNode]
  public let spacing: Alternatives<Measure>?
  public let padding: Alternatives<Measure>?
  public let alignment: Alternatives<CellAlignment>?
  public let background: Alternatives<Name>?
  /// Keys beside the column or row that are said inside of it, too, which is what counts.
  public let repeatedKeys: [Name]

  init(
    axis: CellAxis, items: [CellNode], spacing: Alternatives<Measure>?,
    padding: Alternatives<Measure>?, alignment: Alternatives<CellAlignment>?,
    background: Alternatives<Name>?, repeatedKeys: [Name] = []
  ) {
    self.axis = axis
    self.items = items
    self.spacing = spacing
    self.padding = padding
    self.alignment = alignment
    self.background = background
    self.repeatedKeys = repeatedKeys
  }
}

public final class CellText: Sendable {
  public let text: TextValue
  public let font: Alternatives<Name>?
  public let color: Alternatives<Name>?
  /// At most this many lines; unlimited when not given, or where a condition chooses none.
  public let lines: ChosenCount?
  public let alignment: Alternatives<CellAlignment>?
  /// What of its letters and lines is not as usual.
  public let style: CellTextStyle?

  init(
    text: TextValue, font: Alternatives<Name>? = nil, color: Alternatives<Name>? = nil,
    lines: ChosenCount? = nil, alignment: Alternatives<CellAlignment>? = nil,
    style: CellTextStyle? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lines = lines
    self.alignment = alignment
    self.style = style
  }
}

public enum ImageShape: String, Sendable, Hashable, CaseIterable {
  case rectangle, circle, rounded
}

public final class CellImage: Sendable {
  public enum Source: Sendable {
    /// A value of type `URL` or `Image`.
    case value(Expression)
    case named(Alternatives<ImageValue>)
  }

  public let source: Source
  /// Points, both ways.
  public let size: ChosenSize?
  /// In points.
  public let width: ChosenSize?
  /// In points.
  public let height: ChosenSize?
  /// Width divided by height.
  public let aspect: Double?
  public let shape: ImageShape
  public let placeholder: ImageValue?
  public let color: Alternatives<Name>?
  public let label: TextValue?
  /// How long it takes to come into sight when it has been loaded.
  public let fade: TokenOr<SpecDuration>?

  init(
    source: Source, size: ChosenSize?, width: ChosenSize?, height: ChosenSize?, aspect: Double?,
    shape: ImageShape, placeholder: ImageValue?, color: Alternatives<Name>?, label: TextValue?,
    fade: TokenOr<SpecDuration>?
  ) {
    self.source = source
    self.size = size
    self.width = width
    self.height = height
    self.aspect = aspect
    self.shape = shape
    self.placeholder = placeholder
    self.color = color
    self.label = label
    self.fade = fade
  }
}

/// A control in a cell.
public final class CellControl: Sendable {
  public let control: ControlDeclaration
  /// What follows from a change by it.
  public let effect: Effect?

  init(control: ControlDeclaration, effect: Effect?) {
    self.control = control
    self.effect = effect
  }
}

public final class CellButton: Sendable {
  public let title: TextValue?
  public let icon: Alternatives<ImageValue>?
  public let label: TextValue?
  public let font: Alternatives<Name>?
  public let color: Alternatives<Name>?
  public let effect: Effect

  init(
    title: TextValue?, icon: Alternatives<ImageValue>?, label: TextValue?,
    font: Alternatives<Name>?, color: Alternatives<Name>?, effect: Effect
  ) {
    self.title = title
    self.icon = icon
    self.label = label
    self.font = font
    self.color = color
    self.effect = effect
  }
}
