# Key paths, which Embedded Swift lacks, become pairs of closures, those that are read as functions a single one. Run by
# `make live` over a copy of the sources.
#
# All else that Embedded Swift lacks is met in the sources. Key paths are not: the tables of the scenario format name a
# member with each of their two hundred keys, and a pair of closures for each would bury what they say.
s/any WritableKeyPath<(.*)> & Sendable/Place<\1>/
s/([a-z]+)\[keyPath: path\] = (value|merged)$/path.set(\&\1, \2)/
s/([a-z]+)\[keyPath: path\]/path.get(\1)/g
s/\\\.self,/Place({ $0 }, { $0 = $1 }),/g
s/\\\.\[([a-z]+)\],/Place({ $0[\1] }, { $0[\1] = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+),/Place({ $0.\1 }, { $0.\1 = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+)/{ $0.\1 }/g
