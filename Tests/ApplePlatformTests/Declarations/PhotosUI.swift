// What ScreenKit uses of PhotosUI. The stand-in for UIKit has it, as tests choose photos on Linux, too.
@_exported public import UIKit
