import Foundation

/// Pages of the club, for what the app has no screens for.
extension ClubAPI {
  /// Where the beds of a hut are booked.
  func page(of hut: Hut) -> URL { server.appendingPathComponent("huts/\(hut.id)/nights") }

  /// What the trails of a region are like.
  func page(of region: Region) -> URL {
    server.appendingPathComponent("regions/\(region.id)/trails")
  }
}
