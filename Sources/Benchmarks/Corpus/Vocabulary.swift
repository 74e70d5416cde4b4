/// The words that names and texts are made of.
///
/// Each is one capitalised word, so that names put together from several can't coincide.
enum Vocabulary {
  static let domains = [
    "Travel", "Retail", "Fleet", "Health", "School", "Music", "Sports", "Energy", "Bank", "Garden",
    "Kitchen", "Museum", "Harbor", "Airport", "Library", "Studio", "Theater", "Hotel", "Market",
    "Bakery", "Clinic", "Campus", "Cargo", "Rail", "Metro", "Postal", "Media", "Podcast",
    "Gallery", "Fitness", "Dental", "Shelter", "Farm", "Winery", "Craft", "Fashion", "Beauty",
    "Legal", "Housing", "Charity",
  ]

  static let areas = [
    "Booking", "Billing", "Support", "Catalog", "Loyalty", "Inventory", "Planning", "Staffing",
    "Delivery", "Review", "Reporting", "Messaging", "Pricing", "Refund", "Ordering", "Hosting",
    "Partner", "Safety", "Quality", "Training", "Welcome", "Archive", "Research", "Campaign",
    "Community",
  ]

  static let subjects = [
    "Invoice", "Ticket", "Voucher", "Shipment", "Picture", "Member", "Offer", "Contract",
    "Schedule", "Lesson", "Recipe", "Playlist", "Album", "Match", "Meter", "Account", "Plant",
    "Exhibit", "Vessel", "Flight", "Volume", "Session", "Performance", "Room", "Basket", "Loaf",
    "Patient", "Course", "Container", "Wagon", "Station", "Parcel", "Article", "Episode", "Frame",
    "Workout", "Appointment", "Animal", "Field", "Bottle", "Pattern", "Garment", "Treatment",
    "Statute", "Apartment", "Donation", "Supplier", "Receipt", "Complaint", "Inspection",
  ]

  /// Texts as they stand in apps all over the world.
  static let phrases = [
    "Überblick für Gäste", "最近の注文", "طلبات اليوم", "Ближайшие события",
    "🚚 Lieferung unterwegs", "Señal débil", "오늘의 추천", "Größe & Maße", "已完成的任务",
    "הזמנות אחרונות", "Πρόσφατα", "Zażółć gęślą jaźń", "Çok yakında", "รายการโปรด", "Olá, você 👋",
  ]

  static let teams = [
    "Zürich", "München", "São Paulo", "東京", "Tel Aviv · תל אביב", "Kraków", "Reykjavík",
    "القاهرة", "Montréal", "Seoul",
  ]

  static let symbols = [
    "tray", "star", "bolt", "leaf", "map", "flag", "bell", "tag", "book", "cart", "clock", "photo",
  ]
}
