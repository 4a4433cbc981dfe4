import AutoLayout
import LayoutScene

extension PickerViewContent: FileContent {}
