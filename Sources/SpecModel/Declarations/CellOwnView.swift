import SourceText

/// A view of the app's own in a cell, such as a map, a video or a page of the web: specs know its place and what it
/// is shown.
public final class CellOwnView: Sendable {
  /// What the view is written with.
  public enum Framework: Sendable {
    case uiKit
    /// As high as what it shows, where nothing is said of that.
    case swiftUI
  }

  public let framework: Framework
  public let type: SwiftTypeReference
  /// What it shows, by the names that its type has for it.
  public let arguments: [Argument]
  /// Whether nothing says what it is made of: it is the model then, by its name.
  public let isMadeOfModel: Bool
  /// What a view of SwiftUI tells its screen: the events of its adapter, each by a closure that it is handed.
  public let tellings: [Effect]
  /// Points, both ways.
  public let size: Double?
  /// In points.
  public let width: Double?
  /// In points.
  public let height: Double?
  /// Width divided by height.
  public let aspect: Double?
  public let label: TextValue?

  init(
    _ framework: Framework = .uiKit, type: SwiftTypeReference, arguments: [Argument],
    isMadeOfModel: Bool = false, tellings: [Effect] = [], size: Double? = nil,
    width: Double? = nil, height: Double? = nil, aspect: Double? = nil, label: TextValue? = nil
  ) {
    self.framework = framework
    self.type = type
    self.arguments = arguments
    self.isMadeOfModel = isMadeOfModel
    self.tellings = tellings
    self.size = size
    self.width = width
    self.height = height
    self.aspect = aspect
    self.label = label
  }
}
