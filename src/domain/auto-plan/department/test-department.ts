import { layShift } from "../../shifts/shift-times.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import { zoneOf } from "../../time/zone.ts";
import type { RosterShift } from "../../violations/shifts/roster-facts.ts";
import { usual } from "../../violations/shifts/test-roster.ts";
import type { GivenPerson, Written } from "./department.cases.ts";
import {
	type DepartmentPlan,
	type PlanNeed,
	type PlanPerson,
	type PlanWeights,
	usualWeights,
} from "./department-plan.ts";
import { planDepartment } from "./plan-department.ts";
import type { Proposal } from "./proposal.ts";

const zone = zoneOf("Europe/Berlin");

/**
 * Early, late and night, and L that ends eleven hours before the early one; X is a planned day off, A asks for the qualification "q",
 * and so does G, which is an early one else.
 */
const times = {
	F: { beginMinute: 360, endMinute: 852, pauses: [{ minute: 600, minutes: 30 }] },
	S: { beginMinute: 780, endMinute: 1272, pauses: [{ minute: 1020, minutes: 30 }] },
	L: { beginMinute: 720, endMinute: 1140, pauses: [] },
	N: { beginMinute: 1260, endMinute: 1815, pauses: [{ minute: 1500, minutes: 45 }] },
	A: { beginMinute: 360, endMinute: 852, pauses: [{ minute: 600, minutes: 30 }] },
	G: { beginMinute: 360, endMinute: 852, pauses: [{ minute: 600, minutes: 30 }] },
	X: { beginMinute: 0, endMinute: 1440, pauses: [] },
};

const isLetter = (letter: string): letter is keyof typeof times => letter in times;

export function shiftOf(written: Written, id: string): RosterShift {
	const [date = "", letter = ""] = written.split(" ");
	if (!isLetter(letter)) throw new Error(`There is no ${letter}.`);
	const day = dayOfIso(date.length === 5 ? `2026-${date}` : date);
	const asked = { qualificationId: "q", name: "Pflege", minLevel: null, levels: [] };
	return {
		...layShift({ day, ...times[letter] }, zone),
		...{ id, day, workspaceId: "w", activityId: letter === "G" ? "F" : letter },
		kind: letter === "X" ? "FREE" : "WORK",
		requirements: letter === "A" || letter === "G" ? [asked] : [],
	};
}

export function personOf({ facts, shifts = [], ...given }: GivenPerson): PlanPerson {
	return {
		...{ targetMinutes: null, pastMinutes: 0, wishes: [], hourCents: null },
		history: { nights: 0, weekends: 0, holidays: 0, granted: 0, refused: 0 },
		workspaceIds: new Set(["w"]),
		...given,
		facts: { ...usual, ...facts },
		rules: new Map(),
		shifts: shifts
			.map((one, nth) => shiftOf(one, `${given.id} ${nth}`))
			.sort((one, other) => one.begin - other.begin),
	};
}

export interface GivenPlan {
	readonly from: string;
	readonly to: string;
	readonly people: readonly GivenPerson[];
	/** "12-07 N", after it who has it and may lose it: "12-07 N Anna". */
	readonly needs: readonly Written[];
	readonly weights?: Partial<PlanWeights>;
	readonly holidays?: readonly string[];
}

export function planOf({
	from,
	to,
	people,
	needs,
	weights,
	holidays = [],
}: GivenPlan): DepartmentPlan {
	return {
		range: { from: dayOfIso(from), to: dayOfIso(to) },
		...{ zone, holidays: new Set(holidays.map(dayOfIso) as LocalDay[]) },
		people: people.map(personOf),
		needs: needs.map((written, nth): PlanNeed => {
			const heldBy = written.split(" ")[2] ?? null;
			return { shift: shiftOf(written, `need ${nth}`), heldBy };
		}),
		weights: { ...usualWeights, ...weights },
	};
}

export function solved(plan: DepartmentPlan, proposals = 60_000, from?: Proposal): Proposal {
	return planDepartment(plan, { seed: 3, proposals, from, watch: { seconds: () => 0 } });
}

/** "12-07 N Anna", and "12-08 N -" of what stays open. */
export function saidOf({ assignments, open }: Proposal): string[] {
	const said = ({ shift }: PlanNeed, who: string) =>
		`${new Date(shift.day * 86_400_000).toISOString().slice(5, 10)} ${shift.activityId} ${who}`;
	return [
		...assignments.map(({ need, userId }) => said(need, userId)),
		...open.map((need) => said(need, "-")),
	].sort();
}
