/// The files of a gallery in which nothing of an app stands.
enum GalleryPage {
  static let html = String(decoding: PackageResources.index_html, as: UTF8.self)
  static let css = String(decoding: PackageResources.gallery_css, as: UTF8.self)
  static let script = String(decoding: PackageResources.gallery_js, as: UTF8.self)
}
