/// What the names that specs choose from mean.

extension AccessLevel: DocumentedChoice {
  static var otherWords: [String: AccessLevel] {
    ["open": .public, "private": .internal, "fileprivate": .internal]
  }

  var documentation: String {
    switch self {
    case .internal: "The app's own module sees them."
    case .package: "All modules of the app's package see them."
    case .public: "Every module that imports the app's module sees them."
    }
  }
}

extension HostStyle: DocumentedChoice {
  static var otherWords: [String: HostStyle] {
    [
      "tabs": .tabBar, "tab": .tabBar, "menu": .drawer, "sidebar": .split, "navigation": .stack,
      "single": .stack, "bottomnav": .tabBar, "bottomnavigation": .tabBar, "navigationbar": .stack,
      "hamburger": .drawer, "sidemenu": .drawer, "none": .stack, "masterdetail": .split,
    ]
  }

  var documentation: String {
    switch self {
    case .tabBar: "A bar of tabs at the bottom."
    case .drawer: "A menu that slides in from the side."
    case .stack: "No menu is seen: the app begins with the first entry."
    case .split:
      "The first screens of the entries, with tabs where there are several, beside what they lead to. In narrow windows one is over the other."
    }
  }
}

extension KeyStyle: DocumentedChoice {
  var documentation: String {
    switch self {
    case .asWritten: "The field's name as it is."
    case .snakeCase: "`createdAt` is `created_at`."
    }
  }
}

extension DateStyle: DocumentedChoice {
  static var otherWords: [String: DateStyle] {
    [
      "rfc3339": .iso8601, "iso": .iso8601, "internet": .iso8601, "unix": .secondsSince1970,
      "epoch": .secondsSince1970, "posix": .secondsSince1970, "timestamp": .secondsSince1970,
      "unixtime": .secondsSince1970, "epochmillis": .millisecondsSince1970,
      "millis": .millisecondsSince1970, "ms": .millisecondsSince1970, "parse": .tagged,
    ]
  }

  var documentation: String {
    switch self {
    case .iso8601: "`2024-05-01T12:00:00Z`."
    case .secondsSince1970: "A number of seconds."
    case .millisecondsSince1970: "A number of milliseconds."
    case .tagged:
      "`{ \"__type\": \"Date\", \"iso\": \"2024-05-01T12:00:00.000Z\" }`, as Parse Server has them; the "
        + "text by itself is read as well."
    }
  }
}

extension BooleanStyle: DocumentedChoice {
  var documentation: String {
    switch self {
    case .strict: "`true` and `false` only."
    case .lenient: "Also 0 and 1, and texts of these: `\"true\"`, `\"0\"`."
    }
  }
}

extension UnknownTagPolicy: DocumentedChoice {
  static var otherWords: [String: UnknownTagPolicy] {
    ["ignore": .skip, "drop": .skip, "omit": .skip, "error": .fail, "throw": .fail]
  }

  var documentation: String {
    switch self {
    case .skip: "The element is left out of the list."
    case .fail: "The response cannot be read, which the screen shows as an error."
    }
  }
}

extension InvalidElementPolicy: DocumentedChoice {
  static var otherWords: [String: InvalidElementPolicy] {
    ["ignore": .skip, "drop": .skip, "omit": .skip, "error": .fail, "throw": .fail]
  }

  var documentation: String {
    switch self {
    case .skip:
      "The element is left out of its list, and the app's problem reporter is told where it stood."
    case .fail: "The response cannot be read, which the screen shows as an error."
    }
  }
}

extension HTTPMethod: DocumentedChoice {
  static var otherWords: [String: HTTPMethod] {
    [
      "remove": .delete, "create": .post, "insert": .post, "fetch": .get, "read": .get,
      "query": .get, "replace": .put,
    ]
  }

  static func help(insteadOf text: String) -> String? {
    guard ["update", "upsert", "save", "edit"].contains(text.lowercased()) else { return nil }
    return "say `PUT`, which replaces something, or `PATCH`, which changes a part of it"
  }

  var documentation: String {
    switch self {
    case .get: "Asks and changes nothing."
    case .post: "Makes something new."
    case .put: "Replaces something."
    case .patch: "Changes a part of something."
    case .delete: "Removes something."
    }
  }
}

extension Paging.Form: DocumentedChoice {
  static var otherWords: [String: Paging.Form] {
    [
      "token": .cursor, "nexttoken": .cursor, "pagetoken": .cursor, "continuation": .cursor,
      "continuationtoken": .cursor, "marker": .cursor, "bookmark": .cursor, "number": .page,
      "numbers": .page, "index": .page, "skip": .offset, "start": .offset, "position": .offset,
      "id": .last, "lastid": .last, "keyset": .last, "seek": .last, "since": .last,
      "url": .link, "href": .link, "relay": .connection, "graphql": .connection,
      "edges": .connection, "pageinfo": .connection, "preset": .service,
    ]
  }

