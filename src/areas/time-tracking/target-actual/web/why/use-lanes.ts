import type { BarKind, Lane, LaneBar } from "#kit/ui/day-lanes/lane.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { type DayTrace, minuteOfInstant } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

const bookedKinds: Readonly<Record<string, BarKind>> = {
	PAUSE: "pause",
	BREAK: "break",
	SHIFT_STANDBY: "standby",
	WORKTIME_SICK: "credit",
};
const countedKinds = {
	WORK: "work",
	PAUSE: "pause",
	BREAK: "break",
	AUTOPAUSE: "autopause",
	CUT: "cut",
} as const satisfies Record<DayTrace["intervals"][number]["kind"], BarKind>;

/** The lanes of a day with all their words. */
export function useLanes(day: DayTrace, wanted?: Span) {
	const { kinds, none, plan, booked, counted, requested, ...t } = useWhyWords().lanes;
	const format = useFormat();
	const credit = (minutes: number) => t.credit(format.hours(minutes));
	return {
		lanes: withWanted(lanesOf(day, { plan, booked, counted, credit }), requested, wanted),
		words: kinds,
		none,
		time: (minute: number) => format.time(minute * 60_000, day.zone),
	};
}

interface Span {
	readonly begin: string;
	readonly end: string;
}

/** Where a change is asked for, its times stand below the booked ones, in place of what counts now. */
function withWanted(lanes: readonly Lane[], name: string, wanted?: Span): readonly Lane[] {
	if (wanted === undefined) return lanes;
	return [...lanes.slice(0, 2), { name, isMain: true, bars: [bar(wanted, "requested")] }];
}

interface Names {
	readonly plan: string;
	readonly booked: string;
	readonly counted: string;
	/** Of a credit of so many minutes, which has no time of day. */
	readonly credit: (minutes: number) => string;
}

/** A day in three lanes: what was planned, what was booked, what counts. */
export function lanesOf(day: DayTrace, names: Names): readonly Lane[] {
	const { bookings } = day.explanation;
	const counted = day.intervals.map((one) => bar(one, countedKinds[one.kind]));
	return [
		{ name: names.plan, bars: planBars(day) },
		{
			name: names.booked,
			bars: bookings.map((one) =>
				bar(one, one.state === "REQUESTED" ? "requested" : (bookedKinds[one.classType] ?? "work")),
			),
		},
		{ name: names.counted, isMain: true, bars: [...counted, ...creditBar(day, counted, names)] },
	];
}

function bar({ begin, end }: Span, kind: BarKind): LaneBar {
	return { begin: minuteOfInstant(begin), end: minuteOfInstant(end), kind };
}

/** The shifts of the day; without any what the worksheet says. */
function planBars({ explanation }: DayTrace): LaneBar[] {
	const { shifts, workingTime, coreTime, breaks } = explanation.plan;
	const core = coreTime === null ? [] : [bar(coreTime, "core")];
	if (shifts.length > 0)
		return [
			...shifts.map((one) => bar(one, kindOfShift(one.classType))),
			...shifts.flatMap(({ pauses }) => pauses.map((one) => bar(one, "pause"))),
			...core,
		];
	if (workingTime === null) return core;
	return [bar(workingTime, "plan"), ...breaks.map((one) => bar(one, "pause")), ...core];
}

function kindOfShift(classType: string): BarKind {
	return classType === "SHIFT_STANDBY" ? "standby" : "plan";
}

/** What is credited lies behind the work, or where work was planned. */
function creditBar(
	{ explanation, ...day }: DayTrace,
	counted: readonly LaneBar[],
	{ credit }: Names,
): LaneBar[] {
	const minutes = day.holidayCreditMinutes + day.absenceCreditMinutes + day.extraMinutes;
	const { workingTime } = explanation.plan;
	const planned = workingTime && minuteOfInstant(workingTime.begin);
	const begin = counted.at(-1)?.end ?? planned;
	if (minutes <= 0 || begin === null) return [];
	const text = credit(minutes);
	return [{ begin, end: begin + minutes, kind: "credit", text }];
}
