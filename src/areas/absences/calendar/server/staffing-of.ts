import type { UnitMinimum } from "#areas/absences/minimum-staffing/server/public.ts";
import { type MinimumStaffing, neededOn } from "#domain/absences/minimum-staffing.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AbsenceCalendar } from "../contract.ts";

interface Shown {
	/** The first day. */
	readonly from: LocalDay;
	/** How many days. */
	readonly length: number;
	/** Day by day, of each department. */
	readonly presentIn: ReadonlyMap<string, readonly number[]>;
	/** How many of each department are shown. */
	readonly shownOf: ReadonlyMap<string, number>;
	readonly minimums: readonly UnitMinimum[];
	readonly holidays: AbsenceCalendar["holidays"];
}

/** How many are needed, and where they lack: of departments that are shown as a whole, of the others nobody can tell. */
export function staffingOf(shown: Shown): Pick<AbsenceCalendar, "needed" | "short"> {
	const { presentIn, shownOf, minimums, holidays } = shown;
	const free = new Set(holidays.filter(isFreeForAll).map(({ date }) => date));
	const units = [...Map.groupBy(minimums, ({ unitId }) => unitId)].filter(
		([unitId, [first]]) => first?.members === shownOf.get(unitId),
	);
	const days = units.map(([unitId, of]) => neededIn(unitId, of, shown, free));
	const isAll = units.length > 0 && units.length === presentIn.size;
	return {
		needed: isAll ? sumOf(days.map(neededOf), shown.length) : [],
		short: days.flat().filter(({ present, needed }) => present < needed),
	};
}

const isFreeForAll = ({ factor, everywhere }: AbsenceCalendar["holidays"][number]) =>
	everywhere && factor === 1;

function neededIn(
	unitId: string,
	minimums: readonly MinimumStaffing[],
	{ from, presentIn }: Shown,
	free: ReadonlySet<string>,
) {
	return (presentIn.get(unitId) ?? []).map((present, nth) => {
		const localDay = (from + nth) as LocalDay;
		const day = isoOfDay(localDay);
		return { unitId, day, present, needed: neededOn(minimums, localDay, free.has(day)) };
	});
}

const neededOf = (days: ReturnType<typeof neededIn>) => days.map(({ needed }) => needed);

/** Day by day, of so many days. */
export function sumOf(lists: readonly (readonly number[])[], length: number): number[] {
	return Array.from({ length }, (_, nth) => lists.reduce((sum, list) => sum + (list[nth] ?? 0), 0));
}