  static var alternative: String? {
    "`cursor`: by a mark in each response; `page`: by numbers; `offset`: by how many have come; `last`: by a value of "
      + "the last item; `link`: by an address; `header`: by headers; `connection`: as GraphQL's `pageInfo` says; "
      + "`service`: as the API's `preset` does"
  }

  var documentation: String {
    switch self {
    case .cursor: "Each response says by which mark the next page is asked for."
    case .page: "Pages have numbers."
    case .offset: "The number of items that have come so far."
    case .last: "A value of the last item says behind which one the next page begins."
    case .link: "Each response says at which address the next page is."
    case .header: "Headers of each response say by which query items the next page is asked for."
    case .connection:
      "A connection of GraphQL (<https://relay.dev/graphql/connections.htm>): `pageInfo` stands beside "
        + "the list, which is its `nodes`, or `edges[].node`."
    case .service: "As the service does that the API has for its `preset`."
    }
  }
}

extension ServicePreset: DocumentedChoice {
  var documentation: String {
    let what =
      switch self {
      case .wordpress:
        "The REST API of WordPress, at `https://…/wp-json/wp/v2`: numbered pages of at most 100 items, "
          + "keys in snake case; application passwords are `auth: { basic: … }`."
      case .woocommerce:
        "The REST API of WooCommerce, at `https://…/wp-json/wc/v3`: numbered pages of at most 100 items, "
          + "keys in snake case; the consumer's key and secret are `auth: { basic: … }`."
      case .shopify:
        "The Admin API of Shopify, at `https://….myshopify.com/admin/api/2025-10`: linked pages and keys "
          + "in snake case with `request` (<https://shopify.dev/docs/api/admin-rest/usage/pagination>), "
          + "connections at `/graphql.json` with `graphql`, at most 250 items "
          + "each; a key stands in `X-Shopify-Access-Token`. For GraphQL say `keys: asWritten`."
      case .parse:
        "Parse Server, at `https://…/parse`: lists stand in `results`, pages are asked for by `skip` until "
          + "one is empty, since a server may give fewer items than it is asked for (`maxLimit`); a key "
          + "stands in `X-Parse-REST-API-Key`, and `headers` say the `X-Parse-Application-Id`. Its GraphQL "
          + "(<https://docs.parseplatform.org/graphql/guide/>) is an API of its own, at the server's root: "
          + "connections at `/graphql`."
      case .appsync:
        "AWS AppSync, at `https://….appsync-api.….amazonaws.com`, with `graphql`: a `nextToken` stands "
          + "beside each list; a key stands in `x-api-key`, and IAM is `auth: { aws: … }`."
      case .backendless:
        "Backendless, at `https://….backendless.app/api` or "
          + "`https://api.backendless.com/APPLICATION/KEY`, lists at `/data/TABLE`: pages of at most 100 "
          + "items, and of 10 unless said, are asked for by `offset`, dates are milliseconds; the token of "
          + "who is logged in is a key in `user-token`."
      case .azureTables:
        "Azure tables, at `https://….table.core.windows.net`, lists at `/TABLE()`: they stand in `value`, and "
          + "the next page of at most 1000 items is named by two headers; keys of accounts are "
          + "`auth: { azure: … }`."
      }
    return "\(what) Its documentation: <\(conventions.source)>."
  }
}

extension AzureKey.Scheme: DocumentedChoice {
  var documentation: String {
    switch self {
    case .sharedKey: "The method, the kind of content, the time and the address."
    case .sharedKeyLite: "The time and the address."
    }
  }
}

extension FirestoreQuestion.Comparison: DocumentedChoice {
  var documentation: String {
    switch self {
    case .equal: "The field has the value."
    case .notEqual: "The field is there and has another value."
    case .less: "The field is less than the value."
    case .atMost: "The field is the value or less."
    case .greater: "The field is greater than the value."
    case .atLeast: "The field is the value or greater."
    case .contains: "The field is a list with the value in it."
    case .containsAny: "The field is a list with one of the values of a list in it."
    case .isOneOf: "The field is one of the values of a list."
    case .isNoneOf: "The field is there and is none of the values of a list."
    }
  }
}

