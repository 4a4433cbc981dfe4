@passive class Proxy {}
@passive extension UIScene {}
@passive extension UIViewPropertyAnimator {}
