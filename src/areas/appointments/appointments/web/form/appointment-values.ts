import type { ChosenPeople } from "#areas/time-tracking/entries/web/public.ts";
import { longestDays } from "#domain/appointments/occurrences.ts";
import { type RecurrenceType, seriesDaysWithin } from "#domain/appointments/recurrence.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { monthOf } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import type { GivenRecurrence } from "../../contract/fields.ts";

/** What is typed. */
export interface AppointmentValues {
	readonly owner: "OWN" | "UNIT";
	readonly unitId: string | null;
	readonly title: string;
	readonly location: string;
	readonly activityId: string | null;
	readonly description: string;
	readonly allDay: boolean;
	readonly from: string | null;
	readonly begin: number | null;
	readonly to: string | null;
	readonly end: number | null;
	readonly repeats: "NEVER" | RecurrenceType;
	readonly interval: number | null;
	/** WEEKLY: "1" to "7". */
	readonly weekdays: readonly string[];
	/** MONTHLY and YEARLY: "DAY", or the place among weekdays as "2:2" and "-1:1,2,3,4,5,6,7". */
	readonly pattern: string | null;
	readonly ends: "NEVER" | "UNTIL" | "COUNT";
	readonly until: string | null;
	readonly count: number | null;
	readonly people: ChosenPeople;
	/** Of a series that is changed. */
	readonly since: "FROM" | "ALL";
}

const usualMinutes = 15;

/** A quarter of an hour at a time of a day. @param minute of the wall clock */
export function newValues(day: string, minute: number, unitId: string | null): AppointmentValues {
	const end = minute + usualMinutes;
	return {
		...{ owner: unitId === null ? "OWN" : "UNIT", unitId, title: "", location: "" },
		...{ activityId: null, description: "", allDay: false, people: [], since: "FROM" },
		...{ from: day, begin: minute, to: isoDayPlus(day, Math.floor(end / 1440)), end: end % 1440 },
		...noRule,
	};
}

type Rule = Pick<
	AppointmentValues,
	"repeats" | "interval" | "weekdays" | "pattern" | "ends" | "until" | "count"
>;

const noRule: Rule = {
	repeats: "NEVER",
	interval: 1,
	weekdays: [],
	pattern: "DAY",
	ends: "NEVER",
	until: null,
	count: null,
};

/** An appointment as it is at present. @param withRule of a series as a whole */
export function valuesOf(one: AppointmentDetail, withRule: boolean): AppointmentValues {
	const { title, location, description, activity, allDay, from, to, participants } = one;
	return {
		...{ owner: one.unitId === null ? "OWN" : "UNIT", unitId: one.unitId, title, allDay, from, to },
		...{ location: location ?? "", description: description ?? "" },
		activityId: activity?.id ?? null,
		...{ begin: one.beginMinutes, end: one.endMinutes, since: "FROM" },
		...(withRule && one.recurrence ? ruleOf(one, one.recurrence) : noRule),
		people: participants.map(({ userId, firstName, lastName }) => ({
			...{ id: userId, name: `${lastName}, ${firstName}` },
		})),
	};
}

function ruleOf(one: AppointmentDetail, rule: GivenRecurrence): Rule {
	const { type, interval, weekdays, nth, until, count } = rule;
	return {
		...{ repeats: type, interval, weekdays: weekdays.map(String), until },
		pattern: nth === null ? "DAY" : `${nth}:${weekdays.join()}`,
		ends:
			count !== null
				? ("COUNT" as const)
				: until !== null
					? ("UNTIL" as const)
					: ("NEVER" as const),
		count: count === null ? null : count - timesBefore(one, rule),
	};
}

/** How many times a series had before the one that is looked at. */
function timesBefore({ firstDay, originalDay }: AppointmentDetail, rule: GivenRecurrence): number {
	if (firstDay === null || originalDay === null) return 0;
	const first = dayOfIso(firstDay);
	const to = (dayOfIso(originalDay) - 1) as LocalDay;
	return seriesDaysWithin({ rule, first, last: null }, { from: first, to }).length;
}

/** Days and minutes as operations take them; undefined while some are missing. */
export function timesOf({ allDay, from, to, begin, end }: AppointmentValues) {
	if (from === null || to === null) return undefined;
	if (!allDay && (begin === null || end === null)) return undefined;
	if (to < from || to > isoDayPlus(from, longestDays)) return undefined;
	return {
		...{ from, to },
		beginMinutes: allDay ? null : begin,
		endMinutes: allDay ? null : end,
	};
}

export function contentOf({ title, location, description, activityId }: AppointmentValues) {
	return { title, location: location || null, description: description || null, activityId };
}

/** What is sent of times that may be missing: the schema of the operation says so then. */
export function sentTimes(values: AppointmentValues) {
	const { allDay, from, to, begin, end } = values;
	return {
		...{ from: from ?? "", to: to ?? "" },
		beginMinutes: allDay ? null : begin,
		endMinutes: allDay ? null : end,
	};
}

export function recurrenceOf(values: AppointmentValues) {
	const { repeats, interval, weekdays, pattern, ends, until, count } = values;
	if (repeats === "NEVER") return null;
	const isPlaced = repeats === "MONTHLY" || repeats === "YEARLY";
	const [nth = "", days = ""] = isPlaced && pattern !== null ? pattern.split(":") : [];
	return {
		type: repeats,
		interval: interval ?? 1,
		...(days === ""
			? { nth: null, weekdays: repeats === "WEEKLY" ? weekdays.map(Number) : [] }
			: { nth: Number(nth), weekdays: days.split(",").map(Number) }),
		until: ends === "UNTIL" ? until : null,
		count: ends === "COUNT" ? count : null,
	};
}

/** Places of a day in its month, as patterns. Example: the 24th → ["DAY", "4:2", "-1:2"] */
export function patternsOf(iso: string): string[] {
	const day = dayOfIso(iso);
	const weekday = weekdayOf(day);
	const nth = Math.ceil(dateOfDay(day).day / 7);
	const { to } = monthOf(day);
	return [
		"DAY",
		`${nth}:${weekday}`,
		...(to - day < 7 ? [`-1:${weekday}`] : []),
		...(day === to ? ["-1:1,2,3,4,5,6,7"] : []),
	];
}

/** The end as far behind a new begin as it was behind the old one. */
export function movedEnd(
	before: AppointmentValues,
	next: Pick<AppointmentValues, "from" | "begin">,
): Pick<AppointmentValues, "to" | "end"> {
	const { from, begin, to, end } = before;
	if (from === null || to === null || next.from === null) return { to, end };
	const days = dayOfIso(to) - dayOfIso(from);
	if (begin === null || end === null || next.begin === null)
		return { to: isoDayPlus(next.from, Math.max(0, days)), end };
	const length = Math.max(0, days * 1440 + end - begin);
	const last = next.begin + length;
	return { to: isoDayPlus(next.from, Math.floor(last / 1440)), end: last % 1440 };
}
