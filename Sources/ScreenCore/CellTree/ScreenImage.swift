import Foundation

/// Where an image comes from.
public enum ScreenImage: Hashable, Sendable {
  /// A symbol of the system.
  case symbol(String)
  /// An image in the app's catalogue.
  case asset(String)
  /// An image on a server; nil shows the placeholder.
  case url(URL?)
}
