import AutoLayout

extension PickerViewContent: FileContent {}
