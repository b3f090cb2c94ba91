import { barriersOf, type UnitBarrier } from "#areas/absences/leave-barriers/server/public.ts";
import { minimumsOf, type UnitMinimum } from "#areas/absences/minimum-staffing/server/public.ts";
import { absenceScope } from "#areas/absences/requests/server/public.ts";
import { isInFilter, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import { handOn } from "#kit/server/http/answers/written-json.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { AbsenceCells } from "../contract/absence-cells.ts";
import {
	type AbsenceCalendar,
	calendarRange,
	type contract,
	longestCalendar,
} from "../contract.ts";
import {
	type CalendarRow,
	calendarPage,
	type FreeDayRow,
	freeDays,
	type KindRow,
	kinds,
	type SchoolHolidayRow,
	schoolHolidays,
} from "./sql.ts";
import { staffingOf, sumOf } from "./staffing-of.ts";

/** Two round trips; what is withheld of others never leaves the database. */
export const getAbsenceCalendar: Handler<(typeof contract)["getAbsenceCalendar"]> = async (
	context,
	input,
) => {
	const { tenantId, session, siteFilter } = context;
	const { from, length } = rangeOf(input);
	const scope = {
		...absenceScope(context),
		isInSite: isInFilter(session, siteFilter, todayOf(context)),
	};
	const [rows, activities, holidays, schools] = await context.together<
		[CalendarRow, KindRow, FreeDayRow, SchoolHolidayRow]
	>([
		calendarPage(scope, input),
		kinds(tenantId),
		freeDays(tenantId, input),
		schoolHolidays(tenantId, input),
	]);
	const { items, ...paging } = answeredPage(input, rows);
	const { people, presentIn, shownOf, shownKinds } = lookThrough(items, from, length);
	const sites = new Set(people.map(({ siteId }) => siteId));
	const units = unitsOf(people);
	const place = { unitIds: units.map(({ id }) => id), from: input.from, to: input.to };
	const [barriers, minimums] = await context.together<
		[UnitBarrier & Record<string, unknown>, UnitMinimum]
	>([barriersOf(tenantId, place), minimumsOf(tenantId, { ...place, to: input.to })]);
	const free = sharedDays(holidays, sites);
	return {
		people: people.map(answered),
		...paging,
		units,
		barriers: barriers.map(({ barrierId: id, activityId: _, ...barrier }) => ({ id, ...barrier })),
		activities: activities.filter(({ nth }) => shownKinds.has(nth)),
		holidays: free,
		schoolHolidays: schoolsOf(schools, sites),
		present: sumOf([...presentIn.values()], length),
		...staffingOf({ from, length, presentIn, shownOf, minimums, holidays: free }),
	};
};

/** Where somebody is shown at all, rows have an id. */
interface ShownRow extends CalendarRow {
	readonly id: string;
}

/** Absences go out as the database wrote them. */
function answered({ siteId: _, unitName: __, total: ___, absences, ...person }: ShownRow) {
	return { ...person, absences: handOn<AbsenceCalendar["people"][number]["absences"]>(absences) };
}

/**
 * Who of each department is present day by day, and which kinds occur. Absences are read person by person and let go at once: kept until all are
 * read, the thousands of a year would be moved about in memory again and again.
 */
function lookThrough(rows: readonly CalendarRow[], first: LocalDay, length: number) {
	const people = rows as readonly ShownRow[];
	const shownOf = new Map<string, number>();
	for (const { unitId } of people) shownOf.set(unitId, (shownOf.get(unitId) ?? 0) + 1);
	const presentIn = new Map(
		[...shownOf].map(([unitId, shown]) => [unitId, Array.from({ length }, () => shown)]),
	);
	const shownKinds = new Set<number | null>();
	const nthOf = placesFrom(first);
	for (const { absences, unitId } of people) {
		const cells = JSON.parse(absences) as readonly AbsenceCells[];
		for (const { 1: kind } of cells) shownKinds.add(kind);
		takeAway(presentIn.get(unitId) ?? [], cells, nthOf);
	}
	return { people, presentIn, shownOf, shownKinds };
}

/** The first day and how many there are; refuses what is longer than a year and its weeks. */
function rangeOf({ from, to }: { readonly from: string; readonly to: string }) {
	const first = dayOfIso(from);
	const length = dayOfIso(to) - first + 1;
	if (length < 1 || length > longestCalendar) refuse(calendarRange);
	return { from: first, length };
}

function unitsOf(
	people: readonly Pick<CalendarRow, "unitId" | "unitName">[],
): AbsenceCalendar["units"] {
	return [...new Map(people.map(({ unitId, unitName }) => [unitId, unitName]))].map(
		([id, name]) => ({ id, name }),
	);
}

function schoolsOf(
	rows: readonly SchoolHolidayRow[],
	sites: ReadonlySet<string>,
): AbsenceCalendar["schoolHolidays"] {
	return rows
		.filter(({ siteIds }) => siteIds === null || siteIds.some((id) => sites.has(id)))
		.map(({ id, name, from, to }) => ({ id, name, from, to }));
}

/** A day once, of the sites shown; one that some of them have alone is not everywhere. */
function sharedDays(
	rows: readonly FreeDayRow[],
	sites: ReadonlySet<string>,
): AbsenceCalendar["holidays"] {
	const shown = rows.filter(({ siteId }) => siteId === null || sites.has(siteId));
	const byDay = Map.groupBy(shown, ({ date }) => date);
	return [...byDay].map(([date, [first, ...others]]) => {
		const { name, factor } = first as FreeDayRow;
		const all = [first as FreeDayRow, ...others];
		const having = new Set(all.map(({ siteId }) => siteId));
		return { date, name, factor, everywhere: having.has(null) || having.size === sites.size };
	});
}

/** From each day that a person is away with approval, half a day as all of it. */
function takeAway(
	present: number[],
	absences: readonly AbsenceCells[],
	nthOf: (day: string) => number,
): void {
	// in order of their first days: each takes up where those before it have ended
	let counted = 0;
	for (const { 2: from, 3: to, 4: state } of absences) {
		if (state !== "APPROVED") continue;
		const end = Math.min(present.length, nthOf(to) + 1);
		for (let nth = Math.max(counted, nthOf(from)); nth < end; nth++)
			present[nth] = (present[nth] as number) - 1;
		counted = Math.max(counted, end);
	}
}

/** How many days behind the first a day is; the same few hundred days are asked for thousands of times. */
function placesFrom(first: LocalDay): (day: string) => number {
	const known = new Map<string, number>();
	return (day) => {
		const nth = known.get(day) ?? dayOfIso(day) - first;
		known.set(day, nth);
		return nth;
	};
}
