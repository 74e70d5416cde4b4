#if !canImport(ObjectiveC)
  public import Foundation

  /// Something that a person does in an app and may go on with elsewhere or later. Foundation has it on Apple's
  /// systems.
  public class NSUserActivity: NSObject {
    /// What kind of activity it is.
    public let activityType: String
    /// What a person reads of it.
    public var title: String?
    /// What is needed to go on with it: values of property lists, addresses and identifiers.
    public var userInfo: [AnyHashable: Any]?
    /// The page of the web that shows the same.
    public var webpageURL: URL?
    /// Tells scenes apart that show different things.
    public var targetContentIdentifier: String?

    /// An activity of a kind.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Adds what is needed to go on, in the place of what has the same keys.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
  }

  /// The kind of the activities by which links of the web come.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
