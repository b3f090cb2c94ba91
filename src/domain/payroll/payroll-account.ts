/** What an account of payroll counts of a person and month. */
export const payrollAccountTypes = [
	"TARGETACTUALS_TARGET",
	"TARGETACTUALS_ACTUAL",
	"TARGETACTUALS_BALANCE",
	"SPECIALACCOUNT_ID",
	"ABSENCEACTIVITY_ID",
	"ABSENCEACTIVITY_CLASS",
	"HOLIDAY",
	"LEAVEACCOUNT_REMAINING",
] as const;
export type PayrollAccountType = (typeof payrollAccountTypes)[number];

/** The one type that can count what was worked alone, without the credits that other accounts may count. */
export const workedType = "TARGETACTUALS_ACTUAL" satisfies PayrollAccountType;

/** HOURS: minutes, printed as hours with decimals. DAY_FACTOR: days with up to four decimals. */
export const payrollFormats = ["HOURS", "DAY_FACTOR"] as const;

/** Classes of activities that people are away for. */
export const awayClasses = ["LEAVE", "SICK", "ABSENCE"] as const;

/** What an account is about, where its type alone does not say it. */
export const accountSources = ["specialAccountId", "activityId", "activityClass"] as const;
export type AccountSource = (typeof accountSources)[number];

const sourceOf: Partial<Readonly<Record<PayrollAccountType, AccountSource>>> = {
	SPECIALACCOUNT_ID: "specialAccountId",
	ABSENCEACTIVITY_ID: "activityId",
	ABSENCEACTIVITY_CLASS: "activityClass",
};

interface SourcedAccount extends Readonly<Record<AccountSource, string | null>> {
	readonly type: PayrollAccountType;
	/** Without what holidays, absences and rules credit. */
	readonly workedOnly: boolean;
}

/** Whether accounts of a type say what they are about by this field. */
export function hasSource(type: PayrollAccountType, source: AccountSource): boolean {
	return sourceOf[type] === source;
}

/** The field that is missing, or that the type has no use for. */
export function sourceFault(account: SourcedAccount): AccountSource | "workedOnly" | undefined {
	if (account.workedOnly && account.type !== workedType) return "workedOnly";
	return accountSources.find(
		(source) => hasSource(account.type, source) !== (account[source] !== null),
	);
}

/** Without what the type has no use for. */
export function withoutOtherSources<Account extends SourcedAccount>(account: Account): Account {
	const others = accountSources.filter((source) => !hasSource(account.type, source));
	const none = Object.fromEntries(others.map((source) => [source, null]));
	return { ...account, ...none, workedOnly: account.workedOnly && account.type === workedType };
}
