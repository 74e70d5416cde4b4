// What the app of the everyday screens has by hand.
import ScreenKit

/// The downloads of the device, which the app keeps by itself.
public typealias DownloadsSource = LocalDataSource<Download>
