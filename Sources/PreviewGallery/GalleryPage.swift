/// The files of a gallery in which nothing of an app stands.
enum GalleryPage {
  static let html = String(decoding: PackageResources.index_html, as: UTF8.self)
  static let css = String(decoding: PackageResources.gallery_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.gallery_js, as: UTF8.self)
}

/// The files of a page of changes in which nothing of an app stands, beside the looks that it has from galleries.
enum ChangesPage {
  static let html = String(decoding: PackageResources.changes_html, as: UTF8.self)
  static let css = String(decoding: PackageResources.changes_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.changes_js, as: UTF8.self)
}
