import AutoLayout
import LayoutScene

extension PickerViewContent: KeyedContent {}
