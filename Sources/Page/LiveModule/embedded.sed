# Replaces key paths, which Embedded Swift lacks, with pairs of closures, or with a single one where a key
# path is used as a function. `make live` runs it over a copy of the sources.
#
# The sources avoid everything else that Embedded Swift lacks, but not key paths: the tables of the scenario
# format name a member for each of their two hundred keys, and pairs of closures would bury what they say.
s/any WritableKeyPath<(.*)> & Sendable/Place<\1>/
s/([a-z]+)\[keyPath: path\(\)\] = (value|merged)$/path().set(\&\1, \2)/
s/([a-z]+)\[keyPath: path\(\)\]/path().get(\1)/g
s/\\\.self,/Place({ $0 }, { $0 = $1 }),/g
s/\\\.\[([a-z]+)\],/Place({ $0[\1] }, { $0[\1] = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+),/Place({ $0.\1 }, { $0.\1 = $1 }),/g
s/\\\.([A-Za-z0-9_.?]+)/{ $0.\1 }/g
