import SourceText

/// What is known of the names of SF Symbols.
///
/// Apple publishes no list that could be used here, and each version has more of them. These are names that have been
/// there since iOS 16 or before, without their variants; a name that is not among them is taken on trust, unless it
/// looks like a slip in one of them.
enum SystemSymbols {
  /// The name that was most likely meant; nil for one that is known, or like none.
  static func intended(_ name: String) -> String? {
    guard !isEvidentlyKnown(name) else { return nil }
    let (base, variant) = split(name)
    if let meant = otherWords[base.lowercased()] { return meant + variant }
    guard base.utf8.count >= shortest, !isKnown(base) else { return nil }
    let wanted = Array(base.unicodeScalars)
    let near = names.filter { known in
      NearMiss.editDistance(wanted, Array(known.unicodeScalars), limit: 1) != nil
    }
    guard let meant = near.min() else { return nil }
    return meant + variant
  }

  /// Whether a name is one of those that are known, or one of these with words of variants behind it; found out without
  /// taking it to pieces, since nearly every name is.
  private static func isEvidentlyKnown(_ name: String) -> Bool {
    if names.contains(name) { return true }
    var base = name[...]
    while let dot = base.utf8.lastIndex(of: UInt8(ascii: ".")) {
      let word = String(base[base.utf8.index(after: dot)...])
      guard word == "badge" || variants.contains(word) else { return false }
      base = base[..<dot]
      if names.contains(String(base)) { return true }
    }
    return false
  }

  /// What people call symbols by what they stand for, none of which is a name of one.
  private static let otherWords = [
    "share": "square.and.arrow.up", "search": "magnifyingglass", "edit": "pencil", "close": "xmark",
    "add": "plus", "delete": "trash", "remove": "minus", "settings": "gearshape", "home": "house",
    "profile": "person", "user": "person", "users": "person.2", "menu": "line.3.horizontal",
    "back": "chevron.backward", "next": "chevron.forward", "more": "ellipsis", "check": "checkmark",
    "done": "checkmark", "favorite": "heart", "like": "hand.thumbsup", "refresh": "arrow.clockwise",
    "download": "square.and.arrow.down", "upload": "square.and.arrow.up",
    "warning": "exclamationmark.triangle", "error": "exclamationmark.circle",
    "help": "questionmark.circle", "email": "envelope", "notification": "bell",
    "notifications": "bell", "chat": "bubble.left", "comment": "bubble.left",
    "filter": "line.3.horizontal.decrease", "image": "photo", "copy": "doc.on.doc",
    "compose": "square.and.pencil", "bin": "trash", "lightning": "bolt",
  ]

  /// Names that are shorter differ in too few letters to be slips of each other.
  private static let shortest = 4

  private static func isKnown(_ base: String) -> Bool {
    names.contains(base) || variants.contains(base)
  }

