import AutoLayout
import FileAccess
import Foundation
import Testing

@testable import layout_render

/// What is in the table is in every text that is made from it.
@Suite struct CommandTableTests {
  @Test func hasEachCommandAndFlagOnce() {
    #expect(Set(CommandTable.commands.map(\.name)) == Set(CommandName.allCases))
    #expect(CommandTable.commands.count == CommandName.allCases.count)
    #expect(Set(CommandTable.flags.map(\.flag)) == Set(Flag.allCases))
    // A flag may take other values with another command, but only one kind with each.
    for command in CommandName.allCases {
      let flags = CommandTable.flags(of: command).map(\.flag)
      #expect(Set(flags).count == flags.count, "\(command)")
      let shorts = CommandTable.flags(of: command).compactMap(\.short)
      #expect(Set(shorts).count == shorts.count, "\(command)")
    }
  }

  @Test func explainsEverythingInHelp() throws {
    let overview = HelpText.overview()
    for command in CommandTable.commands {
      #expect(overview.contains(command.summary))
      let help = try #require(HelpText.help(for: command).split(separator: "\nFlags:\n").last)
      for flag in CommandTable.flags {
        let line = help.contains("\(flag.long) ") || help.contains("\(flag.long)\n")
        let isTaken = CommandTable.flags(of: command.name).contains { $0.flag == flag.flag }
        #expect(line == isTaken, "\(command.name) \(flag.long)")
      }
    }
    for status in ExitStatus.allCases { #expect(overview.contains(status.meaning)) }
    #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func escapesTheManualPage() {
    let page = ManPage.text()
    for flag in CommandTable.flags {
      #expect(page.contains(flag.long.replacingOccurrences(of: "-", with: "\\-")))
    }
    let macros = ["TH", "SH", "TP", "IP", "B", "br"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(macros.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }

  @Test func theManualPageHasTheUsualSections() {
    let page = ManPage.text()
    let titles = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      titles == [
        "NAME", "SYNOPSIS", "COMMANDS", "FLAGS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES",
      ])
    for name in ["NO_COLOR", "TERM", "CI"] { #expect(page.contains(".B \(name)\n")) }
  }

  @Test(arguments: CommandTable.shells)
  func completesEveryFlag(_ shell: String) throws {
    let script = try #require(CompletionScript.text(for: shell))
    for flag in CommandTable.flags {
      #expect(script.contains(shell == "fish" ? "-l \(flag.flag.rawValue)" : flag.long))
      for word in flag.value.words { #expect(script.contains(word)) }
    }
    for command in CommandTable.commands { #expect(script.contains(command.name.rawValue)) }
    for device in Device.all { #expect(script.contains("'\(device.name)'")) }
    // The names of options come from the command itself.
    #expect(script.contains(shell == "bash" ? #"" options "$word""# : "layout-render options "))
  }

  /// Where a flag takes a device or an option, zsh and fish ask for their names.
  @Test func completesDevicesAndOptionsInEveryShell() throws {
    let zsh = try #require(CompletionScript.text(for: "zsh"))
    #expect(
      zsh.contains(":device:_layout_render_devices'") && zsh.contains(":option:_layout_render_options'"))
    let fish = try #require(CompletionScript.text(for: "fish")).split(separator: "\n")
    let device = fish.filter { $0.contains("-l device") }
    #expect(!device.isEmpty && device.allSatisfy { $0.contains("'iPhone 16 Pro Max'") })
    let option = fish.filter { $0.contains("-l option") }
    #expect(!option.isEmpty && option.allSatisfy { $0.contains("-a '(__layout_render_options)'") })
  }

  @Test func writesABashScriptThatBashAcceptsAndThatCompletes() throws {
    let script = try #require(CompletionScript.text(for: "bash"))
    func complete(_ words: String...) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let test = """
        \(script)
        COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _layout_render; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try Run.program("/bin/bash", ["--norc", "-uc", test])
      #expect(result.status == 0, "\(result.errors)")
      return result.text.split(separator: "\n").map(String.init)
    }
    #expect(try complete("layout-render", "a.json", "--form") == ["--format"])
    #expect(try complete("layout-render", "--format", "s") == ["svg"])
    #expect(try complete("layout-render", "sc").contains("schema"))
    #expect(try complete("layout-render", "completions", "z") == ["zsh"])
    #expect(try complete("layout-render", "check", "--outp") == [])
    #expect(try complete("layout-render", "check", "--format", "") == ["messages", "xcode"])
    #expect(
      try complete("layout-render", "a.json", "--device", "iPhone 16 P").sorted() == [
        "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max",
      ])
    #expect(try complete("layout-render", "a.json", "--overlay", "pri") == ["priorities"])
    #expect(try complete("layout-render", "a.json", "--overlay", "none,pri") == ["none,priorities"])
    #expect(try complete("layout-render", "a.json", "--overlay", "=", "frames,gu") == ["frames,guides"])
    #expect(try complete("layout-render", "a.json", "--format", "=").contains("svg"))
    #expect(try complete("layout-render", "a.json", "--device", #"iPhone\ 16\ Pl"#) == ["iPhone 16 Plus"])
    let scratch = try Scratch()
    let file = try scratch.write(
      #"{"views": [], "options": [{"name": "short text"}, {"name": "long text"}, {"name": "short"}]}"#,
      to: "two words.json")
    #expect(try complete("layout-render", "explain", scratch.path("two")) == [file])
    let program = Places.command.path
    #expect(try complete(program, file, "--option", "short") == ["short text", "short"])
    // As it is typed.
    let typed = file.replacing(" ", with: "\\ ")
    #expect(try complete(program, typed, "--option", "long") == ["long text"])
    #expect(try complete(program, "\"\(file)\"", "--option", "=", "long") == ["long text"])
  }
}
