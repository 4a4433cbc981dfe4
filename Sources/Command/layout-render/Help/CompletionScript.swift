import AutoLayout

/// The completion scripts of the shells, from the command table.
enum CompletionScript {
  /// - Parameter shell: one of `CommandTable.shells`.
  static func text(for shell: String) -> String? {
    switch shell {
    case "bash": bash()
    case "zsh": zsh()
    case "fish": fish()
    default: nil
    }
  }

  private static var commandNames: [String] { CommandTable.commands.map(\.name.rawValue) }

  // MARK: bash

  /// Names have blanks, so that replies are made line by line.
  private static func bash() -> String {
    var script = """
      # bash completion for \(CommandTable.program)
      _layout_render_reply() {
        local line typed=${current//\\\\/}
        while IFS= read -r line; do [[ $line == "$typed"* ]] && COMPREPLY+=("$line"); done
      }
      _layout_render_options() {
        local word
        for word in "${COMP_WORDS[@]:1}"; do
          word=${word//[\\\\\\"\\']/}
          word=${word/#\\~/$HOME}
          [[ -e $word ]] && "${COMP_WORDS[0]/#\\~/$HOME}" options "$word" 2>/dev/null
        done
      }
      _layout_render_list() {
        local start=
        [[ $current == *,* ]] && start=${current%,*},
        COMPREPLY=($(compgen -P "$start" -W "$1" -- "${current##*,}"))
        compopt -o nospace 2>/dev/null
      }
      _layout_render() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=render word
        # bash makes words of their own of --flag, = and the value.
        [[ $current == = ]] && current=
        [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in
            \(commandNames.joined(separator: "|"))) command=$word; break ;;
          esac
        done
        COMPREPLY=()
        case "$command $previous" in

      """
    for flag in CommandTable.flags {
      guard flag.value != .none else { continue }
      let names = [flag.long] + (flag.short.map { ["-\($0)"] } ?? [])
      let patterns = flag.commands.flatMap { command in names.map { "\"\(command.rawValue) \($0)\"" } }
      script += "    \(patterns.joined(separator: "|"))) \(bashReply(for: flag.value)); return ;;\n"
    }
    script += "  esac\n  case $command in\n"
    for command in CommandTable.commands {
      let flags = CommandTable.flags(of: command.name).map(\.long).joined(separator: " ")
      script += "    \(command.name.rawValue)) local flags=\"\(flags)\" words=\"\(words(of: command))\" ;;\n"
    }
    script += """
        esac
        if [[ $current == -* ]]; then
          COMPREPLY=($(compgen -W "$flags" -- "$current"))
        else
          [[ $COMP_CWORD -eq 1 ]] && words="\(commandNames.joined(separator: " "))"
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          case $command in
            \(fileCommands.joined(separator: "|"))) _layout_render_reply < <(compgen -f -- "$current") ;;
          esac
        fi
      }
      complete -o filenames -F _layout_render \(CommandTable.program)

      """
    return script
  }

  private static func bashReply(for value: ValueSyntax) -> String {
    switch value {
    case .path: "_layout_render_reply < <(compgen -f -- \"$current\")"
    case .folder: "_layout_render_reply < <(compgen -d -- \"$current\")"
    case .device: "_layout_render_reply < <(printf '%s\\n' \(deviceNames))"
    case .option: "_layout_render_reply < <(_layout_render_options)"
    case .choices: "_layout_render_list \"\(value.words.joined(separator: " "))\""
    case .none, .text, .choice, .count, .number, .numbers, .length, .size, .shard, .sweep:
      "COMPREPLY=($(compgen -W \"\(value.words.joined(separator: " "))\" -- \"$current\"))"
    }
  }

  /// For a shell's printf.
  private static var deviceNames: String { Device.all.map { quoted($0.name) }.joined(separator: " ") }

  // MARK: zsh

