import AutoLayout
import JSONText
import LayoutScene

/// The file format of the content of one kind of view.
protocol KeyedContent: KindContent {
  /// The scenario's keys for it; other kinds may have the same ones.
  static var keys: [Field<ViewDraft>] { get }
}

extension KeyedContent {
  static var keys: [Field<ViewDraft>] { [] }

  /// Keys of the content as keys of the view.
  static func own(_ fields: [Field<Self>]) -> [Field<ViewDraft>] { fields.map { Field($0) } }
}

extension Field where Target == ViewDraft {
  /// A key of one kind's content; other kinds are left unchanged.
  init<Content: KindContent>(_ field: Field<Content>) {
    self.init(
      name: field.name, doc: field.doc, schema: { field.schema },
      read: { member, draft, findings in
        let own = Content(draft.view.content)
        var content = own ?? Content()
        field.read(member, &content, &findings)
        if own != nil { draft.view.content = content.content }
      },
      write: { draft, base in
        guard let own = Content(draft.view.content), let other = Content(base.view.content) else {
          return nil
        }
        return field.write(own, other)
      },
      usual: { draft in Content(draft.view.content).flatMap(field.usual) })
  }

  /// One key that several kinds have, each with its own field.
  init(_ fields: [(kind: ViewKind, field: Field<ViewDraft>)]) {
    let first = fields[0].field
    @Sendable func field(of kind: ViewKind) -> Field<ViewDraft>? { fields.first { $0.kind == kind }?.field }
    self.init(
      name: first.name, doc: first.doc,
      schema: {
        let schemas = fields.map { $0.field.schema }.reduce(into: [JSONNode]()) { distinct, schema in
          if !distinct.contains(where: { $0 == schema }) { distinct.append(schema) }
        }
        return schemas.count == 1 ? schemas[0] : .any(of: schemas)
      },
      read: { member, draft, findings in (field(of: draft.view.kind) ?? first).read(member, &draft, &findings)
      },
      write: { draft, base in field(of: draft.view.kind)?.write(draft, base) },
      usual: { _ in
        // Differences between the kinds are in the key's description.
        let values = fields.map { $0.field.usual(ViewDraft(view: SceneView(id: "", kind: $0.kind))) }
        return values.allSatisfy { $0 == values[0] } ? values[0] : nil
      })
  }
}

/// The keys and elements of all kinds.
enum ContentKeys {
  /// Every key of any kind's content once, in the order of the kinds.
  static let fields: [Field<ViewDraft>] = names.map { name in
    Field(
      ViewKind.allCases.flatMap { kind in
        keys(of: kind).filter { $0.name == name }.map { (kind, $0) }
      })
  }

  /// The kinds that use a key; nil for a key that every view has.
  static func kinds(heeding key: String) -> [ViewKind]? {
    names.contains(key)
      ? ViewKind.allCases.filter { kind in keys(of: kind).contains { $0.name == key } } : nil
  }

  private static let names: [String] = ViewKind.allCases.flatMap { keys(of: $0).map(\.name) }
    .reduce(into: []) { names, name in if !names.contains(name) { names.append(name) } }

  private static func keys(of kind: ViewKind) -> [Field<ViewDraft>] { keysByKind[kind] ?? [] }

  private static let keysByKind = Dictionary(
    uniqueKeysWithValues: ViewKind.allCases.map { ($0, ViewContent($0).keys) })
}
