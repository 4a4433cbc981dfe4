// Where UIKit raises an exception, the program ends.
func raise(_ reason: String, name: String = "NSInvalidArgumentException") -> Never
