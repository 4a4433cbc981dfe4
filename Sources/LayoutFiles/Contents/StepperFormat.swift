import AutoLayout

extension StepperContent: FileContent {}
