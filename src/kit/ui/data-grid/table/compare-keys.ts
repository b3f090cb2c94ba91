const collator = new Intl.Collator("de", { numeric: true });

/** Order of two values of a column: words as in a German dictionary, "Haus 2" before "Haus 10". */
export function compareKeys(a: unknown, b: unknown): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return collator.compare(String(a), String(b));
}
