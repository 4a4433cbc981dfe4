import LayoutScene

extension StepperContent: ElementContent {}
