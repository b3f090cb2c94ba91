import {
	periodTermsOn,
	Templates,
	worksheetsOf,
} from "#areas/time-tracking/target-actual/server/public.ts";
import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { type Zone, zoneOf } from "#domain/time/zone.ts";
import type { RosterFacts, RosterShift } from "#domain/violations/shifts/roster-facts.ts";
import { longestAverageDays } from "#domain/violations/shifts/time/averages.ts";
import { type Horizon, horizonOf } from "#domain/violations/shifts/time/day-line.ts";
import { workingHoursOn } from "#domain/violations/shifts/working-hours.ts";
import { adultFrom } from "#domain/violations/work-limits.ts";
import type { FactsAsked, PersonFactsRow, PlanFacts } from "../sql/facts.ts";
import type { ShiftRow } from "../sql/shift.ts";

type Range = Pick<FactsAsked, "from" | "to">;
type FarRange = Pick<FactsAsked, "farFrom" | "farTo">;

/** Half a year before a plan and behind it, and whole calendar years. */
export function farRange({ from, to }: Range): FarRange {
	const half = longestAverageDays;
	const first = dayOfDate({ ...dateOfDay(dayOfIso(from)), month: 1, day: 1 });
	const last = dayOfDate({ ...dateOfDay(dayOfIso(to)), month: 12, day: 31 });
	return {
		farFrom: isoOfDay(Math.min(first, dayOfIso(from) - half) as LocalDay),
		farTo: isoOfDay(Math.max(last, dayOfIso(to) + half) as LocalDay),
	};
}

/** Lays out what is known of people: once for each, however many plans of hers are judged then. */
export function factsReader(
	facts: PlanFacts,
	range: FarRange,
): (row: PersonFactsRow) => RosterFacts {
	const templates = new Templates(facts);
	const kept = new Map<string, RosterFacts>();
	return (row) => {
		const known = kept.get(row.id);
		if (known !== undefined) return known;
		const made = factsOf(row, facts, { range, templates });
		kept.set(row.id, made);
		return made;
	};
}

const always = [{ from: dayOfIso("1900-01-01"), to: null }] as const;

function factsOf(
	row: PersonFactsRow,
	facts: PlanFacts,
	{ range, templates }: { readonly range: FarRange; readonly templates: Templates },
): RosterFacts {
	const { birthDate, contracts, employments, terms } = row;
	const zone = zoneOf(row.zone);
	const worksheetOn = worksheetsOf(row, templates);
	const minorUntil = contracts.find((one) => one.minorUntil !== null)?.minorUntil ?? null;
	const lastMinor = minorUntil === null ? null : ((dayOfIso(minorUntil) + 1) as LocalDay);
	return {
		zone,
		employments: employments.length === 0 ? always : employments.map(datedOf),
		adultFrom: birthDate === null ? lastMinor : adultFrom(dayOfIso(birthDate)),
		exempt: contracts.filter(({ isExempt }) => isExempt).map(datedOf),
		absences: row.absences.map(absenceOf),
		unavailable: row.unavailable as RosterFacts["unavailable"],
		qualifications: row.qualifications.map((one) => ({ ...one, ...datedOf(one) })),
		recorded: new Set(row.recorded),
		contracts: contracts.map((one) => ({ ...one, ...datedOf(one) })),
		maternity: contracts.flatMap(maternityOf),
		termsOn: terms === null ? null : (day) => periodTermsOn(terms, isoOfDay(day)),
		hoursOn: (day) => workingHoursOn(worksheetOn(day), day, zone),
		horizon: horizonOfRow(row, facts, { range, zone }),
	};
}

function maternityOf({ maternityFrom, maternityTo }: PersonFactsRow["contracts"][number]) {
	return maternityFrom === null ? [] : [datedOf({ from: maternityFrom, to: maternityTo })];
}

function horizonOfRow(
	{ siteId, worked, farShifts, away }: PersonFactsRow,
	{ holidays }: PlanFacts,
	{ range, zone }: { readonly range: FarRange; readonly zone: Zone },
): Horizon {
	const from = dayOfIso(range.farFrom);
	const own = holidays.filter((one) => one.siteId === null || one.siteId === siteId);
	return horizonOf(
		{ from, to: dayOfIso(range.farTo) },
		{
			zone,
			worked: worked.map(([nth, net, paid, isWorked]) => ({
				day: (from + nth) as LocalDay,
				...{ netMinutes: net, paidMinutes: paid, isWorked },
			})),
			farShifts: farShifts.map(([begin, end, pauses]) => laidOf({ begin, end, pauses })),
			away: away.map((days) => ({ from: dayOfIso(days[0]), to: dayOfIso(days[1]) })),
			holidays: new Set(own.map(({ date }) => dayOfIso(date))),
		},
	);
}

/** Instants of a row are minutes already. */
export function laidOf({ begin, end, pauses }: Pick<ShiftRow, "begin" | "end" | "pauses">) {
	return {
		begin: begin as EpochMinute,
		end: end as EpochMinute,
		pauses: pauses as RosterShift["pauses"],
	};
}

function datedOf({ from, to }: { readonly from: string; readonly to: string | null }) {
	return { from: dayOfIso(from), to: to === null ? null : dayOfIso(to) };
}

const noon = 720;

/** Half days end or begin at noon. */
function absenceOf(row: PersonFactsRow["absences"][number]): RosterFacts["absences"][number] {
	const { id, state, fromPart, toPart, beginMinute, endMinute } = row;
	return {
		...{ id, state, from: dayOfIso(row.from), to: dayOfIso(row.to) },
		beginMinute: beginMinute ?? (fromPart === "SECOND_HALF" ? noon : null),
		endMinute: endMinute ?? (toPart === "FIRST_HALF" ? noon : null),
	};
}
