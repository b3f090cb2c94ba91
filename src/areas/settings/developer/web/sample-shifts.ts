import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DayCoverage, TimelineItem, TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import type { TimelineTexts } from "./sample-absences.ts";

export const shiftRange = { from: dayOfIso("2026-12-01"), to: dayOfIso("2026-12-31") };

/** Short name, times in hours, colour; a night ends on the next day. */
const kinds = [
	{ name: "F1", begin: 6, end: 14, tone: "var(--shift-morning)" },
	{ name: "S1", begin: 13, end: 21, tone: "var(--shift-late)" },
	{ name: "N", begin: 21, end: 30, tone: "var(--shift-night)" },
	{ name: "T", begin: 8, end: 16, tone: "var(--shift-day)" },
] as const;

/** People with what they are planned for and what they owe. */
export function sampleShiftRows(
	t: TimelineTexts,
	print: (hours: number) => string,
): readonly TimelineRow[] {
	return t.people.slice(0, 12).map((name, at) => {
		const [lastName = "", firstName = ""] = name.split(", ");
		const target = at % 4 === 3 ? 120 : 160;
		const planned = target - 30 + ((at * 13) % 45);
		return {
			id: `p${at}`,
			name,
			note: t.jobs[at % t.jobs.length] ?? "",
			person: { firstName, lastName },
			figure: print(planned),
			ofFigure: t.ofHours(target),
			isAlert: planned > target,
		};
	});
}

/** Five days of one kind, two days off, then the next kind. */
export function sampleShifts(t: TimelineTexts): readonly TimelineItem[] {
	const { from, to } = shiftRange;
	const items: TimelineItem[] = [];
	for (let row = 0; row < 12; row++) {
		for (let day = from; day <= to; day = (day + 1) as LocalDay) {
			const turn = day - from + row * 3;
			if (turn % 7 < 5) items.push(shiftOf(row, day, Math.floor(turn / 7) + row, t));
		}
	}
	// somebody who is in two places at once
	const double = { ...shiftOf(4, dayOfIso("2026-12-09"), 3, t), id: "double" };
	return [...items, { ...double, conflict: t.rest }];
}

function shiftOf(row: number, day: LocalDay, turn: number, t: TimelineTexts): TimelineItem {
	const { name, begin, end, tone } = kinds[turn % kinds.length] as (typeof kinds)[number];
	const isRequest = (row * 7 + day) % 23 === 0;
	const isPlan = (row * 5 + day) % 11 === 0;
	return {
		id: `s${row}-${day}`,
		rowId: `p${row}`,
		from: day,
		to: day,
		beginMinute: begin * 60,
		endMinute: Math.min(24, end) * 60,
		state: isRequest ? "REQUESTED" : isPlan ? "PLANNED" : "APPROVED",
		tone,
		label: name,
		note: t.hours(begin, end % 24),
	};
}

export function shiftCoverage(items: readonly TimelineItem[]): readonly DayCoverage[] {
	const counts = Map.groupBy(items, ({ from }) => from);
	return [...counts].map(([day, { length }]) => ({ day, count: length, needed: 8 }));
}
