import { instantOfLocal } from "../../time/instant-of-local.ts";
import { isoOfDay } from "../../time/iso-day.ts";
import type { EpochMinute, LocalDay } from "../../time/quantities.ts";
import type { DayViolation } from "../day-violations.ts";
import { lawOfRoster } from "./law-of-roster.ts";
import type { RosterFacts, RosterShift } from "./roster-facts.ts";

/** What a department makes of a rule. */
export const rosterSeverities = ["HINT", "WARNING", "CRITICAL"] as const;
export type RosterSeverity = (typeof rosterSeverities)[number];

/** Rules whose severity a department sets. */
export const weighedRules = [
	"ABSENCE_ASKED",
	"ABSENT",
	"QUALIFICATION_MISSING",
	"USER_UNAVAILABLE",
	"PLANNED_FREE",
] as const;
export type WeighedRule = (typeof weighedRules)[number];

/** Unless a department says otherwise. */
export const usualSeverities: Readonly<Record<WeighedRule, RosterSeverity>> = {
	ABSENCE_ASKED: "WARNING",
	ABSENT: "CRITICAL",
	QUALIFICATION_MISSING: "CRITICAL",
	USER_UNAVAILABLE: "WARNING",
	PLANNED_FREE: "WARNING",
};

export interface RosterRules {
	readonly severities: Readonly<Record<WeighedRule, RosterSeverity>>;
	/** Who plans may put critical rules aside. */
	readonly mayOverride: boolean;
}

interface Weighed {
	readonly severity: "INFO" | "WARNING" | "ERROR";
	/** Can be put aside by who is planning. */
	readonly acceptable: boolean;
}

type Found =
	| {
			readonly code: "SHIFT_CONFLICT";
			readonly otherId: string;
			readonly begin: EpochMinute;
			readonly end: EpochMinute;
	  }
	| { readonly code: "PLANNED_FREE"; readonly otherId: string }
	| {
			/** Of which kind it is, the plan does not tell: an illness is nobody's business here. */
			readonly code: "ABSENT" | "ABSENCE_ASKED";
			readonly absenceId: string;
			readonly from: string;
			readonly to: string;
	  }
	| { readonly code: "USER_NOT_EMPLOYED" }
	| { readonly code: "QUALIFICATION_MISSING"; readonly name: string; readonly level: string | null }
	| { readonly code: "USER_UNAVAILABLE"; readonly begin: EpochMinute; readonly end: EpochMinute }
	| { readonly code: "TRACKING_EXISTS" }
	| Omit<DayViolation, "severity">;

/** What is wrong with a shift on a day; figures stand beside the code. */
export type RosterViolation = Weighed &
	Found & { readonly shiftId: string; readonly day: LocalDay };

/**
 * What some shifts of a person would break, in order of the shifts: against her other shifts, her absences, what she is employed
 * and qualified for, and working time law on the days that they touch. What the law says against the plan without them
 * already is not said again.
 *
 * @param plan all her shifts around them as they would be, in order of time
 * @param before the same as they are
 * @param touched ids of those that are new or changed
 */
export function rosterViolations(
	facts: RosterFacts,
	{
		plan,
		before,
		touched,
	}: {
		readonly plan: readonly RosterShift[];
		readonly before: readonly RosterShift[];
		readonly touched: ReadonlySet<string>;
	},
	rules: RosterRules,
): RosterViolation[] {
	const own = plan
		.filter(({ id }) => touched.has(id))
		.flatMap((shift) => ownViolations(shift, facts, plan, rules));
	return [...own, ...lawOfRoster(facts, { plan, before, touched }, rules)];
}

