import { holidaysAt } from "#domain/holidays/holidays-at.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { importLimits, regionUnknown, siteUnknown, yearsUnfit } from "../contract.ts";
import {
	type CalendarDay,
	type CalendarQuestion,
	countryCalendar,
	isRegion,
} from "./country-calendar.ts";
import { type KeptHoliday, readKept } from "./sql.ts";

interface Question extends CalendarQuestion {
	readonly siteIds: readonly string[];
}

/** The calendar beside what is kept already; refuses a question that has no answer. */
export async function offeredDays(tx: Tx, tenantId: string, asked: Question) {
	const { country, region, fromYear, toYear } = asked;
	const siteIds = [...new Set(asked.siteIds)];
	const years = toYear - fromYear + 1;
	if (!isRegion(country, region)) refuse(regionUnknown);
	if (years < 1 || years > importLimits.years) refuse(yearsUnfit);
	const { kept, siteCount } = await readKept(tx, tenantId, asked, siteIds);
	if (siteCount < siteIds.length) refuse(siteUnknown);
	const calendar = await countryCalendar(asked);
	/** Null is everywhere. */
	const places: readonly (string | null)[] = siteIds.length === 0 ? [null] : siteIds;
	return { calendar, kept, places };
}

/** Whether a day is there already at a place, for itself or with all others. */
export function isKept(
	kept: readonly KeptHoliday[],
	{ date, name }: Pick<CalendarDay, "date" | "name">,
	place: string | null,
): boolean {
	const sought = name.toLowerCase();
	return kept.some(
		(holiday) =>
			holiday.date === date &&
			(holiday.siteId === null || holiday.siteId === place) &&
			holiday.name.toLowerCase() === sought,
	);
}

/** A holiday of another name that holds on the day at one of the places. */
export function otherName(
	kept: readonly KeptHoliday[],
	{ date, name }: Pick<CalendarDay, "date" | "name">,
	places: readonly (string | null)[],
): string | null {
	const sought = name.toLowerCase();
	const other = places
		.flatMap((place) => holidaysAt(kept, date, place))
		.find((holiday) => holiday.name.toLowerCase() !== sought);
	return other?.name ?? null;
}
