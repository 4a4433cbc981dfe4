import CPangoCairo
import CSpng
func versions() -> Int32 { pango_version() }
