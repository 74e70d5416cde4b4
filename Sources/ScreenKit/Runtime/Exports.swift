@_exported import Foundation
@_exported import ScreenCore

#if canImport(UIKit)
  @_exported import UIKit
#else
  @_exported import HeadlessUIKit
#endif
