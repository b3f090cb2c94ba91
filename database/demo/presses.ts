import { secondOf } from "#domain/time/epoch.ts";
import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import type { Zone } from "#domain/time/zone.ts";
import type { BookingAction, BookingSource } from "#domain/working-time/timeline/booking-fact.ts";
import type { PlannedShift } from "./schedule.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

/** The activities that people of the demo book. */
export type BookedActivity = "work" | "pause" | "break" | "errand" | "training";

/** A button pressed, or a card held before a terminal. */
export interface Press {
	readonly at: EpochSecond;
	readonly receivedAt: EpochSecond;
	readonly action: BookingAction;
	readonly activity: BookedActivity;
	readonly nodeId: string | null;
	readonly source: BookingSource;
	/** Pressed twice: there is nothing left to end. */
	readonly isRepeated: boolean;
	readonly shift: PlannedShift;
}

/** How a person books. */
export interface BookingHabit {
	readonly seed: string;
	readonly zone: Zone;
	readonly source: BookingSource;
	/** Nodes of the projects the person takes part in. */
	readonly nodeIds: readonly string[];
	readonly leavesHouse: boolean;
}

type Step = Pick<Press, "at" | "action" | "activity"> &
	Partial<Pick<Press, "nodeId" | "isRepeated">>;

/** What somebody presses on the day of a shift, in order of time: never on the minute, sometimes late, sometimes twice. */
export function pressesOf(shift: PlannedShift, habit: BookingHabit): Press[] {
	const seed = `${habit.seed} presses ${isoOfDay(shift.day)}`;
	const steps = stepsOf(shift, habit, seededRandom(seed));
	return steps.map((step, nth) => ({
		nodeId: null,
		isRepeated: false,
		...step,
		...wayOf(step.at, shift, habit, seededRandom(`${seed} ${nth}`)),
		shift,
	}));
}

function stepsOf(shift: PlannedShift, habit: BookingHabit, random: Random): Step[] {
	const { day, kind } = shift;
	const at = (minute: number) =>
		(secondOf(instantOfLocal(day, minute, habit.zone)) + random.int(0, 59)) as EpochSecond;
	const isLate = random.chance(0.05);
	const begin = at(kind.begin + (isLate ? random.int(6, 40) : random.int(-9, 4)));
	const hasPause = !random.chance(0.03);
	const middle = Math.round((kind.begin + kind.end) / 2);
	const pauseBegin = at(middle + random.int(-20, 20));
	const staysLong = hasPause && random.chance(0.07);
	const end = at(kind.end + (staysLong ? random.int(30, 95) : random.int(-2, 12)));
	// a day entered afterwards is remembered in broad strokes
	const isRemembered = shift.mishap?.startsWith("ENTERED_LATER") ?? false;
	const isForgotten = shift.mishap === "FORGOTTEN_CLOCK_OUT";
	return [
		{ at: begin, action: "START", activity: "work" },
		...(isRemembered ? [] : besideWork(begin, hasPause ? pauseBegin : null, habit, random)),
		...(hasPause ? pause(pauseBegin, kind.pauseMinutes, random) : []),
		...shortBreak(pauseBegin, habit, random),
		...(isForgotten ? [] : clockOut(end, random)),
	];
}

/**
 * A project, a way out of the house or a training in the first half of the shift, back at work before the pause; some
 * projects go on after it.
 */
function besideWork(
	begin: EpochSecond,
	pauseBegin: EpochSecond | null,
	{ nodeIds, leavesHouse }: BookingHabit,
	random: Random,
): Step[] {
	const from = later(begin, random.int(25, 60), random);
	const to = later(from, random.int(40, 115), random);
	if (nodeIds.length > 0 && random.chance(0.4)) {
		const nodeId = random.pick(nodeIds);
		const goesOn = pauseBegin !== null && random.chance(0.3);
		const end = goesOn ? later(pauseBegin, random.int(90, 150), random) : to;
		return [
			{ at: from, action: "START", activity: "work", nodeId },
			{ at: end, action: "END", activity: "work", nodeId },
		];
	}
	if (leavesHouse && random.chance(0.06)) return backAtWork(from, to, "errand");
	return random.chance(0.015) ? backAtWork(from, to, "training") : [];
}

function backAtWork(from: EpochSecond, to: EpochSecond, activity: BookedActivity): Step[] {
	return [
		{ at: from, action: "START", activity },
		{ at: to, action: "START", activity: "work" },
	];
}

function pause(begin: EpochSecond, minutes: number, random: Random): Step[] {
	const end = later(begin, minutes + random.int(0, 6), random);
	return [
		{ at: begin, action: "START", activity: "pause" },
		{ at: end, action: "END", activity: "pause" },
	];
}

/** The paid break of those who work at a screen, about two hours after the pause. */
function shortBreak(
	pauseBegin: EpochSecond,
	{ leavesHouse }: BookingHabit,
	random: Random,
): Step[] {
	if (!leavesHouse || !random.chance(0.1)) return [];
	const begin = later(pauseBegin, random.int(100, 140), random);
	return [
		{ at: begin, action: "START", activity: "break" },
		{ at: later(begin, 10, random), action: "END", activity: "break" },
	];
}

function clockOut(end: EpochSecond, random: Random): Step[] {
	const step = { at: end, action: "END", activity: "work" } as const;
	return random.chance(0.006)
		? [step, { ...step, at: (end + 4) as EpochSecond, isRepeated: true }]
		: [step];
}

function wayOf(
	at: EpochSecond,
	shift: PlannedShift,
	{ source, zone }: BookingHabit,
	random: Random,
): Pick<Press, "receivedAt" | "source"> {
	const isEnteredLater = shift.mishap?.startsWith("ENTERED_LATER") ?? false;
	if (isEnteredLater) {
		const nextMorning = secondOf(instantOfLocal(shift.day, 1440 + 9 * 60, zone));
		return { source: "MANUAL", receivedAt: Math.max(nextMorning, at + 600) as EpochSecond };
	}
	// a terminal without network keeps what was booked for a while
	const delay = source !== "MANUAL" && random.chance(0.004) ? random.int(600, 5400) : 0;
	return { source, receivedAt: (at + delay) as EpochSecond };
}

function later(at: EpochSecond, minutes: number, random: Random): EpochSecond {
	return (at + minutes * 60 + random.int(0, 59)) as EpochSecond;
}
