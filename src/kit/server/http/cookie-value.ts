/**
 * One cookie out of the header; the first where a name comes twice. Nothing else of the header is read, since every
 * request pays for it.
 */
export function cookieValue(header: string | undefined, name: string): string | undefined {
	if (header === undefined) return undefined;
	let from = 0;
	while (from < header.length) {
		const semicolon = header.indexOf(";", from);
		const end = semicolon < 0 ? header.length : semicolon;
		const equals = header.indexOf("=", from);
		if (equals < 0) return undefined;
		if (equals < end && header.slice(from, equals).trim() === name) {
			return decoded(header.slice(equals + 1, end).trim());
		}
		from = end + 1;
	}
	return undefined;
}

function decoded(value: string): string {
	if (!value.includes("%")) return value;
	try {
		return decodeURIComponent(value);
	} catch {
		// not ours: we encode what we set
		return value;
	}
}
