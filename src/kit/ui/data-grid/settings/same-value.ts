/** Whether two values read from JSON mean the same; the order of an object's names means nothing, as a database may change it. */
export function isSameValue(one: unknown, other: unknown): boolean {
	return inOneOrder(one) === inOneOrder(other);
}

function inOneOrder(value: unknown): string | undefined {
	return JSON.stringify(value, (_, part: unknown) =>
		typeof part === "object" && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	);
}
