import type { Violation } from "./violation.ts";

/** What violations are about, in the order in which they weigh where they are equally grave. */
export const violationKinds = [
	"REST",
	"HOURS",
	"NIGHT",
	"BREAK",
	"EMPLOYMENT",
	"AGREED",
	"CORE_TIME",
	"SUNDAY",
] as const;
export type ViolationKind = (typeof violationKinds)[number];

/** Gravest first. */
export const gravities = ["ERROR", "WARNING"] as const;
export type Gravity = (typeof gravities)[number];

const kinds: Readonly<Record<Violation["code"], ViolationKind>> = {
	REST_TOO_SHORT: "REST",
	MINOR_REST: "REST",
	OVER_8_HOURS: "HOURS",
	OVER_10_HOURS: "HOURS",
	AVERAGE_24_WEEKS: "HOURS",
	MINOR_HOURS: "HOURS",
	MINOR_SHIFT: "HOURS",
	MINOR_NIGHT: "NIGHT",
	BREAK_MISSING: "BREAK",
	SIX_HOURS_WITHOUT_BREAK: "BREAK",
	MINOR_BREAK: "BREAK",
	OUTSIDE_EMPLOYMENT: "EMPLOYMENT",
	MINIJOB_HOURS: "AGREED",
	MAX_ACTUAL_EXCEEDED: "AGREED",
	MAX_WAGE_EXCEEDED: "AGREED",
	CORE_TIME_MISSED: "CORE_TIME",
	SUNDAY_WORK: "SUNDAY",
	HOLIDAY_WORK: "SUNDAY",
};

/** What violations of one kind are called, each by its code. */
export function codesOfKind(kind: ViolationKind): string[] {
	return Object.entries(kinds).flatMap(([code, own]) => (own === kind ? [code] : []));
}

/** How often something of one kind happened, and how grave it was at its worst. */
export interface CountedViolation {
	readonly kind: ViolationKind;
	readonly severity: Gravity;
	readonly count: number;
}

/** What is merely to be known (`INFO`: lawful so far) is none. */
export function countedAs(
	{ code, severity }: Pick<Violation, "code" | "severity">,
	count = 1,
): readonly CountedViolation[] {
	return severity === "INFO" ? [] : [{ kind: kinds[code], severity, count }];
}

/** One of each kind, the gravest first. Example: a WARNING and an ERROR of REST → an ERROR of REST, twice. */
export function gatherViolations(counted: readonly CountedViolation[]): CountedViolation[] {
	const byKind = Map.groupBy(counted, ({ kind }) => kind);
	return [...byKind]
		.map(([kind, own]) => ({
			kind,
			severity: gravities[Math.min(...own.map(gravityOf))] as Gravity,
			count: own.reduce((sum, { count }) => sum + count, 0),
		}))
		.sort((one, other) => gravityOf(one) - gravityOf(other) || placeOf(one) - placeOf(other));
}

/** By how many are grave, then by how many there are at all: negative where the first weighs less. */
export function compareViolations(
	one: readonly CountedViolation[],
	other: readonly CountedViolation[],
): number {
	for (const severity of gravities) {
		const difference = countOf(one, severity) - countOf(other, severity);
		if (difference !== 0) return difference;
	}
	return 0;
}

const gravityOf = ({ severity }: CountedViolation): number => gravities.indexOf(severity);
const placeOf = ({ kind }: CountedViolation): number => violationKinds.indexOf(kind);

function countOf(counted: readonly CountedViolation[], wanted: Gravity): number {
	return counted
		.filter(({ severity }) => severity === wanted)
		.reduce((sum, { count }) => sum + count, 0);
}
