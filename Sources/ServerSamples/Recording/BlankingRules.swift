import SourceText

/// What keys say of their values: what nobody else should see.
public struct BlankingRules: Sendable, Hashable {
  enum Kind {
    case secret, address, name, surname, handle, number, day
  }

  /// Keys whose values are kept as they are.
  public var kept: Set<String> = []
  /// Further keys whose values are blanked.
  public var blanked: Set<String> = []
  /// Keys that are left out with their values: what differs each time and the app does not read.
  public var dropped: Set<String> = []

  public init() {}

  /// Parts of keys behind which there is a secret.
  private static let secrets = [
    "token", "secret", "password", "passwd", "passphrase", "apikey", "accesskey", "privatekey",
    "authorization", "credential", "signature", "cookie", "jwt", "otp", "sessionid", "pincode",
    "iban", "cardnumber", "ssn", "taxid", "passport", "accountnumber", "cvc", "cvv",
  ]
  private static let exact: [String: Kind] = [
    "firstname": .name, "givenname": .name, "forename": .name, "middlename": .name,
    "fullname": .name, "displayname": .name, "realname": .name, "screenname": .handle,
    "passengername": .name, "customername": .name, "ownername": .name, "authorname": .name,
    "lastname": .surname, "familyname": .surname, "surname": .surname,
    "username": .handle, "login": .handle, "nickname": .handle, "handle": .handle,
    "phone": .number, "phonenumber": .number, "mobile": .number, "mobilenumber": .number,
    "telephone": .number, "tel": .number, "fax": .number,
    "birthday": .day, "birthdate": .day, "dateofbirth": .day, "dob": .day,
    "street": .number, "streetaddress": .number, "addressline1": .number,
    "addressline2": .number, "postalcode": .number, "postcode": .number, "zip": .number,
    "zipcode": .number, "ip": .number, "ipaddress": .number, "lastip": .number,
  ]
  /// What an object stands under that is a person.
  private static let persons: Set<String> = [
    "user", "users", "author", "authors", "owner", "customer", "customers", "member", "members",
    "person", "people", "persons", "contact", "contacts", "assignee", "assignees", "creator",
    "passenger", "passengers", "reviewer", "sender", "recipient", "recipients", "profile",
    "employee", "employees", "patient", "student", "students", "account", "participant",
    "participants", "attendee", "attendees", "follower", "followers", "friend", "friends",
    "createdby", "updatedby", "actor",
  ]
  /// What only persons have beside their names.
  private static let personal: Set<String> = [
    "email", "emailaddress", "mail", "phone", "phonenumber", "mobile", "birthday", "birthdate",
    "dateofbirth", "firstname", "lastname", "username", "login", "avatar", "avatarurl",
  ]

  /// - Parameters:
  ///   - siblings: The keys that stand beside it.
  ///   - owner: The key that the object stands under.
  func kind(of key: String, siblings: Set<String>, owner: String?) -> Kind? {
    guard !kept.contains(key) else { return nil }
    if blanked.contains(key) { return .secret }
    let plain = key.plainKey
    if let kind = Self.exact[plain] { return kind }
    if plain == "email" || plain.hasSuffix("email") || plain == "emailaddress" || plain == "mail" {
      return .address
    }
    // The mark of a next page is a token, too, and no secret.
    let isMark =
      plain.contains("next") || plain.contains("cursor") || plain.hasSuffix("pagetoken")
    if !isMark, Self.secrets.contains(where: plain.contains) { return .secret }
    guard plain == "name" else { return nil }
    let isPerson =
      owner.map { Self.persons.contains($0.plainKey) } ?? false
      || siblings.contains { Self.personal.contains($0.plainKey) }
    return isPerson ? .name : nil
  }
}

extension String {
  /// Without what different styles write differently.
  var plainKey: String {
    String(decoding: utf8.filter(\.isLetterOrDigit), as: UTF8.self).lowercased()
  }
}
