/** What a department makes of a rule: told, to be read and accepted, or carried out by nobody but who answers for the plan. */
export const rosterSeverities = ["HINT", "WARNING", "CRITICAL"] as const;
export type RosterSeverity = (typeof rosterSeverities)[number];

/** Rules of the plan itself, with what they weigh unless a department says otherwise: it may say anything. */
export const usualSeverities = {
	ABSENT: "CRITICAL",
	ABSENCE_ASKED: "WARNING",
	QUALIFICATION_MISSING: "CRITICAL",
	USER_UNAVAILABLE: "WARNING",
	PLANNED_FREE: "WARNING",
	OUTSIDE_HOURS: "HINT",
	CONSECUTIVE_DAYS: "WARNING",
	CONTRACT_HOURS_ABOVE: "HINT",
	CONTRACT_HOURS_BELOW: "HINT",
} as const satisfies Readonly<Record<string, RosterSeverity>>;

/** Rules of the law and of what is agreed, with the least that they weigh: a department can only tighten them. */
export const lawSeverities = {
	OVER_8_HOURS: "HINT",
	OVER_10_HOURS: "CRITICAL",
	REST_TOO_SHORT: "CRITICAL",
	BREAK_MISSING: "WARNING",
	SIX_HOURS_WITHOUT_BREAK: "WARNING",
	AVERAGE_24_WEEKS: "CRITICAL",
	AVERAGE_6_MONTHS: "CRITICAL",
	NIGHT_AVERAGE_4_WEEKS: "CRITICAL",
	FREE_SUNDAYS: "CRITICAL",
	SUBSTITUTE_DAY: "WARNING",
	MINOR_HOURS: "WARNING",
	MINOR_SHIFT: "CRITICAL",
	MINOR_BREAK: "CRITICAL",
	MINOR_NIGHT: "CRITICAL",
	MINOR_REST: "CRITICAL",
	MINOR_DAYS: "CRITICAL",
	MINOR_WEEKEND: "WARNING",
	MATERNITY_HOURS: "CRITICAL",
	MATERNITY_WEEKS: "CRITICAL",
	MATERNITY_NIGHT: "WARNING",
	MATERNITY_SUNDAY: "WARNING",
	MINIJOB_HOURS: "WARNING",
	MAX_ACTUAL_EXCEEDED: "WARNING",
	MAX_WAGE_EXCEEDED: "WARNING",
} as const satisfies Readonly<Record<string, RosterSeverity>>;

type PlanRule = keyof typeof usualSeverities;
type LawRule = keyof typeof lawSeverities;
export type WeighedRule = PlanRule | LawRule;

/** In the order in which they are shown. */
export const weighedRules = [
	...Object.keys(usualSeverities),
	...Object.keys(lawSeverities),
] as readonly WeighedRule[];

/** The least that a department can make of a rule. */
export function leastSeverity(rule: WeighedRule): RosterSeverity {
	return rule in lawSeverities ? lawSeverities[rule as LawRule] : "HINT";
}

/** What a rule weighs where no department says anything. */
export function usualSeverity(rule: WeighedRule): RosterSeverity {
	return { ...usualSeverities, ...lawSeverities }[rule];
}

/** Days of work in a row that a plan may hold, unless a department says otherwise. */
export const usualDaysInRow = 6;

/** § 3 sentence 2 ArbZG lets the employer choose over which time eight hours are kept on average. */
export const averagePeriods = ["WEEKS_24", "MONTHS_6"] as const;
export type AveragePeriod = (typeof averagePeriods)[number];
export const usualAverage: AveragePeriod = "WEEKS_24";

/** What holds where a shift is. */
export interface RosterRules {
	/** Of departments that say something. */
	readonly severities: Readonly<Partial<Record<WeighedRule, RosterSeverity>>>;
	readonly mostDaysInRow: number;
	readonly averageOver: AveragePeriod;
	/** Who plans may put critical rules aside. */
	readonly mayOverride: boolean;
}

export interface Weighed {
	readonly severity: "INFO" | "WARNING" | "ERROR";
	/** Can be put aside by who is planning. */
	readonly acceptable: boolean;
}

const gravityOf = { HINT: "INFO", WARNING: "WARNING", CRITICAL: "ERROR" } as const;
const gravities = ["INFO", "WARNING", "ERROR"] as const;

/**
 * What breaking a rule weighs. Nobody can be in two places, nor work where she is not employed; all else is put aside by who
 * may.
 *
 * @param found how grave the check of the law itself finds it
 */
export function weigh(
	code: string,
	{ severities, mayOverride }: RosterRules,
	found?: Weighed["severity"],
): Weighed {
	const set = severities[code as WeighedRule] ?? usualSeverities[code as PlanRule];
	const wanted = set === undefined ? undefined : gravityOf[set];
	const severity = code === "TRACKING_EXISTS" ? "ERROR" : (graver(wanted, found) ?? undefined);
	if (severity === undefined) return { severity: "ERROR", acceptable: false };
	return { severity, acceptable: severity !== "ERROR" || mayOverride };
}

function graver(one: Weighed["severity"] | undefined, other: Weighed["severity"] | undefined) {
	if (one === undefined || other === undefined) return one ?? other;
	return gravities[Math.max(gravities.indexOf(one), gravities.indexOf(other))];
}
