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
  public let accessibility: AccessibilityDeclaration?
  public let size: SizeDeclaration
  /// Where the size stands; where the name does if the adapter has none.
  public let sizeSpan: ByteSpan

  init(
    name: Name, model: Name, events: [Name], body: Body, ownKind: OwnAdapterKind?,
    accessibility: AccessibilityDeclaration?, size: SizeDeclaration, sizeSpan: ByteSpan
  ) {
    self.name = name
    self.model = model
    self.events = events
    self.body = body
    self.ownKind = ownKind
    self.accessibility = accessibility
    self.size = size
    self.sizeSpan = sizeSpan
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
  public var width: CellWidth
  public var height: CellHeight

  public init(width: CellWidth = .fill, height: CellHeight = .content) {
    self.width = width
    self.height = height
  }
}

/// A node of a declarative cell.
public struct CellNode: Sendable {
  public indirect enum Content: Sendable {
    case container(CellContainer)
    case text(CellText)
    case image(CellImage)
    case button(CellButton)
    case component(ComponentUse)
    case control(CellControl)
    /// A screen that stands in the cell.
    case embed(EmbedDeclaration)
    case spacer
    case divider
  }

  public var content: Content
  public var condition: Expression?
  public var span: ByteSpan
}

public enum CellAxis: String, Sendable, Hashable {
  case column, row
}

public enum CellAlignment: String, Sendable, Hashable, CaseIterable {
  case leading, center, trailing, fill
}

/// Nodes below or beside one another.
public struct CellContainer: Sendable {
  public var axis: CellAxis
  public var items: [CellNode]
  public var spacing: Measure?
  public var padding: Measure?
  public var alignment: CellAlignment?
  public var background: Name?
}

public struct CellText: Sendable {
  public var text: TextValue
  public var font: Name?
  public var color: Name?
  /// At most this many lines; unlimited when not given.
  public var lines: Int?
  public var alignment: CellAlignment?
}

public enum ImageShape: String, Sendable, Hashable, CaseIterable {
  case rectangle, circle, rounded
}

public struct CellImage: Sendable {
  public enum Source: Sendable {
    /// A value of type `URL` or `Image`.
    case value(Expression)
    case named(ImageValue)
  }

  public var source: Source
  /// Points, both ways.
  public var size: Double?
  /// Width divided by height.
  public var aspect: Double?
  public var shape: ImageShape
  public var placeholder: ImageValue?
  public var color: Name?
  public var label: TextValue?
}

/// A control in a cell.
public struct CellControl: Sendable {
  public var control: ControlDeclaration
  /// What follows from a change by it.
  public var effect: Effect?
}

public struct CellButton: Sendable {
  public var title: TextValue?
  public var icon: ImageValue?
  public var label: TextValue?
  public var effect: Effect
}