  /// A name without the words that say how it is drawn, and these words.
  private static func split(_ name: String) -> (base: String, variant: String) {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts = Array(parts[..<badge]) }
    while parts.count > 1, let last = parts.last, variants.contains(String(last)) {
      parts.removeLast()
    }
    let base = parts.joined(separator: ".")
    return (base, String(name.dropFirst(base.count)))
  }

  /// Words behind a name that say how it is drawn.
  private static let variants: Set<String> = [
    "fill", "circle", "square", "slash", "rectangle", "inverse", "rtl", "righthalf", "lefthalf",
    "portrait", "half", "filled",
  ]

  private static let names: Set<String> = {
    var list = """
      airplane airplane.arrival airplane.departure alarm allergens ant antenna.radiowaves.left.and.right aqi.low
      app app.gift appletv archivebox arkit arrow.clockwise arrow.counterclockwise arrow.down arrow.down.doc
      arrow.down.left arrow.down.right arrow.down.to.line arrow.left arrow.left.arrow.right arrow.right arrow.right.to.line
      arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge arrow.turn.down.left arrow.turn.down.right
      arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.arrow.down arrow.up.backward arrow.up.bin
      arrow.up.doc arrow.up.forward arrow.up.forward.app arrow.up.left arrow.up.left.and.arrow.down.right arrow.up.right
      arrow.uturn.backward arrow.uturn.down arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrow.uturn.up
      arrowshape.turn.up.left arrowshape.turn.up.right arrowtriangle.down arrowtriangle.left arrowtriangle.right
      arrowtriangle.up asterisk at atom backward backward.end bag ball.basketball bandage banknote barcode
      barcode.viewfinder basket battery.0 battery.100 battery.25 battery.50 battery.75 bed.double bell bicycle binoculars
      birthday.cake bitcoinsign bluetooth bold bolt bolt.heart bonjour book book.closed bookmark books.vertical
      brain brain.head.profile briefcase bubble.left bubble.left.and.bubble.right bubble.middle.bottom bubble.right
      building building.2 building.columns burst bus cablecar calendar calendar.day.timeline.left camera camera.filters
      camera.macro camera.viewfinder candybarphone car car.2 carrot cart case cellularbars centsign character
      character.book.closed chart.bar chart.bar.doc.horizontal chart.bar.xaxis chart.line.uptrend.xyaxis chart.pie
      checklist checkmark checkmark.seal checkmark.shield chevron.backward chevron.compact.down chevron.compact.left
      chevron.compact.right chevron.compact.up chevron.down chevron.forward chevron.left chevron.left.2
      chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.up chevron.up.chevron.down circle
      circle.grid.2x2 circle.grid.3x3 circle.hexagongrid clear clock clock.arrow.circlepath cloud cloud.bolt cloud.drizzle
      cloud.fog cloud.hail cloud.heavyrain cloud.moon cloud.rain cloud.snow cloud.sun command compass.drawing cpu creditcard
      crop cross cross.case crown cube cube.box cup.and.saucer cursorarrow curlybraces deskclock desktopcomputer dial.low
      diamond dice die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 display divide dna doc
      doc.on.clipboard doc.on.doc doc.plaintext doc.richtext doc.text doc.text.image doc.text.magnifyingglass
      doc.text.viewfinder dollarsign dot.radiowaves.left.and.right dot.radiowaves.right drop ear earbuds eject ellipsis
      ellipsis.bubble envelope envelope.open equal eraser eurosign exclamationmark exclamationmark.bubble
      exclamationmark.octagon exclamationmark.shield exclamationmark.triangle externaldrive eye eyedropper eyeglasses eyes
      face.dashed face.smiling faceid fan faxmachine ferry figure.dance figure.hiking figure.outdoor.cycle figure.run
      figure.stand figure.walk figure.wave film flag flag.2.crossed flag.checkered flame flashlight.off.fill
      flashlight.on.fill flask floppydisk flowchart folder football fork.knife forward forward.end fuelpump function
      gamecontroller gauge gauge.medium gear gearshape gearshape.2 gift giftcard globe globe.americas globe.asia.australia
      globe.europe.africa gobackward goforward graduationcap greaterthan grid hammer hand.draw hand.point.down
      hand.point.left hand.point.right hand.point.up hand.point.up.left hand.raised hand.tap hand.thumbsdown hand.thumbsup
      hand.wave hands.clap hands.sparkles hare headphones hearingdevice.ear heart heart.text.square helm hexagon hifispeaker
      highlighter homekit homepod hourglass house house.lodge humidity hurricane icloud icloud.and.arrow.down
      icloud.and.arrow.up infinity info internaldrive ipad iphone italic key keyboard keyboard.chevron.compact.down ladybug
      lamp.desk laptopcomputer laurel.leading laurel.trailing leaf lessthan lifepreserver light.max light.min lightbulb
      line.3.horizontal line.3.horizontal.decrease line.diagonal lineweight link list.bullet list.bullet.indent
      list.bullet.rectangle list.clipboard list.dash list.number list.star location location.north lock lock.open
      lock.rotation lock.shield lungs macwindow magnifyingglass mail mail.stack map mappin mappin.and.ellipse medal
      megaphone memories menucard message metronome mic microbe minus minus.magnifyingglass moon moon.stars moon.zzz
      mosaic mouth mug multiply music.mic music.note music.note.list music.quarternote.3 mustache network newspaper nose
      nosign note note.text number opticaldisc option oval paintbrush paintbrush.pointed paintpalette paperclip paperplane
      paragraphsign parkingsign party.popper pause pawprint peacesign pencil pencil.and.outline pencil.line
      pencil.tip percent person person.2 person.3 person.crop.artframe person.crop.circle person.crop.rectangle
      person.crop.square person.text.rectangle person.wave.2 phone phone.down photo photo.on.rectangle photo.stack piano
      pills pin play plus plus.forwardslash.minus plus.magnifyingglass plusminus point.3.connected.trianglepath.dotted
      popcorn power powerplug printer projective puzzlepiece pyramid qrcode qrcode.viewfinder questionmark
      questionmark.bubble quote.bubble quote.closing quote.opening radio rays receipt record.circle recordingtape
      rectangle.grid.1x2 rectangle.grid.2x2 rectangle.grid.3x2 rectangle.on.rectangle rectangle.portrait
      rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack repeat repeat.1 restart return
      rhombus ring rosette rotate.3d rotate.left rotate.right ruler sailboat scalemass scissors scooter
      scope scribble sdcard seal server.rack shield shift shippingbox shuffle sidebar.left sidebar.right signature
      signpost.right simcard skew slider.horizontal.3 slider.vertical.3 slowmo snowflake sofa sparkle sparkles
      speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 speedometer sportscourt square.and.arrow.down
      square.and.arrow.up square.and.pencil square.grid.2x2 square.grid.3x3 square.on.square square.stack square.stack.3d.up
      star star.leadinghalf.filled stethoscope sterlingsign stop stopwatch storefront stroller strikethrough suitcase
      suit.club suit.diamond suit.heart suit.spade sum sun.dust sun.haze sun.max sun.min sunrise sunset swatchpalette swift
      switch.2 tablecells tag target teddybear telescope tent tennis.racket terminal testtube.2 text.aligncenter
      text.alignleft text.alignright text.badge.checkmark text.book.closed text.bubble text.justify text.magnifyingglass
      text.quote textformat textformat.abc textformat.size theatermasks thermometer thermometer.medium ticket timelapse timer
      tornado tortoise touchid train.side.front.car tram trash tray tray.2 tray.and.arrow.down tray.and.arrow.up tray.full
      triangle trophy tropicalstorm truck.box tshirt tuningfork tv umbrella underline video viewfinder vial.viewfinder
      wallet.pass wand.and.rays wand.and.stars washer watchface.applewatch.case water.waves waveform waveform.path wifi
      wifi.exclamationmark wind wineglass wrench wrench.adjustable wrench.and.screwdriver xmark xmark.bin xmark.octagon
      xmark.seal xmark.shield yensign zzz archivebox.circle externaldrive.badge.icloud person.badge.plus
      """
    return list.withUTF8 { bytes in
      let names = bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      return Set(names.map { String(decoding: $0, as: UTF8.self) })
    }
  }()
}
