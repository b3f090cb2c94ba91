const deepest = 64;

/** Why a value cannot be kept as JSON of the database; undefined when it can. Walks without recursion: depth is the attack. */
export function settingFault(value: unknown): "missing" | "too deep" | "text" | undefined {
	if (value === undefined) return "missing";
	const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		const { value: part, depth } = next;
		if (depth > deepest) return "too deep";
		if (typeof part === "string" && !isStorable(part)) return "text";
		if (typeof part !== "object" || part === null) continue;
		for (const [name, child] of Object.entries(part)) {
			if (!isStorable(name)) return "text";
			waiting.push({ value: child, depth: depth + 1 });
		}
	}
	return undefined;
}

/** jsonb takes neither the zero character nor half a surrogate pair. */
function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}
