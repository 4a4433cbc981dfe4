import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import PangoCairoBackend

@Suite struct FontTests {
  /// The fonts, as if the files of a package were not installed.
  static func sources(without package: String) -> FontLibrary.Sources {
    FontLibrary.Sources(
      files: FontFile.all.map { font in
        var font = font
        if font.package == package { font.directory = "/dev/null/fonts" }
        return font
      })
  }

  @Test func aMissingSystemFontNamesItsPackage() {
    #expect(throws: FontError.fileMissing(path: "/dev/null/fonts/Inter-Regular.otf", package: "fonts-inter"))
    {
      try FontLibrary(Self.sources(without: "fonts-inter"))
    }
  }

  /// Before the machine's own, so that an unpacked program draws the same everywhere.
  @Test func fontsThatAProgramBringsAlongComeFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "layout-render-\(UUID())")
    let file = folder.appending(path: "fonts/Inter-Regular.otf")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "fonts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: file)
    let font = try #require(FontFile.all.first { $0.name == "Inter-Regular.otf" })
    #expect(font.located(in: [], broughtAlong: folder.path) == file.path)
    #expect(font.located(in: [], broughtAlong: "/dev/null") == font.path)
    #expect(
      Installation.folder(of: "/opt/layout-render/bin/layout-render")
        == "/opt/layout-render/share/layout-render")
    #expect(Installation.folder(of: "/layout-render") == "/share/layout-render")
  }

  @Test(arguments: [("姓名", "fonts-noto-cjk"), ("שלום", "fonts-noto-core"), ("ไทย", "fonts-noto-core")])
  func aMissingScriptIsReportedWhenItIsMet(text: String, package: String) throws {
    let measurer = PangoTextMeasurer(try FontLibrary(Self.sources(without: package)))
    _ = measurer.layout(Text("Label"), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems.isEmpty)
    for _ in 1...2 { _ = measurer.layout(Text(text), maximumWidth: nil, maximumHeight: nil) }
    #expect(measurer.problems == [.packageMissing(package: package, text: text)])
    #expect(measurer.problems.first?.description.contains("apt install \(package)") == true)
  }

  @Test func aCharacterWithoutAnyFontIsReported() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    _ = measurer.layout(Text("a\u{13000}"), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems == [.noGlyphs(text: "a\u{13000}")])
  }

  @Test func aDirectoryLendsItsFamilies() throws {
    let directory = "/usr/share/fonts/truetype/noto"
    let measurer = PangoTextMeasurer(try FontLibrary(extraDirectories: [directory]))
    let font = Font(size: 20, family: "noto sans")
    let layout = measurer.layout(Text("Label", font: font), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems.isEmpty)
    // Noto Sans has a line height of 1.362 times the size.
    #expect(abs(layout.size.height - 27.24) < 0.05)
    #expect(measurer.metrics(of: font).lineHeight == layout.size.height)
    // The system font is still the same.
    let label = measurer.layout(Text("Label"), maximumWidth: nil, maximumHeight: nil)
    #expect(abs(label.size.width - 41.84) < 0.06)
  }

  @Test func systemFontsAreThereIfAskedFor() throws {
    let measurer = PangoTextMeasurer(try FontLibrary(usesSystemFonts: true))
    let font = Font(size: 20, family: "Noto Sans")
    _ = measurer.layout(Text("Label", font: font), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems.isEmpty)
  }

  @Test(arguments: [nil, "", "<fontconfig><dir>/usr", "no XML"])
  func aBrokenConfigurationOfTheMachineIsAnError(text: String?) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "fonts.conf")
    if let text { try Data(text.utf8).write(to: file) }
    let sources = FontLibrary.Sources(
      files: FontFile.all, usesSystemFonts: true, systemConfiguration: file.path)
    let error = FontError.configurationUnreadable(path: file.path)
    #expect(throws: error) { try FontLibrary(sources) }
    #expect(error.description.contains(file.path))
  }

  @Test func aConfigurationOfTheMachineSaysWhereItsFontsAre() throws {
    let folder = try Self.folder("broken.otf")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "fonts.conf")
    let dirs = ["/usr/share/fonts/truetype/noto", folder.path].map { "<dir>\($0)</dir>" }.joined()
    try Data("<fontconfig>\(dirs)<cachedir>\(folder.path)</cachedir></fontconfig>".utf8).write(to: file)
    let library = try FontLibrary(
      FontLibrary.Sources(files: FontFile.all, usesSystemFonts: true, systemConfiguration: file.path))
    #expect(library.problems.isEmpty && library.hasFamily("Noto Sans"))
  }

  @Test func aMissingDirectoryIsAnError() {
    #expect(throws: FontError.directoryUnreadable(path: "/dev/null/fonts")) {
      try FontLibrary(extraDirectories: ["/dev/null/fonts"])
    }
  }

  /// A folder of files with nothing but a word in them.
  static func folder(_ names: String...) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try Data("font".utf8).write(to: folder.appending(path: name)) }
    return folder
  }

  @Test func aDirectoryWithoutFontsIsAnError() throws {
    let folder = try Self.folder("read.me")
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = FontError.directoryEmpty(path: folder.path)
    #expect(throws: error) { try FontLibrary(extraDirectories: [folder.path]) }
    #expect(error.description.contains(folder.path) && error.description.contains(".otf"))
  }

  /// Fontconfig would wait for the other end of a pipe.
  @Test func onlyFilesOfADirectoryAreRead() throws {
    let folder = try Self.folder("read.me")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "a.otf"), withDestinationURL: URL(filePath: FontFile.all[0].path))
    let pipes = ["b.ttf", FontFile.all[0].name].map { folder.appending(path: $0).path }
    for pipe in pipes { #expect(mkfifo(pipe, 0o600) == 0) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "c.otf"), withIntermediateDirectories: true)
    let large = folder.appending(path: "d.otf").path
    #expect(FileManager.default.createFile(atPath: large, contents: nil) && truncate(large, 1 << 30) == 0)
    let refused = try FontLibrary(extraDirectories: [folder.path]).problems.map(\.description)
    #expect(refused.count == 4 && refused.allSatisfy { $0.contains("is passed over") }, "\(refused)")
    #expect(refused.count { $0.contains("it is not a file") } == 3)
  }

  @Test func aBrokenFileOfADirectoryIsReportedAndTheOthersAreThere() throws {
    let folder = try Self.folder("broken.ttf")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf", toPath: folder.path + "/good.ttf")
    let library = try FontLibrary(extraDirectories: [folder.path])
    #expect(library.problems == [.fileUnreadable(path: folder.path + "/broken.ttf", package: nil)])
    let measurer = PangoTextMeasurer(library)
    let font = Font(size: 20, family: "Noto Sans")
    _ = measurer.layout(Text("Label", font: font), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems.isEmpty && measurer.hasFamily(of: font))
  }

  @Test func aBrokenFontOfAPackageIsReportedWhenItIsNeeded() throws {
    let folder = try Self.folder("NotoSansCJK-Regular.ttc")
    defer { try? FileManager.default.removeItem(at: folder) }
    var sources = FontLibrary.Sources(files: FontFile.all)
    for index in sources.files.indices where sources.files[index].name == "NotoSansCJK-Regular.ttc" {
      sources.files[index].directory = folder.path
    }
    let measurer = PangoTextMeasurer(try FontLibrary(sources))
    _ = measurer.layout(Text("Label"), maximumWidth: nil, maximumHeight: nil)
    #expect(measurer.problems.isEmpty)
    let layout = measurer.layout(Text("姓名"), maximumWidth: nil, maximumHeight: nil)
    let error = FontError.fileUnreadable(
      path: folder.path + "/NotoSansCJK-Regular.ttc", package: "fonts-noto-cjk")
    #expect(measurer.problems.contains(.fontsUnavailable(error)))
    #expect(error.description.contains("apt install --reinstall fonts-noto-cjk"))
    #expect(layout.lineCount == 1)
  }

  @Test func theListNamesEveryFont() {
    let rows = FontLibrary.describe()
    #expect(rows.contains { $0.family == "Inter" && $0.weights == [.regular] && $0.isPresent })
    #expect(Set(rows.map(\.package)) == ["fonts-inter", "fonts-noto-core", "fonts-noto-cjk"])
    #expect(Set(rows.map(\.file)).count == rows.count)
    let weights = rows.filter { $0.family == "Inter" }.flatMap(\.weights)
    #expect(Set(weights) == Set(FontWeight.allCases))
  }
}
