import FileAccess

/// The request that each command line becomes. This is the only place that distinguishes the commands.
enum RequestTable {
  static func request(_ arguments: ParsedArguments) throws(Failure) -> any Request {
    try type(for: arguments).init(arguments)
  }

  private static func type(for arguments: ParsedArguments) -> any Request.Type {
    switch arguments.command {
    case .render: RenderRequest.self
    case .solve: arguments.has(.sweep) ? SweepRequest.self : SolveRequest.self
    case .check: CheckRequest.self
    case .explain: ExplainRequest.self
    case .animate: AnimateRequest.self
    case .convert: ConvertRequest.self
    case .markdown: MarkdownRequest.self
    case .review: arguments.has(.merge) ? MergeRequest.self : ReviewRequest.self
    case .approve: ApproveRequest.self
    case .schema: SchemaRequest.self
    case .devices: DevicesRequest.self
    case .options: OptionsRequest.self
    case .playground: PlaygroundRequest.self
    case .fonts: FontsRequest.self
    case .completions: CompletionsRequest.self
    case .help: HelpRequest.self
    }
  }
}
