import TestSupport
import Testing

/// A script in which random texts are written, in syllables as it has them.
struct TestScript: CustomTestStringConvertible, Hashable, Sendable {
  var name: String
  /// Each a syllable or a letter.
  var syllables: [String]
  var signs: [String]
  /// What separates words; none for scripts that leave no room between them.
  var blank = " "
  var numbers = ["7", "1.5", "24,90", "17:45", "100", "2024-11"]

  var testDescription: String { name }

  func word(_ random: inout RandomSource, length: Int) -> String {
    (0..<length).map { _ in random.pick(syllables) }.joined()
  }

  /// Words with signs, blanks, digits, and now and then a new line.
  func text(_ random: inout RandomSource) -> String {
    var text = ""
    for _ in 0..<random.int(1...9) {
      if !text.isEmpty { text += random.chance(5) ? "\n" : blank }
      if random.chance(15) { text += random.pick(numbers) }
      if random.chance(20) { text += random.pick(signs) }
      text += word(&random, length: random.int(1...7))
      if random.chance(30) { text += random.pick(signs) }
    }
    return text
  }

  private static let latinSigns = [
    ",", ".", "; ", ": ", "!", "?", "-", "–", "(", ")", "“", "”", "’", "/", "&", " %", " €", "$", "+", "…",
  ]

  private static func letters(_ letters: String) -> [String] { letters.unicodeScalars.map { String($0) } }

  /// Consonants with what may stand before and behind them.
  private static func syllables(_ before: [String], _ consonants: [String], _ behind: [String]) -> [String] {
    before.flatMap { before in
      consonants.enumerated().map { before + $1 + behind[$0 % behind.count] }
    } + consonants
  }

  static let latin = TestScript(
    name: "Latin", syllables: letters("aábcçdeéèêfghiïjklłmnñoöøprsßštuüvwyzžæAÄÅBCDEÉFGHJKLMNOÖPRSTUÜVWXYZ"),
    signs: latinSigns)
  static let greek = TestScript(
    name: "Greek", syllables: letters("αάβγδεέζηήθιίκλμνξοόπρσςτυύφχψωώΑΒΓΔΕΛΠΣΤΥΩ"), signs: latinSigns)
  static let cyrillic = TestScript(
    name: "Cyrillic", syllables: letters("абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґАБВГДЖИКЛМНПРСТУЧШЯ"),
    signs: latinSigns + ["«", "»"])
  static let hebrew = TestScript(
    name: "Hebrew", syllables: letters("אבגדהוזחטיכךלמםנןסעפףצץקרשת"), signs: latinSigns + ["־", "״", "׳"])
  static let arabic = TestScript(
    name: "Arabic",
    syllables: letters("ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأؤإئ") + ["لا", "بَ", "تُ", "مِ", "سّ", "٤", "٧"],
    signs: [",", ".", ":", "!", "،", "؟", "؛", "-", "(", ")", "%"])
  static let thai = TestScript(
    name: "Thai",
    syllables: syllables(
      ["", "เ", "แ", "โ"], letters("กขคงจชซดตถทนบปผพฟมยรลวสหอ"), ["", "่", "า", "ี", "ุ้", "ั้น"]),
    // Pango asks its dictionary for all between blanks, with signs and digits, the page for letters alone.
    signs: [" ", "ๆ"], blank: "", numbers: [" 7 ", " 1.5 "])
  static let devanagari = TestScript(
    name: "Devanagari",
    syllables: syllables(
      ["", "क्", "स्", "र्"], letters("कखगघचजटडणतदनपबमयरलवशसह"), ["", "ा", "ि", "ी", "ु", "े", "ो", "ं", "ैं"]),
    signs: [",", ".", "।", "-", "(", ")", "?"])
  static let chinese = TestScript(
    name: "Chinese", syllables: letters("下一班列车开往北京天安门的是人大小中国上海学生电话时间地铁站台票"),
    signs: ["，", "。", "、", "（", "）", "「", "」", "：", "！", "《", "》", "…", "-"], blank: "")
  static let japanese = TestScript(
    name: "Japanese", syllables: letters("次の電車は三番線から出ます東京駅時刻表アイウエオカキクャッーシスタトンあいうえおぁっ々"),
    signs: ["、", "。", "「", "」", "（", "）", "・", "！", "？", "ー", "〜"], blank: "")
  static let korean = TestScript(
    name: "Korean", syllables: letters("다음열차는서울역에서출발합니가나라마바사아자하국민학교안녕"), signs: latinSigns)
  static let emoji = TestScript(
    name: "emoji", syllables: ["😀", "👍🏽", "👨‍👩‍👧", "🚆", "🇩🇪", "❤️", "a", "b", "Z"], signs: ["!", ",", "-", "("])

  /// Those whose letters are set one by one.
  static let apart = [latin, greek, cyrillic, hebrew, chinese, japanese, korean, emoji]
  /// Those whose letters join or stand over each other.
  static let joined = [arabic, thai, devanagari]
}
