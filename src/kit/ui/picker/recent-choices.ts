/** Where a person's recent choices are kept, newest first. */
export interface RecentChoices {
	read(): readonly string[];
	add(ids: readonly string[]): void;
}

const most = 8;

/**
 * Recent choices in a place that the caller provides, newest first; what cannot be read counts as none.
 *
 * Example: `recentChoices(ownStorage("recent.units"))`, a place of the person, not of the computer.
 */
export function recentChoices(place: {
	read(): string | null;
	write(text: string): void;
}): RecentChoices {
	const read = (): string[] => {
		try {
			const kept: unknown = JSON.parse(place.read() ?? "[]");
			return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
		} catch {
			return [];
		}
	};
	return {
		read,
		add(ids) {
			const others = read().filter((id) => !ids.includes(id));
			place.write(JSON.stringify([...ids, ...others].slice(0, most)));
		},
	};
}
