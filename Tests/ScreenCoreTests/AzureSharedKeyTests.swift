import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore

/// Requests to tables of Azure, signed by the key that Microsoft publishes for its emulator.
@Suite struct AzureSharedKeyTests {
  private static func key(_ scheme: AzureSharedKey.Scheme) -> AzureSharedKey {
    AzureSharedKey(
      account: "devstoreaccount1",
      key:
        "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==",
      scheme: scheme)
  }

  private func signed(
    _ path: String, _ scheme: AzureSharedKey.Scheme, at seconds: TimeInterval,
    method: HTTPMethod = .get, headers: [HTTPHeader] = []
  ) throws -> HTTPRequest {
    let url = try #require(URL(string: "https://devstoreaccount1.table.core.windows.net" + path))
    return HTTPRequest(method, url, headers: headers)
      .signed(by: .azure(Self.key(scheme)), at: Date(timeIntervalSince1970: seconds))
  }

  private func header(_ name: String, of request: HTTPRequest) -> String? {
    request.headers.last { $0.name == name }?.value
  }

  /// Codes that tests of others' clients have: of Microsoft's for JavaScript, Zend's for PHP (for the
  /// emulator, whose paths begin with the account), and one more.
  @Test(arguments: [
    (
      "/?restype=service&comp=properties", 1_323_107_702.0, "Mon, 05 Dec 2011 17:55:02 GMT",
      "b89upLBiJ54w3Ju3zBv4GzThZGj/M6C3CdTm1BySj28="
    ),
    (
      "/devstoreaccount1/test", 1_241_010_767.0, "Wed, 29 Apr 2009 13:12:47 GMT",
      "MsC5SIbFB4M4UZd83CiMaL8ibUhaS5H9CcJBJpsnWqo="
    ),
    (
      "/Messages()", 0.0, "Thu, 01 Jan 1970 00:00:00 GMT",
      "DoY2bTXi+gh8Hfm/ke7i07V2rQXcqQsI2gnor9Enj+w="
    ),
  ])
  func theTimeAndTheAddressAreSigned(
    path: String, seconds: TimeInterval, time: String, code: String
  ) throws {
    let request = try signed(path, .sharedKeyLite, at: seconds)
    #expect(header("x-ms-date", of: request) == time)
    #expect(header("Authorization", of: request) == "SharedKeyLite devstoreaccount1:\(code)")
  }

  /// The lines as Microsoft documents them for the table service; the code is OpenSSL's.
  @Test func theMethodAndTheContentAreSignedAsWell() throws {
    let request = try signed("/Notes()?$top=2", .sharedKey, at: 1_435_361_952)
    #expect(
      header("Authorization", of: request)
        == "SharedKey devstoreaccount1:AbeOa1e5z5m7cFaMSr2cQOolTUfscRhm7qqA6FZCZv8=")
    let written = try signed(
      "/Notes", .sharedKey, at: 0, method: .post,
      headers: [HTTPHeader("content-type", "application/json")])
    #expect(
      Self.key(.sharedKey).stringToSign(for: written, at: "NOW")
        == "POST\n\napplication/json\nNOW\n/devstoreaccount1/Notes")
  }

  @Test func aRequestThatSaysWhoAsksIsLeftAlone() throws {
    let own = HTTPHeader("Authorization", "Bearer own")
    #expect(try signed("/Notes()", .sharedKey, at: 0, headers: [own]).headers == [own])
  }

  @Test func answersAreKeptForTheAccount() throws {
    let url = try #require(URL(string: "https://a.example/Notes()"))
    let request = HTTPRequest(.get, url)
      .identified(by: .signature(Self.key(.sharedKey)))
    #expect(request.headers == [HTTPHeader("Authorization", "devstoreaccount1")])
  }
}
