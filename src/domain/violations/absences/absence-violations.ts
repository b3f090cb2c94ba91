import { type GivingWay, giveWay, slotsMeet, slotsOf } from "../../absences/absence-range.ts";
import type { ChildSickYear } from "../../absences/child-sick.ts";
import { type ShortDay, type Staffing, shortDays } from "../../absences/minimum-staffing.ts";
import type { ActivityState } from "../../approval/approval-state.ts";
import type { AccountUnit } from "../../leave/amount/account-units.ts";
import type { DayCost, LeaveRange } from "../../leave/day-cost.ts";
import { isoOfDay } from "../../time/iso-day.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { AbsenceClass } from "../../working-time/facts.ts";
import { type ChildSickQuotaViolation, childSickQuotaViolations } from "./child-sick-quota.ts";

/** An absence beside the one that is wanted. */
export interface OtherAbsence {
	readonly id: string;
	readonly range: LeaveRange;
	readonly classType: AbsenceClass;
	readonly state: ActivityState;
	/** Nothing else of the person may lie in its time. */
	readonly exclusive: boolean;
	readonly isByHours: boolean;
}

/** What is wanted, and all that it may break. Days in their written form unless they are numbers. */
export interface AbsenceFacts {
	readonly wanted: Omit<OtherAbsence, "id" | "state">;
	readonly today: LocalDay;
	readonly costs: readonly (DayCost & { readonly day: LocalDay })[];
	readonly employment: { readonly entryDate: string | null; readonly exitDate: string | null };
	readonly others: readonly OtherAbsence[];
	readonly barriers: readonly BarrierMet[];
	/** Null where the department needs nobody in particular, and where nobody asks. */
	readonly staffing: Staffing | null;
	readonly substitute: {
		readonly rule: "NONE" | "OPTIONAL" | "REQUIRED";
		readonly isNamed: boolean;
		/** Days on which she is absent herself, or asks to be. */
		readonly absentOn: readonly { readonly from: string; readonly to: string }[];
	};
	/** By year; null where the absence is taken from no account. */
	readonly account: readonly YearAfter[] | null;
	/** What it takes of the quota of each of its years; null where it is not about a child that is ill. */
	readonly childSick: readonly ChildSickYear[] | null;
	/** Shifts that are planned on its days; null: none. */
	readonly shifts?: ShiftsMet | null;
	/** How many days back it may begin; null: any. */
	readonly retroactiveDays: number | null;
	/** Who asks may decide: what binds others she can put aside. */
	readonly mayOverride: boolean;
}

export interface ShiftsMet {
	readonly count: number;
	/** First and last day with one. */
	readonly from: string;
	readonly to: string;
	/** Who asks plans where one of them is. */
	readonly mayResolve: boolean;
}

export interface BarrierMet {
	readonly id: string;
	readonly name: string;
	readonly reason: string | null;
	readonly from: string;
	readonly to: string;
}

interface Rule {
	readonly severity: "INFO" | "WARNING" | "ERROR";
	/** Can be put aside by who is asking. */
	readonly acceptable: boolean;
}

export type AbsenceViolation = Rule &
	(
		| {
				readonly code: "USER_NOT_EMPLOYED";
				readonly entryDate: string | null;
				readonly exitDate: string | null;
		  }
		| {
				readonly code: "ABSENCE_CONFLICT";
				readonly absenceId: string;
				readonly from: string;
				readonly to: string;
				readonly classType: AbsenceClass;
				readonly solution: GivingWay["kind"] | null;
		  }
		| {
				readonly code: "SICK_DURING_LEAVE";
				readonly absenceId: string;
				readonly from: string;
				readonly to: string;
		  }
		| ({ readonly code: "SHIFT_CONFLICT" } & ShiftsMet)
		| ({ readonly code: "LEAVE_BARRIER" } & BarrierMet)
		| {
				readonly code: "MINIMUM_STAFFING";
				/** The first of them. */
				readonly days: readonly ShortDay[];
				/** How many more there are. */
				readonly more: number;
		  }
		| { readonly code: "SUBSTITUTE_ABSENT"; readonly from: string; readonly to: string }
		| { readonly code: "SUBSTITUTE_NEEDED" }
		| { readonly code: "LEAVE_ACCOUNT_NOT_CONFIGURED"; readonly year: number }
		| {
				readonly code: "NEGATIVE_REMAINING_LEAVE";
				readonly year: number;
				/** In the unit of the account. */
				readonly remaining: number;
				readonly unit: AccountUnit;
		  }
		| { readonly code: "ABSENCE_TOO_LATE"; readonly from: string; readonly earliest: string }
		| { readonly code: "NO_WORKDAY" }
		| Omit<ChildSickQuotaViolation, keyof Rule>
	);

/** A year's account once the absence is taken from it, in its unit. */
interface YearAfter {
	readonly year: number;
	readonly unit: AccountUnit;
	/** Null: none is set up. */
	readonly after: number | null;
	/** How far below 0 it may go. */
	readonly advance: number;
}

/** What an absence would break, what cannot be put aside first. */
export function absenceViolations(facts: AbsenceFacts): AbsenceViolation[] {
	const found = [
		...notEmployed(facts),
		...conflicts(facts),
		...planned(facts),
		...barred(facts),
		...understaffed(facts),
		...standIn(facts),
		...onAccount(facts),
		...childSickQuotaViolations(facts.childSick ?? []),
		...late(facts),
		...withoutWork(facts),
	];
	const weight = { ERROR: 0, WARNING: 1, INFO: 2 };
	return found.sort((one, other) => weight[one.severity] - weight[other.severity]);
}

