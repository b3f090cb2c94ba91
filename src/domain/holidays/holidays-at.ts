import type { FreeFactor } from "./holiday-facts.ts";

interface Placed {
	/** Civil day, e.g. 2026-12-24. */
	readonly date: string;
	/** Null: everywhere. */
	readonly siteId: string | null;
}

/**
 * The holidays of a day at a site: its own where it has any, else those of the whole company. So a site may keep a
 * day as half a holiday, or as none, that is free everywhere else.
 */
export function holidaysAt<Holiday extends Placed>(
	holidays: readonly Holiday[],
	date: string,
	siteId: string | null,
): readonly Holiday[] {
	const onDay = holidays.filter((holiday) => holiday.date === date);
	const own = onDay.filter((holiday) => holiday.siteId === siteId);
	return own.length > 0 ? own : onDay.filter((holiday) => holiday.siteId === null);
}

/** Share of the day that is free: of two holidays on one day the longer. */
export function freeFactorOf(holidays: readonly { readonly factor: FreeFactor }[]): FreeFactor {
	const factors = holidays.map(({ factor }) => factor);
	return Math.max(0, ...factors) as FreeFactor;
}
