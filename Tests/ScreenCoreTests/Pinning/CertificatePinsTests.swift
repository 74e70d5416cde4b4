import Foundation
import Testing

@testable import ScreenCore

/// Which servers are talked to. The certificates are made by `openssl`, and so are the hashes of their keys.
@Suite struct CertificatePinsTests {
  /// Of a key of RSA, for `api.moments.example`.
  private static let rsa = Data(
    base64Encoded: """
    MIIDQzCCAiugAwIBAgIUbGTCFfWn8NMosFtt9kTQvt8UbI4wDQYJKoZIhvcNAQELBQAwMDEcMBoGA1UEAwwTYXBpLm1vbWVu\
    dHMuZXhhbXBsZTEQMA4GA1UECgwHTW9tZW50czAgFw0yNjExMjUwMzE4MjhaGA8yMTI2MTEwMTAzMTgyOFowMDEcMBoGA1UE\
    AwwTYXBpLm1vbWVudHMuZXhhbXBsZTEQMA4GA1UECgwHTW9tZW50czCCASIwDQYJKoZIhvcNAQEBBQADggEPADCCAQoCggEB\
    AMfm63nLzE891/ttn4R5fR/Av2ClqURutOwEVkaKIHOlwMzTDLfL/ZxkkaMT5EOG5IoZcQZEaqthMY+it3jvvMaq9oUlncLB\
    6dXthkbmwxQLdZGqf4hD/D76nTlkzDSFYOar8OTjE6VHRIBc7DpTf9JRxRSuQ4Rxf+5cNoBb/EngD0+656ltUIVvDecVFFcM\
    khh8UfhrzXn/qglTLvWhWz4F+iSqBTdej+Nct+A2AVpWqdFsxmd/+1wWivaOUn2wYMGdtobEe0RWchIDYbnkoa8dDggMQRbY\
    d1Q1ouHkB78T6Qpt+uDqUceT1/g47Pz6p/7nZqNolruF2YJ5r+wVbmcCAwEAAaNTMFEwHQYDVR0OBBYEFAuDIXVUH/jkejw/\
    0gYPKTM30013MB8GA1UdIwQYMBaAFAuDIXVUH/jkejw/0gYPKTM30013MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQEL\
    BQADggEBADOBhfbvD1A/IyWnJH0RgujsNHCAP8d/zUpCW+o2iR+GlKAY2kfCz17k8DVE23XbNrPXZSiBD4fdyoixVadLgKDM\
    fcORKCTnMH0zlyI4XxOffduX+zwZj53skhWzIf+vYWNKmWBARBzmyKiEFIhKvgz9M7UTCGzXF/oDNWJhglTFIOnOo2B/EBhi\
    BJJzDKw7dmILwF9k7HAS4xZ9w4RJ+yWG2LaqMc9epKtXzEFd2us1Sj0402hjdnoKj87WGEtBdELp5GLT28OZwrqxyocj4/Z6\
    pcwTkZZywka0nmFBfBbvyGPYtgb6BJNKyPd+kML5bIcFF+AOInNlZoIlGt+sL6U=
    """) ?? Data()
  private static let rsaKey: PublicKeyHash = "R5U6zUkqZoTk/dxiYD3LPeTC9VQms6PlMzLb1IfwKHU="

  /// Of a key on the curve P-256.
  private static let ec = Data(
    base64Encoded: """
    MIIBuDCCAV+gAwIBAgIUNAchjn2ElFVZHX6MTMlc0XXZtuQwCgYIKoZIzj0EAwIwIDEeMBwGA1UEAwwVc3BhcmUubW9tZW50\
    cy5leGFtcGxlMCAXDTI2MTEyNTAzMTgyOFoYDzIxMjYxMTAxMDMxODI4WjAgMR4wHAYDVQQDDBVzcGFyZS5tb21lbnRzLmV4\
    YW1wbGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATKIf5g5/cfi6jAQKHj/xGRsZ7dg7ajcNB3KW+8k3vUK+v3aa9adr6h\
    sEsdIcj0YoT/7aFp+Aul1x3Beh0/wo4Eo3UwczAdBgNVHQ4EFgQU08Epri2nuq0yY9WZq/1p05qLf+YwHwYDVR0jBBgwFoAU\
    08Epri2nuq0yY9WZq/1p05qLf+YwDwYDVR0TAQH/BAUwAwEB/zAgBgNVHREEGTAXghVzcGFyZS5tb21lbnRzLmV4YW1wbGUw\
    CgYIKoZIzj0EAwIDRwAwRAIgQxA1uURwyiPrYOrhbZUUjo4GM3UUVB2rw4LyQj6FmEECIBXOBB86APlOMYFzlsHSzNkuGIt3\
    VDuAxp7H+suVGAkY
    """) ?? Data()
  private static let ecKey: PublicKeyHash = "sha256/bI13vF3uQIWsesSujug6+4LF3sQx7SG9oUgLzEHsFzY="

