extension CommandTable {
  static let commands: [CommandSyntax] = [
    CommandSyntax(
      .render, operands: .files, summary: "Draw every option of a scenario on one sheet",
      details: [
        """
        FILE is a scenario in JSON, an Interface Builder .storyboard or .xib, a .swift file or a folder of them, or - \
        for standard input. The word render may be left out.
        """,
        """
        The options of a storyboard are its scenes, named by their scene ids; those of a xib are its top-level views; \
        those of Swift source are its classes of views, cells and controllers, and its previews.
        """,
        """
        Without --output a picture goes to the current folder, named after its input: NAME.png, or NAME.svg, \
        NAME.pdf and NAME.html with --format. JSON and text go to standard output, and so does everything \
        that is read from standard input.
        """,
        """
        Several inputs or several pictures of one input need a template, such as \
        -o '{scenario}-{option}@{scale}x-{appearance}.png'. A template with {option} draws each option on a \
        sheet of its own. Slashes and other characters that file names cannot contain become hyphens.
        """,
      ]),
    CommandSyntax(
      .solve, operands: .files, summary: "Print the solution as JSON or text",
      details: [
        "The same as render with --format json or text: frames, constraints, conflicts, ambiguity, warnings.",
        """
        With --sweep, such as --sweep width=320...1024, it prints the breakpoints of each option instead: all \
        sizes of the canvas at which a text gets another number of lines or is cut, a constraint begins or ends \
        to give way, a conflict or an ambiguity begins or ends, or the canvas has other size classes or margins. \
        The other size stays as it is, and so do the safe area and the bars of a device.
        """,
      ]
    ),
    CommandSyntax(
      .check, operands: .files, summary: "Print only the findings; exit 1 if there is one",
      details: [
        """
        A finding is a conflict of required constraints, or a warning such as an ambiguous view. Optional \
        constraints that give way are not findings: giving way is their purpose.
        """,
        """
        Notes, which leave the exit status at 0, remark on text that is truncated, texts and controls that \
        cover one another or leave the screen, controls that the layout makes smaller than 44 × 44 points, \
        and views that are not listed in the order in which they are read. --ignore turns remarks off, and \
        so does \"ignore\" in a scenario.
        """,
        """
        In Interface Builder files there are also misplaced views, whose recorded frames are not those that \
        the constraints give; content priorities that tie; and references to objects that do not exist.
        """,
        """
        FILE may also be what Xcode's debugger prints of views, pasted as it is: recursiveDescription, which \
        gives their frames, or _autolayoutTrace, which says which of them are ambiguous.
        """,
      ]),
    CommandSyntax(
      .explain, operands: .fileAndView(placeholder: "[VIEW[.ATTRIBUTE]]"),
      summary: "Explain why a view is where it is, or what is in conflict",
      details: [
        """
        For a view, or one attribute of it, such as title.width: its value, the constraints that decide it, \
        those that gave way and by how much, and what the constraints leave open. Without a view: the \
        conflicts.
        """,
        "With --output, it also draws a picture of only that view's constraints.",
        """
        FILE may also be what Xcode's console prints, \"Unable to simultaneously satisfy constraints.\", of \
        any version of iOS, pasted as it is. Every constraint is put into plain English, with its origin, \
        which one was broken and what to change.
        """,
        """
        Behind such a log, a Swift file or a folder of Swift source may stand in place of the view: the lines that \
        may have made the constraints are named.
        """,
      ]),
    CommandSyntax(
      .animate, operands: .files,
      summary: "Draw an animation from one option to another",
      details: [
        """
        Both options are laid out, and what lies between is interpolated, as UIView.animate does for a \
        change of constraints: views in both options move, others fade, and text that breaks into different \
        lines fades from one setting to the other. The overlay fades out before anything moves, and in at \
        the end.
        """,
        """
        Without --from and --to, it shows the first two options. Several --to are shown one after the other.
        """,
        """
        An SVG file plays back and forth by itself, in a browser, on GitHub and in DocC, for about five \
        seconds, then while the pointer is over it. Readers who ask for reduced motion see the last option, \
        still. PNG and PDF files, and SVG files with --frames, are film strips for print: moments at equal \
        times, side by side. Without --output: NAME-animation.svg.
        """,
      ]),
    CommandSyntax(
      .convert, operands: .files,
      summary: "Write scenes as scenarios or as Swift source",
      details: [
        """
        An output that ends with .swift gets UIKit code: a class for each scene, view or cell, with anchors, \
        stack views, and what differs from UIKit's defaults. What code cannot say is reported.
        """,
        """
        Each scene of a storyboard, and each top-level view of a xib, becomes a scenario whose layout has \
        the same frames. A scenario is written in normal form: without defaults, and with variations \
        resolved for its canvas.
        """,
        """
        A file of one scene, or one scene chosen with --option, goes to standard output or to --output. \
        Several need a template, such as -o '{scenario}-{option}.json'.
        """,
      ]),
    CommandSyntax(
      .markdown, operands: .files,
      summary: "Draw the layouts in pages of Markdown",
      details: [
        """
        Blocks of code marked layout, with a scenario, and vfl, with visual formats, become pictures beside \
        --output, light and dark; so does code marked swift with a view in it, which is kept. Behind the mark, \
        name=NAME names a block's pictures, option=NAME draws one option, and block=drop, keep or fold says what \
        becomes of the block.
        """,
        """
        A page with an error is not written, unless the errors are drawn. Several pages need a template, such as \
        -o 'build/{scenario}.md'.
        """,
      ]),
    CommandSyntax(
      .review, operands: .files,
      summary: "Compare layouts with a baseline; exit 1 if one differs",
      details: [
        """
        Solves every option of the inputs, compares solutions exactly and pictures by pixels with the folder \
        --baseline, or with the same files in a git revision, and writes into the folder --output (default: \
        report) a page, index.html, and report.json, junit.xml, summary.md and comment.md.
        """,
        """
        With --record, the run becomes the baseline. So does the first run if there is no baseline. Where the \
        variable CI is set, as in continuous integration, only --record makes a first baseline, and nothing \
        records over one.
        """,
        """
        --device, --text-size, --rtl and --appearance make a matrix: every option is laid out in every \
        combination. Without them, the combinations are those of the baseline.
        """,
        """
        What is not given is not judged: layouts that only the baseline has stay in it. With --complete they are \
        deleted, for a command line that names everything, such as layouts/*.json.
        """,
        """
        With --merge, the files are the reports of all machines that shared a review (see --shard); they are \
        merged into one in --output.
        """,
      ]),
    CommandSyntax(
      .approve, operands: .files,
      summary: "Make what a review has drawn the baseline",
      details: [
        """
        FILE is the report.json of a review, or its folder. What it found new or changed becomes the baseline, and what it \
        found deleted is removed from it. Version control can undo this. The page of the report makes a file \
        of decisions, or the command line with --only for what was accepted on it.
        """,
        """
        Without --baseline, the folder that was reviewed is written only if it is a baseline below the \
        current folder: a report cannot be trusted.
        """,
      ]),
    CommandSyntax(
      .schema,
      operands: .optional(SchemaName.allCases.map(\.rawValue), placeholder: "NAME"),
      summary: "Print the JSON Schema of a format",
      details: [
        """
        The formats are scenario (the default), configuration, solution, sweep (the breakpoints that solve --sweep \
        finds), message (a line of --diagnostics json), report, decisions and baseline (of reviews), \
        and what devices, fonts and options print with --format json.
        """
      ]),
    CommandSyntax(
      .devices, operands: .none, summary: "List the devices that a canvas can name"),
    CommandSyntax(
      .options, operands: .files,
      summary: "List the names of a file's options"),
    CommandSyntax(
      .playground, operands: .none,
      summary: "Write a page to try scenarios in",
      details: [
        """
        The page is one file that needs no server and no network: an editor with completion and messages, and \
        beside it the live page of what it holds. It also takes visual formats, and what Xcode's console prints \
        about conflicts. Without --output: playground.html.
        """
      ]),
    CommandSyntax(
      .fonts, operands: .none, summary: "List the fonts used for text"),
    CommandSyntax(
      .completions, operands: .oneOf(shells, placeholder: "SHELL"),
      summary: "Print the completion script for bash, zsh or fish",
      details: [
        """
        For bash: source <(layout-render completions bash). For zsh: layout-render completions zsh > \
        _layout-render, in a folder of $fpath. For fish: layout-render completions fish > \
        ~/.config/fish/completions/layout-render.fish.
        """
      ]),
    CommandSyntax(
      .help,
      operands: .optional(CommandName.allCases.map(\.rawValue), placeholder: "COMMAND"),
      summary: "Explain the program or one of its commands",
      details: ["With --man: the manual page, for man -l or a folder of $MANPATH."]),
  ]
}
