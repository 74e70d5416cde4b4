extension ScreenImage {
  /// The image, if it is part of the app or the system.
  @MainActor
  var localImage: UIImage? {
    switch self {
    case .symbol(let name): UIImage(systemName: name)
    case .asset(let name): UIImage(named: name)
    case .url: nil
    }
  }
}
