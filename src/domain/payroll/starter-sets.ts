import type { AccountSource, PayrollAccountType } from "./payroll-account.ts";

/** What a company can begin with, by the program that reads its files and by how its people are paid. */
export const starterSets = [
	"DATEV_LODAS_HOURLY",
	"DATEV_LODAS_MONTHLY",
	"DATEV_LUG_HOURLY",
	"DATEV_LUG_MONTHLY",
] as const;
export type StarterSet = (typeof starterSets)[number];

/** An account of a set; its words stand with the feature, by its code. */
export interface StarterAccount extends Readonly<Record<AccountSource, string | null>> {
	readonly code: StarterCode;
	readonly type: PayrollAccountType;
	readonly format: "HOURS" | "DAY_FACTOR";
	readonly workedOnly: boolean;
}

/** Codes of special accounts of § 3b EStG, whose surcharges are paid by the hour. */
const surcharges = ["NIGHT25", "NIGHT40", "SUNDAY50", "HOLIDAY125", "HOLIDAY150"] as const;

export type StarterCode =
	| (typeof surcharges)[number]
	| "LOHN"
	| "URL-STD"
	| "URL-TAGE"
	| "KRK-STD"
	| "KRK-TAGE"
	| "FEI-STD"
	| "SONST-TAGE";

const none = { specialAccountId: null, activityId: null, activityClass: null, workedOnly: false };

/**
 * The accounts of a set. People paid by the hour get leave, illness and holidays in hours beside what they worked; those paid by
 * the month have them in days, because their pay goes on.
 *
 * @param specialIds special accounts of the company by their codes; a surcharge it does not have is left out
 */
export function starterAccounts(
	set: StarterSet,
	specialIds: ReadonlyMap<string, string>,
): readonly StarterAccount[] {
	const own = set.endsWith("_HOURLY") ? hourly : monthly;
	const paid = surcharges.flatMap((code): StarterAccount[] => {
		const specialAccountId = specialIds.get(code);
		if (specialAccountId === undefined) return [];
		return [{ ...none, code, ...counted("SPECIALACCOUNT_ID", "HOURS"), specialAccountId }];
	});
	return [...own, ...paid];
}

const hourly: readonly StarterAccount[] = [
	{ ...none, code: "LOHN", ...counted("TARGETACTUALS_ACTUAL", "HOURS"), workedOnly: true },
	away("URL-STD", "LEAVE", "HOURS"),
	away("KRK-STD", "SICK", "HOURS"),
	{ ...none, code: "FEI-STD", ...counted("HOLIDAY", "HOURS") },
];

const monthly: readonly StarterAccount[] = [
	away("URL-TAGE", "LEAVE", "DAY_FACTOR"),
	away("KRK-TAGE", "SICK", "DAY_FACTOR"),
	away("SONST-TAGE", "ABSENCE", "DAY_FACTOR"),
];

function counted(type: PayrollAccountType, format: StarterAccount["format"]) {
	return { type, format };
}

function away(
	code: StarterCode,
	activityClass: "LEAVE" | "SICK" | "ABSENCE",
	format: StarterAccount["format"],
): StarterAccount {
	return { ...none, code, ...counted("ABSENCEACTIVITY_CLASS", format), activityClass };
}
