import AutoLayout
import JSONText
import LayoutScene

extension SearchBarContent: KeyedContent {
  static let keys: [Field<ViewDraft>] =
    [textKey] + own([placeholderKey]) + [fontKey] + own([textAlignmentKey, textColorKey])
}