  private static func zsh() -> String {
    var script = """
      #compdef \(CommandTable.program)
      # zsh completion for \(CommandTable.program)
      _layout_render_options() {
        local -a names; local word
        for word in ${words[2,-1]}; do
          [[ -f ${(Q)word} ]] && names+=("${(@f)$(\(CommandTable.program) options ${(Q)word} 2>/dev/null)}")
        done
        compadd -a names
      }
      _layout_render_devices() { local -a names; names=(\(deviceNames)); compadd -a names }
      local command=render word
      for word in ${words[2,CURRENT-1]}; do
        case $word in
          \(commandNames.joined(separator: "|"))) command=$word; break ;;
        esac
      done
      local -a commands flags
      commands=(

      """
    for command in CommandTable.commands {
      script += "  \(quoted("\(command.name.rawValue):\(command.summary)"))\n"
    }
    script += ")\ncase $command in\n"
    for command in CommandTable.commands {
      script += "  \(command.name.rawValue))\n    flags=(\n"
      for flag in CommandTable.flags(of: command.name) {
        for specification in zshSpecifications(of: flag) { script += "      \(quoted(specification))\n" }
      }
      script += "    )\n    _arguments -s $flags '1: :->first' '*: :->rest' ;;\n"
    }
    script +=
      "esac\ncase $state in\n  first) _describe command commands; _files ;;\n  rest)\n    case $command in\n"
    for command in CommandTable.commands {
      let reply = fileCommands.contains(command.name.rawValue) ? "_files" : "compadd -- \(words(of: command))"
      script += "      \(command.name.rawValue)) \(reply) ;;\n"
    }
    return script + "    esac ;;\nesac\n"
  }

  private static func zshSpecifications(of flag: FlagSyntax) -> [String] {
    let star = flag.isRepeatable ? "*" : ""
    let about = "[" + flag.summary.filter { !"[]".contains($0) } + "]"
    let action =
      switch flag.value {
      case .none: ""
      case .path: ":file:_files"
      case .folder: ":folder:_files -/"
      case .device: ":device:_layout_render_devices"
      case .option: ":option:_layout_render_options"
      case .text(_, let words) where words.isEmpty: ":value: "
      case .choice(let words, _), .text(_, let words): ":value:(\(words.joined(separator: " ")))"
      case .choices(let words, _): ":list:_values -s , value \(words.joined(separator: " "))"
      case .count, .number, .numbers, .length, .size, .shard, .sweep: ":value: "
      }
    let equals = flag.value == .none ? "" : "="
    let short = flag.short.map { ["\(star)-\($0)\(equals.isEmpty ? "" : "+")\(about)\(action)"] } ?? []
    return short + ["\(star)\(flag.long)\(equals)\(about)\(action)"]
  }

  // MARK: fish

  private static func fish() -> String {
    let program = CommandTable.program
    var script = "# fish completion for \(program)\n"
    script += "function __layout_render_options\n  for word in (commandline -opc)[2..-1]\n"
    script += "    test -f $word; and \(program) options $word 2>/dev/null\n  end\nend\n"
    script += "function __layout_render_uses\n"
    script += "  set -l words (commandline -opc)\n  set -l command render\n"
    script += "  for word in $words[2..-1]\n    if contains -- $word \(commandNames.joined(separator: " "))\n"
    script += "      set command $word\n      break\n    end\n  end\n  contains -- $command $argv\nend\n"
    for command in CommandTable.commands {
      script += "complete -c \(program) -n __fish_use_subcommand -a \(command.name.rawValue)"
      script += " -d \(quoted(command.summary))\n"
      let words = words(of: command)
      if !words.isEmpty {
        script +=
          "complete -c \(program) -n '__fish_seen_subcommand_from \(command.name.rawValue)' -f -a '\(words)'\n"
      }
    }
    for flag in CommandTable.flags {
      let commands = flag.commands.map(\.rawValue).joined(separator: " ")
      script += "complete -c \(program) -n '__layout_render_uses \(commands)' -l \(flag.flag.rawValue)"
      if let short = flag.short { script += " -s \(short)" }
      switch flag.value {
      case .none: break
      case .path: script += " -r -F"
      case .folder: script += " -x -a '(__fish_complete_directories)'"
      case .device: script += " -x -a \"(printf '%s\\n' \(deviceNames))\""
      case .option: script += " -x -a '(__layout_render_options)'"
      default:
        script += " -x" + (flag.value.words.isEmpty ? "" : " -a '\(flag.value.words.joined(separator: " "))'")
      }
      script += " -d \(quoted(flag.summary))\n"
    }
    return script
  }

  // MARK: Parts

  private static var fileCommands: [String] {
    CommandTable.commands.filter { command in
      switch command.operands {
      case .files, .fileAndView: true
      case .none, .oneOf, .optional: false
      }
    }.map(\.name.rawValue)
  }

  private static func words(of command: CommandSyntax) -> String {
    switch command.operands {
    case .none, .files, .fileAndView: ""
    case .oneOf(let words, _), .optional(let words, _): words.joined(separator: " ")
    }
  }

  /// In single quotes, as all three shells read them.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
