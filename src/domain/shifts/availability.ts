import { mondayOf } from "../time/iso-week.ts";
import type { LocalDay } from "../time/quantities.ts";

/** Longest stretch that is said at once, in minutes. */
export const longestAvailability = 366 * 1440;

/** What somebody says of a stretch of time; half-open, whole minutes since 1970. */
export interface Said {
	readonly begin: number;
	readonly end: number;
	readonly available: boolean;
	/** 1 to 3: it is a wish, and how much it weighs; null: it is so. */
	readonly wish: number | null;
}

export type KeptAvailability = Said & { readonly id: string };
/** Without an id it is new. */
export type LaidAvailability = Said & { readonly id: string | null };

export interface AvailabilityChange {
	/** What is there and does not stay as it is. */
	readonly removed: readonly KeptAvailability[];
	/** What stands in its place; those with an id were there before. */
	readonly written: readonly LaidAvailability[];
}

/**
 * What becomes of all that somebody said, when she says something else of a stretch, or nothing any more. What is the same and
 * touches becomes one, as far as that is short enough.
 *
 * Example: available 8–18, then not available 12–14 → available 8–12, not 12–14, available 14–18.
 *
 * @param kept of hers what touches the stretch or lies in it; never two at the same time
 * @param said null: nothing any more
 */
export function layAvailability(
	kept: readonly KeptAvailability[],
	{ begin, end }: Pick<Said, "begin" | "end">,
	said: Pick<Said, "available" | "wish"> | null,
): AvailabilityChange {
	const around = kept.flatMap((one) => restOf(one, begin, end));
	const own = said === null ? [] : [{ id: null, begin, end, ...said }];
	const laid = joined([...around, ...own].sort((one, other) => one.begin - other.begin));
	const before = new Map(kept.map((one) => [one.id, one]));
	const written = laid.filter((one) => !isSame(one, before.get(one.id ?? "")));
	const left = new Set(laid.filter((one) => !written.includes(one)).map(({ id }) => id));
	return { removed: kept.filter(({ id }) => !left.has(id)), written };
}

/** What is left of it beside a stretch; the first part goes on being it. */
function restOf(one: KeptAvailability, begin: number, end: number): LaidAvailability[] {
	if (one.end <= begin || one.begin >= end) return [one];
	const head = one.begin < begin ? [{ ...one, end: begin }] : [];
	const tail = one.end > end ? [{ ...one, begin: end }] : [];
	return [...head, ...tail.map((part) => (head.length > 0 ? { ...part, id: null } : part))];
}

function joined(laid: readonly LaidAvailability[]): LaidAvailability[] {
	const all: LaidAvailability[] = [];
	for (const one of laid) {
		const last = all.at(-1);
		if (last !== undefined && isOne(last, one)) {
			all[all.length - 1] = { ...last, id: last.id ?? one.id, end: one.end };
		} else all.push(one);
	}
	return all;
}

function isOne(one: Said, next: Said): boolean {
	const isAlike = one.available === next.available && one.wish === next.wish;
	return isAlike && one.end === next.begin && next.end - one.begin <= longestAvailability;
}

function isSame(one: LaidAvailability, other: KeptAvailability | undefined): boolean {
	return (
		other !== undefined &&
		one.begin === other.begin &&
		one.end === other.end &&
		one.available === other.available &&
		one.wish === other.wish
	);
}

/**
 * The first day of which people may still say something themselves: the Monday of the first week that begins late enough, and
 * never a day that is released. Null: any.
 *
 * @param leadDays days before a Monday on which its week closes; 0: never
 * @param releasedTo the last day that is made known, where that is done by the day
 */
export function openForWishes(
	today: LocalDay,
	leadDays: number,
	releasedTo: LocalDay | null,
): LocalDay | null {
	if (leadDays === 0) return null;
	const monday = mondayOf((today + leadDays + 6) as LocalDay);
	return Math.max(monday, releasedTo === null ? monday : releasedTo + 1) as LocalDay;
}