const error = (mayOverride: boolean) => ({ severity: "ERROR", acceptable: mayOverride }) as const;
const warning = { severity: "WARNING", acceptable: true } as const;
const information = { severity: "INFO", acceptable: true } as const;

/** Nobody is absent from an employment that there is not: never put aside. */
function notEmployed({ costs, employment }: AbsenceFacts): AbsenceViolation[] {
	const isOutside = costs.some(({ reason }) => reason === "OUTSIDE_EMPLOYMENT");
	return isOutside ? [{ code: "USER_NOT_EMPLOYED", ...error(false), ...employment }] : [];
}

function conflicts({ wanted, others, childSick }: AbsenceFacts): AbsenceViolation[] {
	const isOwnIllness = wanted.classType === "SICK" && childSick === null;
	return others
		.filter(({ state }) => state !== "REJECTED" && state !== "CANCELLED")
		.filter(({ range }) => slotsMeet(slotsOf(range), slotsOf(wanted.range)))
		.map((other) => conflict(wanted, other, isOwnIllness));
}

/**
 * One's own sickness lies beside leave and gives its days back (§ 9 BUrlG), that of a child does not; of all else that counts one
 * makes room for the other.
 */
function conflict(
	wanted: AbsenceFacts["wanted"],
	other: OtherAbsence,
	isOwnIllness: boolean,
): AbsenceViolation {
	const { id: absenceId, range, classType, state } = other;
	const days = { absenceId, from: isoOfDay(range.from), to: isoOfDay(range.to) };
	if (isOwnIllness && classType === "LEAVE" && state === "APPROVED") {
		return { code: "SICK_DURING_LEAVE", ...information, ...days };
	}
	const isFree = [wanted, other].some((one) => one.isByHours || !one.exclusive);
	const isBesideSickness = (wanted.classType === "SICK") !== (classType === "SICK");
	const givesWay = state === "APPROVED" && !isFree && !isBesideSickness;
	const solution = givesWay ? giveWay(range, wanted.range).kind : null;
	const rule = isFree ? information : warning;
	return { code: "ABSENCE_CONFLICT", ...rule, ...days, classType, solution };
}

/** Who is away cannot work what is planned: who plans it has to see to that, others merely know. */
function planned({ shifts, wanted }: AbsenceFacts): AbsenceViolation[] {
	if (shifts === undefined || shifts === null || wanted.isByHours) return [];
	const rule = shifts.mayResolve ? warning : information;
	return [{ code: "SHIFT_CONFLICT", ...rule, ...shifts }];
}

function barred({ barriers, mayOverride }: AbsenceFacts): AbsenceViolation[] {
	return barriers.map((barrier) => ({
		code: "LEAVE_BARRIER",
		...error(mayOverride),
		...barrier,
	}));
}

/** As many as fit into a sentence. */
const mostShortDays = 5;

/** Who is ill stays at home, however few are left. */
function understaffed({ wanted, staffing, costs }: AbsenceFacts): AbsenceViolation[] {
	if (staffing === null || wanted.classType === "SICK") return [];
	const short = shortDays(staffing, costs);
	const days = short.slice(0, mostShortDays);
	const more = short.length - days.length;
	return days.length === 0 ? [] : [{ code: "MINIMUM_STAFFING", ...warning, days, more }];
}

function standIn({ substitute, mayOverride }: AbsenceFacts): AbsenceViolation[] {
	const { rule, isNamed, absentOn } = substitute;
	if (!isNamed) {
		return rule === "REQUIRED" ? [{ code: "SUBSTITUTE_NEEDED", ...error(mayOverride) }] : [];
	}
	return absentOn.map((days) => ({ code: "SUBSTITUTE_ABSENT", ...warning, ...days }));
}

function onAccount({ account }: AbsenceFacts): AbsenceViolation[] {
	return (account ?? []).flatMap(({ year, unit, after, advance }): AbsenceViolation[] => {
		if (after === null) return [{ code: "LEAVE_ACCOUNT_NOT_CONFIGURED", ...warning, year }];
		if (after >= 0) return [];
		// what may be taken in advance is told, and stands in nobody's way
		const rule = after >= 0 - advance ? information : warning;
		return [{ code: "NEGATIVE_REMAINING_LEAVE", ...rule, year, remaining: after, unit }];
	});
}

function late({ wanted, today, retroactiveDays, mayOverride }: AbsenceFacts): AbsenceViolation[] {
	if (retroactiveDays === null) return [];
	const earliest = (today - retroactiveDays) as LocalDay;
	const { from } = wanted.range;
	if (from >= earliest) return [];
	const days = { from: isoOfDay(from), earliest: isoOfDay(earliest) };
	return [{ code: "ABSENCE_TOO_LATE", ...error(mayOverride), ...days }];
}

/** Leave on days without work is probably a mistyped day. */
function withoutWork({ wanted, costs }: AbsenceFacts): AbsenceViolation[] {
	const isEmpty = costs.every(({ cost }) => cost === 0);
	const isEmployed = costs.every(({ reason }) => reason !== "OUTSIDE_EMPLOYMENT");
	return wanted.classType === "LEAVE" && isEmpty && isEmployed
		? [{ code: "NO_WORKDAY", ...warning }]
		: [];
}
