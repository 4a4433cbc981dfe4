# What Embedded Swift lacks, put in words that it has. Run by `make live` over a copy of the sources.

# Weak and unowned references: a tree and its constraints are made, solved and dropped as a whole, and nothing asks
# them anything on the way out.
s/\b(weak|unowned) (var|let)\b/unowned(unsafe) \2/

# Key paths become pairs of closures, those that are read as functions a single one.
s/any WritableKeyPath<(.*)> & Sendable/Place<\1>/
s/([a-z]+)\[keyPath: path\] = (value|merged)$/path.set(\&\1, \2)/
s/([a-z]+)\[keyPath: path\]/path.get(\1)/g
s/\\\.self,/Place({ $0 }, { $0 = $1 }),/g
s/\\\.\[([a-z]+)\],/Place({ $0[\1] }, { $0[\1] = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+),/Place({ $0.\1 }, { $0.\1 = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+)/{ $0.\1 }/g
