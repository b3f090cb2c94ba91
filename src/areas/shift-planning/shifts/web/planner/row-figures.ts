import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { PlanPerson } from "../../contract/plan-people.ts";
import type { ShiftPlan } from "../../contract.ts";
import type { texts } from "../text.ts";
import type { PlannedShift } from "./plan-items.ts";

type Figures = PlanPerson["figures"];

interface Counted {
	/** Of one person, with what is proposed for her. */
	readonly own: readonly PlannedShift[];
	/** As it is planned. */
	readonly planned: readonly PlannedShift[];
	readonly plan: ShiftPlan;
}

/** What figures come to once a proposal is in the plan: they tell of the month, a proposal of the days that are shown. */
export function figuresWith(figures: Figures, { own, planned, plan }: Counted): Figures {
	const more = (count: (shifts: readonly PlannedShift[], plan: ShiftPlan) => number) =>
		count(own, plan) - count(planned, plan);
	const minutes = more(minutesOf);
	const { forecastMinutes, plannedMinutes, nights, weekends } = figures;
	return {
		...figures,
		plannedMinutes: plannedMinutes + minutes,
		forecastMinutes: forecastMinutes === null ? null : forecastMinutes + minutes,
		nights: nights + more(nightsOf),
		weekends: weekends + more(weekendsOf),
	};
}

interface Shown {
	readonly t: Words<typeof texts>;
	readonly format: Format;
	readonly range: DayRange;
}

/** What the month comes to: "Saldo +3:00 · 4 N · 2 WE". */
export function figureWords(
	{ forecastMinutes, nights, weekends }: PlanPerson["figures"],
	{ t: { figures: t }, format, range }: Shown,
): Pick<TimelineRow, "note" | "hint"> {
	const balance =
		forecastMinutes === null ? undefined : format.hours(forecastMinutes, { sign: true });
	const month = format.month(isoOfDay(range.from));
	const joined = (sign: string, ...parts: readonly (string | undefined)[]) =>
		parts.filter((part) => part !== undefined).join(sign);
	return {
		note: joined(" · ", balance && t.balance(balance), t.nights(nights), t.weekends(weekends)),
		hint: joined(
			", ",
			balance === undefined ? month : t.month(month, balance),
			t.nightsLong(nights),
			t.weekendsLong(weekends),
		),
	};
}

export function minutesOf(shifts: readonly PlannedShift[], plan: ShiftPlan): number {
	return shifts.reduce((sum, shift) => sum + workOf(shift, plan), 0);
}

function nightsOf(shifts: readonly PlannedShift[], { activities }: ShiftPlan): number {
	return shifts.filter(({ activity }) => activities[activity]?.classType === "SHIFT_NIGHT").length;
}

/** On which a shift lies. */
function weekendsOf(shifts: readonly PlannedShift[], { activities }: ShiftPlan): number {
	const days = shifts
		.filter(({ activity }) => activities[activity]?.classType !== "SHIFT_FREE")
		.map(({ day }) => dayOfIso(day));
	return new Set(days.filter((day) => weekdayOf(day) > 5).map(mondayOf)).size;
}

/** Minutes that count: neither of a planned day off, nor of standby. */
function workOf({ activity, ...shift }: PlannedShift, { activities }: ShiftPlan): number {
	const kind = activities[activity]?.classType;
	if (kind === "SHIFT_FREE" || kind === "SHIFT_STANDBY") return 0;
	return shift.endMinute - shift.beginMinute - shift.pauseMinutes;
}