function ownViolations(
	shift: RosterShift,
	facts: RosterFacts,
	plan: readonly RosterShift[],
	rules: RosterRules,
): RosterViolation[] {
	const place = { shiftId: shift.id, day: shift.day };
	return [
		...notEmployed(shift, facts),
		...meetings(shift, plan),
		...absent(shift, facts),
		...unqualified(shift, facts),
		...unavailable(shift, facts),
		...(facts.recorded.has(shift.id) ? [{ code: "TRACKING_EXISTS" } as const] : []),
	].map((found) => ({ ...place, ...found, ...weigh(found.code, rules) }));
}

const never: Weighed = { severity: "ERROR", acceptable: false };

/** Nobody can be in two places, nor work where she is not employed; all else a department weighs. */
function weigh(code: Found["code"], { severities, mayOverride }: RosterRules): Weighed {
	const severity = (severities as Readonly<Record<string, RosterSeverity>>)[code];
	if (code === "TRACKING_EXISTS") return { severity: "ERROR", acceptable: mayOverride };
	if (severity === undefined) return never;
	if (severity === "CRITICAL") return { severity: "ERROR", acceptable: mayOverride };
	return { severity: severity === "HINT" ? "INFO" : "WARNING", acceptable: true };
}

function notEmployed({ day }: RosterShift, { employments }: RosterFacts): Found[] {
	const isEmployed = employments.some(({ from, to }) => from <= day && (to === null || to >= day));
	return isEmployed ? [] : [{ code: "USER_NOT_EMPLOYED" }];
}

/** A planned day off blocks work as far as a department says, work blocks work. */
function meetings(shift: RosterShift, plan: readonly RosterShift[]): Found[] {
	return plan
		.filter((other) => other.id !== shift.id && meet(shift, other))
		.map((other) => {
			const isFree = shift.kind === "FREE" || other.kind === "FREE";
			const { id: otherId, begin, end } = other;
			return isFree
				? { code: "PLANNED_FREE", otherId }
				: { code: "SHIFT_CONFLICT", otherId, begin, end };
		});
}

interface Stretch {
	readonly begin: number;
	readonly end: number;
}

function meet(one: Stretch, other: Stretch): boolean {
	return one.begin < other.end && other.begin < one.end;
}

function absent(shift: RosterShift, { absences, zone }: RosterFacts): Found[] {
	if (shift.kind === "FREE") return [];
	return absences
		.filter((absence) => meet(shift, stretchOf(absence, zone)))
		.map(({ id, state, from, to }) => ({
			code: state === "APPROVED" ? "ABSENT" : "ABSENCE_ASKED",
			...{ absenceId: id, from: isoOfDay(from), to: isoOfDay(to) },
		}));
}

type Absence = RosterFacts["absences"][number];

/** The instants an absence takes up; a shift over midnight into its first day meets it. */
function stretchOf({ from, to, beginMinute, endMinute }: Absence, zone: RosterFacts["zone"]) {
	return {
		begin: instantOfLocal(from, beginMinute ?? 0, zone),
		end:
			endMinute === null
				? instantOfLocal((to + 1) as LocalDay, 0, zone)
				: instantOfLocal(to, endMinute, zone),
	};
}

function unqualified({ day, requirements }: RosterShift, { qualifications }: RosterFacts): Found[] {
	return requirements
		.filter(
			({ qualificationId, minLevel }) =>
				!qualifications.some(
					(held) =>
						held.qualificationId === qualificationId &&
						held.from <= day &&
						(held.to === null || held.to >= day) &&
						(minLevel === null || (held.level ?? 0) >= minLevel),
				),
		)
		.map(({ name, minLevel, levels }) => ({
			code: "QUALIFICATION_MISSING",
			name,
			level: minLevel === null ? null : (levels[minLevel - 1] ?? String(minLevel)),
		}));
}

function unavailable(shift: RosterShift, facts: RosterFacts): Found[] {
	if (shift.kind === "FREE") return [];
	return facts.unavailable
		.filter((stretch) => meet(shift, stretch))
		.map(({ begin, end }) => ({ code: "USER_UNAVAILABLE", begin, end }));
}
