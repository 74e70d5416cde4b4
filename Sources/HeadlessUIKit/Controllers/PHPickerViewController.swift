public import Foundation

/// What the library of photos offers, and how much may be chosen of it.
public struct PHPickerConfiguration {
  /// In which format photos are handed over.
  public enum AssetRepresentationMode: Sendable {
    case automatic, current, compatible
  }

  /// In which order photos are handed over.
  public enum Selection: Sendable {
    case `default`, ordered
  }

  /// What is offered; nil for all that there is.
  public var filter: PHPickerFilter?
  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// One photo of all that there is.
  public init() {}
}

/// A kind of what lies in the library.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = PHPickerFilter(name: "images")
}

/// Something that was chosen.
public struct PHPickerResult: Hashable {
  /// What hands it over.
  public let itemProvider: NSItemProvider
}

/// Is told what was chosen.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Offers the photos of the device. Here are none: tests bring theirs.
@MainActor public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Offers what `configuration` says.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { nil }
}
