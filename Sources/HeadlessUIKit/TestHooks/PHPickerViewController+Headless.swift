public import Foundation

/// Choices among photos, by tests. None of this exists in UIKit.
extension PHPickerViewController {
  /// Chooses photos, of which those that are nil can't be loaded; none at all is to cancel.
  public func headlessPick(_ photos: [Data?]) {
    let results = photos.map { photo in
      let provider = NSItemProvider()
      provider.headlessData = photo
      return PHPickerResult(itemProvider: provider)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

extension NSItemProvider {
  /// What is handed over, as tests say.
  public var headlessData: Data? {
    get { data }
    set { data = newValue }
  }
}
