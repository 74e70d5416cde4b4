import SourceText
import SpecModel
import SpecSemantics
import Testing

/// What generated code calls after what specs declare.
@Suite struct NamingTests {
  @Test(arguments: [
    ("user_name", "userName", "UserName"),
    ("User Name", "userName", "UserName"),
    ("user-name.first", "userNameFirst", "UserNameFirst"),
    ("URLPath", "urlPath", "URLPath"),
    ("URL", "url", "URL"),
    ("ID", "id", "ID"),
    ("A1", "a1", "A1"),
    ("iPhone", "iPhone", "IPhone"),
    ("2nd", "n2nd", "N2nd"),
    ("", "unnamed", "Unnamed"),
    ("🙂", "unnamed", "Unnamed"),
    ("init", "initValue", "Init"),
    ("self", "selfValue", "SelfValue"),
    ("type", "type", "TypeValue"),
    ("default", "default", "Default"),
    ("Straße", "strasse", "Strasse"),
    ("éclair", "eclair", "Eclair"),
    ("日本", "u65e5u672c", "U65e5u672c"),
    ("a\u{301}b", "ab", "Ab"),
  ])
  func anyTextMakesAName(text: String, member: String, type: String) {
    #expect(Naming.member(text) == member)
    #expect(Naming.type(text) == type)
  }

  @Test(arguments: [
    ("URLCard", "urlCard", "makeURLCard"), ("State", "stateAdapter", "makeState"),
    ("Init", "initAdapter", "makeInit"), ("PostRow", "postRow", "makePostRow"),
  ])
  func adaptersAreConstantsAndHaveMakers(name: String, constant: String, maker: String) {
    #expect(Naming.adapterConstant(name) == constant)
    #expect(Naming.maker(name) == maker)
  }

  @Test func parametersOfNamesThatControllersHaveAreStoredUnderOthers() {
    #expect(Naming.storedParameter("hasChanges") == "hasChangesParameter")
    #expect(Naming.storedParameter("notice") == "noticeParameter")
    #expect(Naming.storedParameter("noteID") == "noteID")
  }

  @Test func screensThatComeBackAreNotCalledLikeMembersOfTheirEnum() {
    #expect(Naming.restoredScreen("RawValue") == "rawValueScreen")
    #expect(Naming.restoredScreen("Init") == "initScreen")
    #expect(Naming.restoredScreen("PostDetail") == "postDetail")
  }

  @Test func coordinatorsAreNotCalledLikeWhatTheyInheritFrom() {
    #expect(Naming.coordinator("List") == "ListScreenCoordinator")
    #expect(Naming.coordinator("Lists") == "ListsCoordinator")
  }

  /// The rules compare hashes of names that they do not spell.
  @Test(arguments: [
    Naming.type, .member, .controller, .coordinator, .storedParameter, .adapterConstant,
    .adapterProperty, .dataConstant, .destination, .maker, .gatewayMaker,
    .enteredConstant, .address, .sender,
  ])
  func hashesAreThoseOfTheNames(role: Naming) {
    let names = [
      "Post", "post", "URL", "URLCard", "iPhone", "title", "Init", "init", "self", "Any", "Type",
      "State", "List", "Form", "A1", "user_name", "Straße", "日本", "uRL", "",
    ]
    for name in names {
      #expect(role.hash(of: name) == NameHash(of: role(name)).value, "\(name)")
    }
    for name in names.prefix(4) where role("Post").hasPrefix("Post") {
      #expect(role.hash(behind: NameHash(ofType: name)) == role.hash(of: name), "\(name)")
    }
  }
}
