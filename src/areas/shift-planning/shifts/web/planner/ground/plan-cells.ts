import { IconBan, IconCheck, IconHeart, IconHeartOff } from "@tabler/icons-react";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TimelineCell } from "#kit/ui/timeline/timeline-given.ts";
import { printMinute } from "#kit/web/format/print-day.ts";
import type { PlanPerson } from "../../../contract/plan-people.ts";
import type { PlanPeople } from "./use-plan-people.ts";

interface Shown {
	/** The first day that was asked for, and the number of days. */
	readonly first: LocalDay;
	readonly days: number;
	readonly byHours: boolean;
	readonly whatOf: (said: { readonly available: boolean; readonly wish: number | null }) => string;
	readonly offWords: string;
}

const day = 1440;

/** What is to be known of the days of people before anything is planned on them. */
export function planCells(people: PlanPeople, shown: Shown): TimelineCell[] {
	return [...people.values()].flatMap((person) => [
		...offCells(person, shown),
		...person.said.map((said, nth) => saidCell(person.userId, said, nth, shown)),
	]);
}

/** Where she works by a schedule: all the rest. */
function offCells({ userId, hours }: PlanPerson, shown: Shown): TimelineCell[] {
	if (hours === null) return [];
	const { days, byHours } = shown;
	const free: [begin: number, end: number][] = [];
	let end = 0;
	for (const [nth, begin, last] of hours) {
		const whole = byHours ? [nth * day + begin, nth * day + last] : [nth * day, (nth + 1) * day];
		if ((whole[0] as number) > end) free.push([end, whole[0] as number]);
		end = Math.max(end, whole[1] as number);
	}
	if (end < days * day) free.push([end, days * day]);
	return free.map(([from, to], nth) => ({
		...{ id: `off ${userId} ${nth}`, rowId: userId, look: "shade" as const },
		...{ label: shown.offWords, ...placed(from, to, shown.first) },
	}));
}

function saidCell(
	userId: string,
	[begin, end, available, wish]: PlanPerson["said"][number],
	nth: number,
	{ first, byHours, whatOf }: Shown,
): TimelineCell {
	const whole = byHours
		? [begin, end]
		: [Math.floor(begin / day) * day, Math.ceil(end / day) * day];
	const isWhole = begin % day === 0 && end % day === 0;
	const times = isWhole ? "" : ` ${printMinute(begin % day)} – ${printMinute(end % day)}`;
	return {
		...{ id: `said ${userId} ${nth}`, rowId: userId, look: available ? "mark" : "hatch" },
		icon: wish === null ? (available ? IconCheck : IconBan) : available ? IconHeart : IconHeartOff,
		label: `${whatOf({ available, wish })}${times}`,
		...placed(whole[0] as number, whole[1] as number, first),
	};
}

/** Minutes from the first midnight on, as days and their minutes. */
function placed(begin: number, end: number, first: LocalDay) {
	const last = Math.floor((end - 1) / day);
	return {
		from: (first + Math.floor(begin / day)) as LocalDay,
		to: (first + last) as LocalDay,
		beginMinute: begin % day,
		endMinute: end - last * day,
	};
}