  /// Of the same key, in version 1 of certificates, which has no field for it.
  private static let old = Data(
    base64Encoded: """
    MIIBODCB3wIUHD/ruX6Sf81yGMqHsKIJ6E4hlAowCgYIKoZIzj0EAwIwHjEcMBoGA1UEAwwTb2xkLm1vbWVudHMuZXhhbXBs\
    ZTAgFw0yNjExMjUwMzE5MTlaGA8yMTI2MTEwMTAzMTkxOVowHjEcMBoGA1UEAwwTb2xkLm1vbWVudHMuZXhhbXBsZTBZMBMG\
    ByqGSM49AgEGCCqGSM49AwEHA0IABMoh/mDn9x+LqMBAoeP/EZGxnt2DtqNw0Hcpb7yTe9Qr6/dpr1p2vqGwSx0hyPRihP/t\
    oWn4C6XXHcF6HT/CjgQwCgYIKoZIzj0EAwIDSAAwRQIhALs+rf0jo20MaNxiMalIPudjbTw9KfoXo24s13JZlaKbAiBFeyFM\
    ymuQBfeNX0a6qZCAthpTcYw3fPDxAukujP2ioQ==
    """) ?? Data()

  @Test func keysOfCertificatesAreFound() {
    #expect(PublicKeyHash(ofCertificate: Self.rsa) == Self.rsaKey)
    #expect(PublicKeyHash(ofCertificate: Self.ec) == Self.ecKey)
    #expect(PublicKeyHash(ofCertificate: Self.old) == Self.ecKey)
  }

  @Test func whatIsNoCertificateHasNoKey() {
    #expect(PublicKeyHash(ofCertificate: Data()) == nil)
    #expect(PublicKeyHash(ofCertificate: Data("not a certificate".utf8)) == nil)
    for length in 0..<Self.ec.count {
      // The signature that follows is not looked at, so that the end may be missing.
      let key = PublicKeyHash(ofCertificate: Self.ec.prefix(length))
      #expect(key == nil || key == Self.ecKey)
    }
    for position in Self.rsa.indices {
      for byte: UInt8 in [0, 0x30, 0x7F, 0x84, 0xFF] {
        var certificate = Self.rsa
        certificate[position] = byte
        _ = PublicKeyHash(ofCertificate: certificate)
      }
    }
  }

  @Test func partsOfLargerDataAreRead() {
    let larger = Data([1, 2, 3]) + Self.ec
    #expect(PublicKeyHash(ofCertificate: larger[3...]) == Self.ecKey)
  }

  @Test func serverWithAPinnedKeyIsTrusted() {
    let pins: CertificatePins = ["api.moments.example": [Self.rsaKey, Self.ecKey]]
    #expect(pins.decision(for: "api.moments.example", certificates: [Self.rsa]) == .trusted)
    #expect(pins.decision(for: "API.Moments.example", certificates: [Self.old, Self.rsa]) == .trusted)
  }

  @Test func serverWithAnotherKeyIsRefused() {
    let pins: CertificatePins = ["api.moments.example": [Self.rsaKey]]
    #expect(pins.decision(for: "api.moments.example", certificates: [Self.ec]) == .refused)
    #expect(pins.decision(for: "api.moments.example", certificates: []) == .refused)
    #expect(pins.decision(for: "api.moments.example", certificates: [Data("x".utf8)]) == .refused)
  }

  @Test func hostsWithoutPinsAreLeftToTheSystem() {
    let pins: CertificatePins = ["api.moments.example": [Self.rsaKey]]
    #expect(pins.decision(for: "images.moments.example", certificates: [Self.ec]) == .notPinned)
    #expect(pins.decision(for: "moments.example", certificates: [Self.ec]) == .notPinned)
  }

  @Test func starStandsForOneLevel() {
    let pins: CertificatePins = [
      "*.moments.example": [Self.rsaKey], "spare.moments.example": [Self.ecKey],
    ]
    #expect(pins.decision(for: "api.moments.example", certificates: [Self.rsa]) == .trusted)
    #expect(pins.decision(for: "spare.moments.example", certificates: [Self.rsa]) == .refused)
    #expect(pins.decision(for: "a.b.moments.example", certificates: [Self.rsa]) == .notPinned)
    #expect(pins.decision(for: "moments.example", certificates: [Self.rsa]) == .notPinned)
  }

  @Test func hashThatIsNoneMatchesNothing() {
    #expect(PublicKeyHash("sha256/short") == nil)
    let pins: CertificatePins = ["api.moments.example": ["no hash"]]
    #expect(pins.decision(for: "api.moments.example", certificates: [Self.rsa]) == .refused)
  }

  #if !canImport(Security)
    @Test func whereNothingCanBeCheckedPinnedHostsAreNotTalkedTo() async throws {
      let transport = URLSessionTransport(pinning: ["localhost": [Self.rsaKey]])
      let url = try #require(URL(string: "https://localhost:9/things"))
      await #expect(throws: PinningError.cannotBeChecked(host: "localhost")) {
        try await transport.send(HTTPRequest(.get, url))
      }
    }
  #endif
}