extension ManagedObjectQuestion.Comparison: DocumentedChoice {
  var documentation: String {
    switch self {
    case .equal: "The attribute has the value."
    case .notEqual: "The attribute has another value."
    case .less: "The attribute is less than the value."
    case .atMost: "The attribute is the value or less."
    case .greater: "The attribute is greater than the value."
    case .atLeast: "The attribute is the value or greater."
    case .contains: "The attribute is a text with the value in it, whatever the case and accents."
    case .beginsWith: "The attribute is a text that begins so, whatever the case and accents."
    case .isOneOf: "The attribute is one of the values of a list."
    case .isNoneOf: "The attribute is none of the values of a list."
    }
  }
}

extension PageCount: DocumentedChoice {
  var documentation: String {
    switch self {
    case .pages: "Pages."
    case .items: "Items."
    }
  }
}

extension FileReference.Folder: DocumentedChoice {
  var documentation: String {
    switch self {
    case .documents: "What people make."
    case .caches: "What can be made again, and may be removed by the system."
    case .bundle: "What comes with the app."
    }
  }
}

extension CacheDeclaration.Shown: DocumentedChoice {
  var documentation: String {
    switch self {
    case .fresh: "What is older is not shown."
    case .stale: "What is older is shown until the server has answered, and stays if it does not."
    case .offline: "The server is asked first; what is older is shown when it cannot be reached."
    }
  }
}

extension PresentationStyle: DocumentedChoice {
  var documentation: String {
    switch self {
    case .sheet: "A sheet that can be swiped away."
    case .fullScreen: "All of the screen."
    }
  }
}

extension SimpleEffect: DocumentedChoice {
  static var alternative: String? {
    "a method of the app is called by `call:`, and a screen is shown by `push:` or `present:`"
  }

  static var otherWords: [String: SimpleEffect] {
    [
      "close": .dismiss, "cancel": .dismiss, "back": .pop, "goback": .pop,
      "refresh": .reload, "logout": .logOut, "signout": .logOut, "poptoroot": .popToRoot,
    ]
  }

  var documentation: String {
    switch self {
    case .dismiss: "Closes the presented screen."
    case .pop: "Goes back to the screen below."
    case .popToRoot: "Goes back to the first screen."
    case .reload: "Loads the screen's content anew."
    case .logOut:
      "Ends the session of who is logged in; what screens are doing is called off. With a log-in gate "
        + "the app goes back to it."
    }
  }
}

extension SwipeEdge: DocumentedChoice {
  static var otherWords: [String: SwipeEdge] {
    ["start": .leading, "end": .trailing, "left": .leading, "right": .trailing]
  }

  var documentation: String {
    switch self {
    case .leading: "The side where reading begins."
    case .trailing: "The side where reading ends."
    }
  }
}

extension OwnAdapterKind: DocumentedChoice {
  var documentation: String {
    switch self {
    case .cell: "Cells of a class of its own, for collection views: an `Adapter`."
    case .tree: "Trees, which the lists of all systems but mvp show: a `CellAdapter`."
    case .row: "Rows of tables: a `RowPresenter`."
    case .controller: "Controllers in rows of the composition system: a `ControllerAdapter`."
    }
  }
}

extension ActionRole: DocumentedChoice {
  static var otherWords: [String: ActionRole] {
    [
      "delete": .destructive, "danger": .destructive, "remove": .destructive, "red": .destructive,
      "warning": .destructive, "none": .normal, "default": .normal, "plain": .normal,
      "primary": .normal, "regular": .normal,
    ]
  }

  var documentation: String {
    switch self {
    case .normal: "It can be undone or does no harm."
    case .destructive: "It removes something, and is red."
    }
  }
}

extension FormStepStyle: DocumentedChoice {
  static var otherWords: [String: FormStepStyle] {
    [
      "pushed": .screens, "push": .screens, "pages": .screens, "screen": .screens,
      "inPlace": .parts, "inline": .parts, "page": .parts,
    ]
  }

  var documentation: String {
    switch self {
    case .parts: "One in the place of the other, with a button that leads back."
    case .screens:
      """
      Each behind the first on a screen of its own, which is called as the step is and is pushed above the one before, so \
      that the system leads back.
      """
    }
  }
}

extension DiscardPolicy: DocumentedChoice {
  static var otherWords: [String: DiscardPolicy] {
    [
      "ask": .confirm, "alert": .confirm, "prompt": .confirm, "warn": .confirm, "none": .silent,
      "never": .silent,
    ]
  }

  var documentation: String {
    switch self {
    case .silent: "They are thrown away without a question, unless a `draft` keeps them."
    case .confirm:
      """
      Leaving asks first if anything was entered, as do the back button and pulling its sheet down. It can't be swiped \
      back then.
      """
    }
  }
}
