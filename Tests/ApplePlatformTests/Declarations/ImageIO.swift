public import CoreFoundation
// What the run-time uses of Image I/O, as Apple declares it, without anything behind it.
@_exported public import CoreGraphics

// https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource {}

// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { nil }

// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }

// https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { nil }

// https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcache
public var kCGImageSourceShouldCache: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately
public var kCGImageSourceShouldCacheImmediately: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailfromimagealways
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagesourcecreatethumbnailwithtransform
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagesourcethumbnailmaxpixelsize
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelwidth
public var kCGImagePropertyPixelWidth: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagepropertypixelheight
public var kCGImagePropertyPixelHeight: CFString { "" }

// https://developer.apple.com/documentation/imageio/kcgimagepropertyorientation
public var kCGImagePropertyOrientation: CFString { "" }
