import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore

@Suite struct SHA256Tests {
  /// FIPS 180-4: the examples that NIST publishes, and messages around the size of a block.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
        + "mnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func messagesComeToTheirDigests(message: String, digest: String) {
    #expect(PortableSHA256.digest(of: Data(message.utf8)).hexadecimal == digest)
    #expect(SHA256Digest.digest(of: Data(message.utf8)).hexadecimal == digest)
  }

  /// RFC 4231, cases 1 to 4, 6 and 7.
  @Test(arguments: [
    (
      Data(repeating: 0x0b, count: 20), Data("Hi There".utf8),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Data("Jefe".utf8), Data("what do ya want for nothing?".utf8),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      Data(repeating: 0xaa, count: 20), Data(repeating: 0xdd, count: 50),
      "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
    ),
    (
      Data(1...25), Data(repeating: 0xcd, count: 50),
      "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
    ),
    (
      Data(repeating: 0xaa, count: 131),
      Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
    (
      Data(repeating: 0xaa, count: 131),
      Data(
        ("This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
      "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
    ),
  ])
  func codesFollowFromKeyAndMessage(key: Data, message: Data, code: String) {
    #expect(SHA256Digest.authenticationCode(of: message, key: key).hexadecimal == code)
  }
}

/// The requests of Amazon's published test suite for Signature Version 4 that can be sent as they are.
@Suite struct AWSSignatureTests {
  private static let signature = AWSSignature(
    accessKeyID: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
    region: "us-east-1", service: "service")
  /// 2015-08-30T12:36:00Z
  private static let date = Date(timeIntervalSince1970: 1_440_938_160)

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var method = HTTPMethod.get
    var path = "/"
    var headers: [HTTPHeader] = []
    var body: String?
    var signed = "host;x-amz-date"
    var signature: String

    var testDescription: String { name }
  }

  static let suite = [
    Example(
      name: "get-vanilla",
      signature: "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
    Example(
      name: "get-unreserved",
      path: "/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      signature: "07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f"),
    Example(
      name: "get-slashes", path: "//example//",
      signature: "9a624bd73a37c9a373b5312afbebe7a714a789de108f0bdfe846570885f57e84"),
    Example(
      name: "get-relative", path: "/example/..",
      signature: "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
    Example(
      name: "get-vanilla-query-order-key-case", path: "/?Param2=value2&Param1=value1",
      signature: "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"),
    Example(
      name: "get-vanilla-query-order-value", path: "/?Param1=value2&Param1=value1",
      signature: "5772eed61e12b33fae39ee5e7012498b51d56abc0abb7c60486157bd471c4694"),
    Example(
      name: "get-vanilla-utf8-query", path: "/?%E1%88%B4=bar",
      signature: "2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04"),
    Example(
      name: "get-header-value-trim",
      headers: [HTTPHeader("My-Header1", " value1"), HTTPHeader("My-Header2", "\"a   b   c\"")],
      signed: "host;my-header1;my-header2;x-amz-date",
      signature: "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"),
    Example(
      name: "post-vanilla", method: .post,
      signature: "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
    Example(
      name: "post-x-www-form-urlencoded", method: .post,
      headers: [HTTPHeader("Content-Type", "application/x-www-form-urlencoded")],
      body: "Param1=value1", signed: "content-type;host;x-amz-date",
      signature: "ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a"),
  ]

  private func request(_ example: Example) throws -> HTTPRequest {
    let url = try #require(URL(string: "https://example.amazonaws.com" + example.path))
    return HTTPRequest(
      example.method, url, headers: example.headers, body: example.body.map { Data($0.utf8) })
  }

  private func authorization(_ request: HTTPRequest) -> String? {
    request.headers.last { $0.name == "Authorization" }?.value
  }

  @Test(arguments: suite) func requestsAreSignedAsPublished(example: Example) throws {
    let signed = try request(example).signed(by: Self.signature, at: Self.date)
    #expect(
      authorization(signed)
        == "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, "
        + "SignedHeaders=\(example.signed), Signature=\(example.signature)")
    #expect(signed.headers.contains(HTTPHeader("X-Amz-Date", "20150830T123600Z")))
  }

  @Test func theTokenOfTemporaryKeysIsSigned() throws {
    var signature = Self.signature
    // post-sts-header-before
    signature.sessionToken =
      "AQoDYXdzEPT//////////wEXAMPLEtc764bNrC9SAPBSM22wDOk4x4HIZ8j4FZTwdQWLWsKWHGBuFqwAeMicRXmxfpSPfI"
      + "eoIYRqTflfKD8YUuwthAx7mSEI/qkPpKPi/kMcGdQrmGdeehM4IC1NtBmUpp2wUE8phUZampKsburEDy0KPkyQDYwT7WZ"
      + "0wq5VSXDvp75YU9HFvlRd8Tx6q6fE8YQcHNVXAkiY9q6d+xo0rKwT38xVqr7ZD0u0iPPkUL64lIZbqBAz+scqKmlzm8FD"
      + "rypNC9Yjc8fPOLn9FX9KSYvKTr4rvx3iSIlTJabIQwj2ICCR/oLxBA=="
    let example = Example(name: "", method: .post, signature: "")
    let signed = try request(example).signed(by: signature, at: Self.date)
    #expect(
      authorization(signed)?.hasSuffix(
        "SignedHeaders=host;x-amz-date;x-amz-security-token, "
          + "Signature=85d96828115b5dc0cfc3bd16ad9e210dd772bbebba041836c64533a82be05ead") == true)
  }

  /// The example of Amazon's documentation of S3.
  @Test func storageIsToldOfThePayload() throws {
    let signature = AWSSignature(
      accessKeyID: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1",
      service: "s3")
    let url = try #require(URL(string: "https://examplebucket.s3.amazonaws.com/test.txt"))
    let signed = HTTPRequest(.get, url, headers: [HTTPHeader("Range", "bytes=0-9")])
      .signed(by: signature, at: Date(timeIntervalSince1970: 1_369_353_600))
    #expect(
      authorization(signed)?.hasSuffix(
        "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, "
          + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41") == true)
  }

  /// What is encoded in the path that is sent is encoded once more in what is signed.
  @Test func pathsAreEncodedTwiceButForStorage() throws {
    let url = try #require(URL(string: "https://example.amazonaws.com:8443/a%2Fb/c%20d"))
    let other = AWSCanonicalRequest(HTTPRequest(.get, url), payload: "", of: Self.signature)
    #expect(other.text.hasPrefix("GET\n/a%252Fb/c%2520d\n\nhost:example.amazonaws.com:8443\n"))
    var storage = Self.signature
    storage.service = "s3"
    let kept = AWSCanonicalRequest(HTTPRequest(.get, url), payload: "", of: storage)
    #expect(kept.text.hasPrefix("GET\n/a%2Fb/c%20d\n"))
  }

  /// The example of an upload in Amazon's documentation of S3: `$` is sent and signed encoded.
  @Test func namesInStorageAreEncodedOnceAndSentAsTheyAreSigned() throws {
    let signature = AWSSignature(
      accessKeyID: "AKIAIOSFODNN7EXAMPLE",
      secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1",
      service: "s3")
    let url = try #require(URL(string: "https://examplebucket.s3.amazonaws.com/test$file.text"))
    let headers = [
      HTTPHeader("Date", "Fri, 24 May 2013 00:00:00 GMT"),
      HTTPHeader("x-amz-storage-class", "REDUCED_REDUNDANCY"),
    ]
    let signed = HTTPRequest(
      .put, url, headers: headers, body: Data("Welcome to Amazon S3.".utf8)
    ).signed(by: signature, at: Date(timeIntervalSince1970: 1_369_353_600))
    #expect(
      authorization(signed)?.hasSuffix(
        "SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class, "
          + "Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd") == true)
    #expect(signed.url.absoluteString == "https://examplebucket.s3.amazonaws.com/test%24file.text")
  }

  @Test(arguments: [("s3", "/a%40b%2Bc%3Dd/e%2Ff/%2E%2E"), ("execute-api", "/a%2540b%252Bc%253Dd")])
  func whatIsSignedIsWhatIsSent(service: String, signed: String) throws {
    var signature = Self.signature
    signature.service = service
    let url = try #require(URL(string: "https://example.amazonaws.com/a@b+c=d/e%2Ff/%2E%2E?x=%2F"))
    let request = HTTPRequest(.get, url).signed(by: signature, at: Self.date)
    #expect(
      request.url.absoluteString
        == "https://example.amazonaws.com/a%40b%2Bc%3Dd/e%2Ff/%2E%2E?x=%2F")
    let canonical = AWSCanonicalRequest(request, payload: "", of: signature).text
    #expect(canonical.hasPrefix("GET\n\(signed)"))
  }

  @Test func aRequestThatSaysWhoAsksIsLeftAlone() throws {
    let example = Example(
      name: "", headers: [HTTPHeader("authorization", "Bearer own")], signature: "")
    let request = try request(example)
    #expect(request.signed(by: .aws(Self.signature), at: Self.date) == request)
  }

  @Test @MainActor func clientsSignByTheTimeOfTheirClock() async throws {
    let clock = ManualClock(now: Self.date)
    let transport = ScriptedTransport(json: "{}")
    let base = try #require(URL(string: "https://example.amazonaws.com"))
    let client = APIClient(
      APIConfiguration(name: "Main", base: base), transport: transport,
      authorization: FixedAuthorization(.signature(Self.signature)), clock: clock)
    _ = try await client.response(to: Endpoint(.get, ""))
    clock.advance(by: .seconds(60))
    _ = try await client.response(to: Endpoint(.get, ""))
    let times = await transport.requests.map { request in
      request.headers.first { $0.name == "X-Amz-Date" }?.value
    }
    #expect(times == ["20150830T123600Z", "20150830T123700Z"])
    #expect(
      await authorization(transport.requests[0])?.hasSuffix(
        "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31") == true)
  }

  @Test @MainActor func whatWasAnsweredAtAnotherTimeIsKeptForTheSameKeysOnly() async throws {
    let clock = ManualClock(now: Self.date)
    let responses = ResponseCache()
    let policy = CachePolicy(for: .seconds(3600))
    func client(_ key: String) throws -> APIClient {
      var signature = Self.signature
      signature.accessKeyID = key
      return APIClient(
        APIConfiguration(name: "Main", base: try #require(URL(string: "https://a.example"))),
        transport: ScriptedTransport(json: "{}"), responses: responses,
        authorization: FixedAuthorization(.signature(signature)), clock: clock)
    }
    let ann = try client("ANN")
    let request = try ann.makeRequest(for: Endpoint(.get, "/x"))
    _ = try await ann.response(to: request, under: policy)
    clock.advance(by: .seconds(60))
    #expect(await ann.keptResponse(to: request, under: policy) != nil)
    #expect(await (try client("BEN")).keptResponse(to: request, under: policy) == nil)
  }
}
