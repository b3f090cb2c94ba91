import { dayBounds } from "../../time/day-bounds.ts";
import { localDayOf } from "../../time/local-time.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { arbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay, RecordedShift } from "../checked-day.ts";
import { type DayViolation, dayViolations } from "../day-violations.ts";
import { limitsFor } from "../work-limits.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";
import { piecesOf } from "./roster-pieces.ts";
import { weigh } from "./roster-rules.ts";
import type { RosterViolation, RulesOf } from "./roster-violations.ts";

interface Plans {
	readonly plan: readonly RosterShift[];
	readonly before: readonly RosterShift[];
	readonly touched: ReadonlySet<string>;
}

/** Work on a Sunday or a holiday is what a plan is there for, and presence is checked by the plan's own rules. */
const unplannable: ReadonlySet<string> = new Set([
	"SUNDAY_WORK",
	"HOLIDAY_WORK",
	"OUTSIDE_EMPLOYMENT",
	"CORE_TIME_MISSED",
]);

/**
 * Working time law on the days that touched shifts begin on and on that of the next one (its rest), by the very checks that
 * recorded time is judged by. A day stands for its first touched shift.
 */
export function lawOfRoster(
	facts: RosterFacts,
	{ plan, before, touched }: Plans,
	rulesOf: RulesOf,
): RosterViolation[] {
	const [work, former] = [plan, before].map((shifts) => workOf(shifts, facts));
	const shiftOn = reachedDays(work as Worked[], touched);
	return [...shiftOn].flatMap(([day, shiftId]) => {
		const known = new Set(violationsOn(day, former as Worked[], facts).map(keyOf));
		return violationsOn(day, work as Worked[], facts)
			.filter((one) => !known.has(keyOf(one)))
			.map(({ severity, ...violation }) => {
				const weighed = weigh(violation.code, rulesOf(shiftId), severity);
				return { shiftId, ...violation, ...weighed, day };
			});
	});
}

/** A shift that is work, with the day of her own clock. */
interface Worked {
	readonly id: string;
	readonly day: LocalDay;
	readonly recorded: RecordedShift;
}

function workOf(shifts: readonly RosterShift[], { zone }: RosterFacts): Worked[] {
	return shifts
		.filter(({ kind }) => kind === "WORK")
		.map((shift) => ({
			id: shift.id,
			day: localDayOf(shift.begin, zone),
			recorded: { pieces: piecesOf(shift) },
		}));
}

/** Days to be judged, each with the shift it is said of. */
function reachedDays(
	work: readonly Worked[],
	touched: ReadonlySet<string>,
): ReadonlyMap<LocalDay, string> {
	const days = new Map<LocalDay, string>();
	const add = ({ day }: Worked, id: string) => {
		if (!days.has(day)) days.set(day, id);
	};
	work.forEach((shift, nth) => {
		if (!touched.has(shift.id)) return;
		add(shift, shift.id);
		const next = work[nth + 1];
		if (next !== undefined) add(next, touched.has(next.id) ? next.id : shift.id);
	});
	return days;
}

function violationsOn(
	day: LocalDay,
	work: readonly Worked[],
	facts: RosterFacts,
): readonly DayViolation[] {
	const shifts = work.filter((one) => one.day === day).map(({ recorded }) => recorded);
	if (shifts.length === 0) return [];
	const earlier = work.findLast((one) => one.day < day);
	const { zone, adultFrom, exempt } = facts;
	const checked: CheckedDay = {
		...{ day, zone, shifts },
		bounds: dayBounds(day, zone),
		earlierShift: earlier?.recorded ?? null,
		limits: limitsFor(day, adultFrom),
		isExempt: exempt.some(({ from, to }) => from <= day && (to === null || to >= day)),
		isPublicHoliday: false,
		isEmployed: true,
		coreTime: null,
	};
	return dayViolations(checked, arbzgFigures(checked)).filter(({ code }) => !unplannable.has(code));
}

const keyOf = (violation: DayViolation): string => JSON.stringify(violation);
