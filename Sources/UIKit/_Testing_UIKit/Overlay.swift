// Swift Testing imports a module of this name wherever a module named UIKit is imported. It adds nothing.
