// The weights as they are named in Swift 3.
let UIFontWeightUltraLight = UIFont.Weight.ultraLight, UIFontWeightThin = UIFont.Weight.thin,
  UIFontWeightLight = UIFont.Weight.light, UIFontWeightRegular = UIFont.Weight.regular
let UIFontWeightMedium = UIFont.Weight.medium, UIFontWeightSemibold = UIFont.Weight.semibold,
  UIFontWeightBold = UIFont.Weight.bold, UIFontWeightHeavy = UIFont.Weight.heavy,
  UIFontWeightBlack = UIFont.Weight.black
