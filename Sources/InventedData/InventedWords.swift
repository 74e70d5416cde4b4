/// What texts are made of. Nobody real is meant.
enum InventedWords {
  static let firstNames = [
    "Ada", "Amir", "Anouk", "Björn", "Carla", "Chidi", "Dara", "Elif", "Emil", "Fatou", "Grace",
    "Hana", "Ivo", "Jonas", "Kenji", "Lena", "Luis", "Maya", "Mei", "Nadia", "Noah", "Olga",
    "Priya", "Quentin", "Rosa", "Sami", "Tariq", "Uma", "Vera", "Yusuf", "Zoë",
  ]

  static let lastNames = [
    "Abara", "Berg", "Castillo", "Demir", "Engel", "Ferrari", "Goldberg", "Haddad", "Ito", "Jansen",
    "Kowalski", "Lindqvist", "Moreau", "Nakamura", "Okafor", "Petrov", "Quist", "Rossi", "Sharma",
    "Torres", "Usman", "Varga", "Weber", "Yılmaz", "Zhou",
  ]

  static let cities = [
    "Berlin", "Lisbon", "Kyoto", "Porto", "Oslo", "Nairobi", "Lima", "Ghent", "Zürich", "Tbilisi",
    "Toronto", "Bergen", "Valencia", "Cork", "Hanoi", "Kraków", "Dakar", "Wellington", "Aarhus",
  ]

  static let countries = [
    "Portugal", "Japan", "Norway", "Kenya", "Peru", "Belgium", "Georgia", "Canada", "Vietnam",
    "Ireland",
  ]

  static let streets = [
    "Mill Lane", "Harbour Street", "Linden Avenue", "Station Road", "Rua da Alegria",
    "Brunnenstraße", "Canal Walk", "Orchard Way",
  ]

  static let companies = [
    "Northwind & Sons", "Blue Harbour", "Atelier Lund", "Kestrel Works", "Papaya Studio",
    "Oak & Iron", "Fjord Supply", "Marigold",
  ]

  static let adjectives = [
    "Quiet", "Golden", "Small", "Late", "Bright", "Wild", "Slow", "Hidden", "Old", "Salty",
    "Winter", "Early", "Green", "Warm", "Open", "Lost", "Soft", "Simple",
  ]

  static let nouns = [
    "Morning", "Harbour", "Bicycle", "Garden", "Bakery", "Lighthouse", "Market", "River", "Window",
    "Kitchen", "Train", "Notebook", "Orchard", "Bridge", "Lantern", "Recipe", "Island", "Studio",
    "Postcard", "Teapot", "Balcony", "Library",
  ]

  static let sentences = [
    "We left before the first light and had the coast to ourselves.",
    "The bread was still warm when we got home.",
    "It rained all afternoon, which suited everybody.",
    "Nobody had told us how good the view would be.",
    "A second coffee, and then back to work.",
    "Three small shops, one long queue, no regrets.",
    "The ferry was late, so we stayed for the sunset.",
    "You only need an hour and a sharp knife.",
    "Everything here was made by hand.",
    "Thank you all for coming, and for bringing cake.",
    "The path is steep at first and gentle later on.",
    "Best seen on a weekday, when the square is empty.",
    "We changed one thing, and it made all the difference.",
    "Bring a jacket: it gets cold by the water.",
  ]
}
