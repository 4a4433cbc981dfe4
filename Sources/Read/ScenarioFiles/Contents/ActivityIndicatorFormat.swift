import JSONText
import LayoutScene

extension ActivityIndicatorContent: KeyedContent {
  static let keys = own([
    Field(
      name: "style", doc: ButtonContent.styleDoc,
      schema: {
        ValueFormat<ActivityIndicatorStyle.Name>.choice(of: ActivityIndicatorStyle.Name.self).schema
      },
      read: { member, content, findings in
        let format = ValueFormat<ActivityIndicatorStyle.Name>.choice(of: ActivityIndicatorStyle.Name.self)
        if let name = format.decode(member.value, &findings) { content.style = name.style }
      },
      write: { content, base in content.style == base.style ? nil : .string(content.style.rawValue) })
  ])
}
