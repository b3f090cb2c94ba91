import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { workingTimesOf } from "#areas/time-tracking/worksheets/server/public.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import { secondOf } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { endBeforeBegin } from "../../contract/refusals.ts";
import { lineKey, seriesDays, seriesRange } from "../../contract/series.ts";
import type { Times } from "../entry-times.ts";
import type { EntryValues } from "../sql/entry.ts";
import type { SeriesPerson } from "../sql/series.ts";

/** An entry of the series that can be created. */
export interface ReadyLine extends SeriesSpan {
	readonly id: string;
	readonly fault: null;
	readonly values: EntryValues;
	readonly decision: Allowed;
	readonly violations: readonly RuleViolation[];
}

/** One that cannot. */
export interface FaultyLine extends SeriesSpan {
	readonly fault: string;
	readonly violations: readonly [];
}

export type SeriesLine = ReadyLine | FaultyLine;

interface WallTimes {
	readonly begin: number;
	readonly end: number;
}

/** Which days, and from when to when. */
export interface SeriesDays {
	readonly from: string;
	readonly to: string;
	/** 1 = Monday. */
	readonly weekdays: readonly number[];
	readonly times: WallTimes | null;
}

export interface SeriesSpan extends Times {
	readonly person: SeriesPerson;
	readonly day: string;
}

/** Each day of each person with its instants at her site; days that she is not planned for are left out where plans are asked. */
export async function seriesSpans(
	{ tx, tenantId }: MatterWriter,
	people: readonly SeriesPerson[],
	wanted: SeriesDays,
): Promise<SeriesSpan[]> {
	const days = daysOf(wanted);
	const { times } = wanted;
	if (times !== null && times.end <= times.begin) refuse(endBeforeBegin);
	const ids = people.map(({ id }) => id);
	const planned = times === null ? await workingTimesOf(tx, tenantId, ids, wanted) : undefined;
	return people.flatMap((person) =>
		days.flatMap((day) => {
			const wall = times ?? planned?.get(person.id)?.get(day);
			return wall === undefined ? [] : [spanOf(person, day, wall)];
		}),
	);
}

function daysOf({ from, to, weekdays }: SeriesDays): string[] {
	const [first, last] = [dayOfIso(from), dayOfIso(to)];
	if (last < first || last - first >= seriesDays) refuse(seriesRange);
	const days: string[] = [];
	for (let day = first; day <= last; day = (day + 1) as LocalDay) {
		if (weekdays.includes(weekdayOf(day))) days.push(isoOfDay(day));
	}
	return days;
}

function spanOf(person: SeriesPerson, day: string, { begin, end }: WallTimes): SeriesSpan {
	const at = (minute: number) => {
		const found = instantOfLocal(dayOfIso(day), minute, zoneOf(person.zone));
		return new Date(secondOf(found) * 1000);
	};
	return { person, day, begin: at(begin), end: at(end) };
}

/** Tells it from the others of its series. */
export const keyOfSpan = ({ person, day }: Pick<SeriesSpan, "person" | "day">): string =>
	lineKey({ userId: person.id, day });

export function faulty(span: SeriesSpan, fault: string): FaultyLine {
	const { person, day, begin, end } = span;
	return { person, day, begin, end, fault, violations: [] };
}
