import Testing

@testable import ReferencedFiles
@testable import SpecChecks
@testable import SpecSemantics

struct LanguageSetTests {
  @Test func anyNumberOfLanguagesIsCounted() {
    let numbers = [0, 5, 63, 64, 200]
    var set = LanguageSet()
    for number in numbers + numbers { set.insert(number) }
    #expect(set.count == numbers.count)
    #expect((0...300).filter(set.contains) == numbers)
  }

  @Test func languagesOfAnotherFileGetTheNumbersOfTheApp() {
    var app = LanguageSet(0)
    var file = LanguageSet(0)
    file.insert(2)
    app.formUnion(file, numbered: [70, 1, 3])
    #expect((0...100).filter(app.contains) == [0, 3, 70])
  }
}
