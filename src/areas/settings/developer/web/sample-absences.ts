import { IconBeach, IconLock } from "@tabler/icons-react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Words } from "#kit/contract/texts.ts";
import type {
	DayCoverage,
	TimelineBand,
	TimelineGroup,
	TimelineHoliday,
	TimelineItem,
	TimelineRow,
	TimelineSpan,
} from "#kit/ui/timeline/timeline-given.ts";
import type { texts } from "./timeline-text.ts";

export type TimelineTexts = Words<typeof texts>["timeline"];

/** All that a timeline of absences shows: invented, and always the same. */
export interface SampleAbsences {
	readonly rows: readonly TimelineRow[];
	readonly groups: readonly TimelineGroup[];
	readonly items: readonly TimelineItem[];
	readonly bands: readonly TimelineBand[];
	readonly spans: readonly TimelineSpan[];
	readonly holidays: readonly TimelineHoliday[];
}

export const sampleToday = dayOfIso("2026-11-21");
const own = "p12";

/** Person of the ward, first and last day, state; `<` begins at noon, `>` ends at noon, `~` is somebody who is away. */
const ward: readonly string[] = [
	"0 2026-12-21 2026-12-25 APPROVED",
	"1 2026-12-28 2026-12-31 APPROVED",
	"2 2026-12-22 2026-12-23 APPROVED ~",
	"3 2026-12-29 2026-12-30 APPROVED",
	"4 2026-12-21 2026-12-23 APPROVED >",
	"5 2027-01-04 2027-01-08 APPROVED",
	"6 2026-12-22 2026-12-22 APPROVED <",
	"7 2027-01-04 2027-01-15 REQUESTED",
	"8 2026-12-21 2026-12-28 APPROVED ~",
	"9 2027-01-11 2027-01-15 PLANNED",
	"10 2026-12-31 2027-01-22 APPROVED",
	"11 2026-12-23 2026-12-24 APPROVED",
	"12 2027-01-18 2027-01-22 REJECTED",
	"13 2026-12-22 2026-12-24 REQUESTED",
	"13 2027-01-25 2027-01-26 CANCELLED",
	"0 2027-02-08 2027-02-12 APPROVED",
	"1 2027-03-22 2027-04-06 APPROVED",
	"3 2027-08-02 2027-08-20 REQUESTED",
	"4 2027-06-07 2027-06-18 APPROVED",
	"5 2027-07-05 2027-07-23 APPROVED",
	"8 2027-09-06 2027-09-17 REQUESTED",
	"10 2027-10-18 2027-10-29 PLANNED",
	"12 2027-08-16 2027-09-03 APPROVED",
];
const pool: readonly string[] = [
	"14 2026-12-23 2026-12-26 APPROVED ~",
	"15 2026-12-30 2027-01-09 APPROVED ~",
	"17 2026-12-26 2026-12-27 APPROVED ~",
	"16 2027-06-14 2027-06-25 APPROVED ~",
];

/** Remaining days of each person, and what of the year is planned. */
const rests = [6.5, 3, 9, 4.5, 11, 2, 8.5, 14, 5, 7.5, 1, 10, 11.5, 6];

export function sampleAbsences(t: TimelineTexts, print: (days: number) => string): SampleAbsences {
	return {
		rows: t.people.map((name, at) => rowOf(name, at, print)),
		groups: [
			{ id: "ward", name: t.ward, note: t.count(14) },
			{ id: "pool", name: t.pool, note: t.count(4), hint: { icon: IconLock, text: t.hidden } },
		],
		items: [...ward, ...pool].map((line, at) => itemOf(line, at, t)),
		bands: [
			{ id: "turn", label: t.barrier, groupId: "ward", ...days("2026-12-28", "2026-12-31") },
			{ id: "audit", label: t.audit, groupId: "ward", ...days("2027-06-14", "2027-06-18") },
		],
		spans: [
			{ id: "xmas", label: t.holidays.christmas, ...days("2026-12-24", "2027-01-08") },
			{ id: "spring", label: t.holidays.winter, ...days("2027-02-08", "2027-02-12") },
			{ id: "easter", label: t.holidays.easter, ...days("2027-03-22", "2027-04-02") },
			{ id: "summer", label: t.holidays.summer, ...days("2027-08-02", "2027-09-13") },
		],
		holidays: freeDays(t),
	};
}

function rowOf(name: string, at: number, print: (days: number) => string): TimelineRow {
	const [lastName = "", firstName = ""] = name.split(", ");
	const rest = rests[at];
	const id = `p${at}`;
	return {
		id,
		groupId: at < rests.length ? "ward" : "pool",
		name,
		person: { firstName, lastName },
		isMarked: id === own,
		...(rest !== undefined && { figure: print(rest) }),
	};
}

function itemOf(line: string, at: number, t: TimelineTexts): TimelineItem {
	const [person, from = "", to = "", state, mark = ""] = line.split(" ");
	const isAway = mark === "~";
	return {
		id: `a${at}`,
		rowId: `p${person}`,
		...days(from, to),
		state: state as TimelineItem["state"],
		...(mark === "<" && { startsAtNoon: true }),
		...(mark === ">" && { endsAtNoon: true }),
		...(isAway
			? { label: t.away, short: t.awayShort, isFixed: true }
			: { label: t.leave, short: t.leaveShort, icon: IconBeach, tone: "var(--shift-leave)" }),
		...(state === "REQUESTED" && { note: t.requested }),
	};
}

export function days(from: string, to: string) {
	return { from: dayOfIso(from), to: dayOfIso(to) };
}

function freeDays(t: TimelineTexts): readonly TimelineHoliday[] {
	const named = (iso: string, nth: number, isHalf = false) => ({
		day: dayOfIso(iso),
		label: t.free[nth] ?? "",
		isHalf,
	});
	return [
		named("2026-12-24", 0, true),
		named("2026-12-25", 1),
		named("2026-12-26", 2),
		named("2026-12-31", 3, true),
		named("2027-01-01", 4),
		named("2027-01-06", 5),
		named("2027-03-26", 6),
		named("2027-03-29", 7),
		named("2027-05-01", 8),
		named("2027-05-06", 9),
		named("2027-11-01", 10),
	];
}

const least = 8;

/** Everybody who is not away, fewer at weekends. */
export function sampleCoverage(
	{ rows, items }: Pick<SampleAbsences, "rows" | "items">,
	{ from, to }: { readonly from: LocalDay; readonly to: LocalDay },
): readonly DayCoverage[] {
	const gone = items.filter(({ state }) => state === "APPROVED" || state === "REQUESTED");
	return Array.from({ length: to - from + 1 }, (_, at) => {
		const day = (from + at) as LocalDay;
		const away = new Set(gone.filter((one) => one.from <= day && one.to >= day).map(rowIdOf)).size;
		const isWeekend = weekdayOf(day) > 5;
		const count = Math.max(0, Math.round((rows.length - 2 - 2 * away) * (isWeekend ? 0.5 : 0.75)));
		return isWeekend ? { day, count } : { day, count, needed: least };
	});
}

function rowIdOf({ rowId }: TimelineItem): string {
	return rowId;
}
