import Foundation

#if canImport(CoreText)
  import CoreText
#endif

/// Fonts in files of the app's main bundle. They are registered with the system when they are used first.
enum FontFiles {
  /// The names of the faces of files by the files'; nil for files that have none.
  private static let names = Locked<[String: String?]>([:])

  /// The font of a file; nil where the app has no such file, or it is no font.
  static func font(in file: String, size: CGFloat) -> UIFont? {
    let name = name(of: file)
    return name.flatMap { UIFont(name: $0, size: size) }
  }

  /// The PostScript name of a file's face. Two threads that ask for it at once find the same.
  private static func name(of file: String) -> String? {
    if let known = names.value[file] { return known }
    let name = registeredName(of: file)
    names.update { _ = $0.updateValue(name, forKey: file) }
    return name
  }

  /// The PostScript name of the first face of a file, which the system knows from then on.
  private static func registeredName(of file: String) -> String? {
    #if canImport(CoreText)
      guard let url = Bundle.main.url(forResource: file, withExtension: nil) else { return nil }
      // It fails for a font that is known already, be it by the app's list.
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      let faces = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
      return faces?.first.flatMap {
        CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String
      }
    #else
      return nil
    #endif
  }
}
