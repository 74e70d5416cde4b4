import AdsKit
import ScreenKit

/// What the app tells of itself.
class AboutController: BrandedController {}

final class ImprintController: AboutController {}
