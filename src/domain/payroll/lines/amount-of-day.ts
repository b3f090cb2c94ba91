import type { PayrollAccountType } from "../payroll-account.ts";
import { apportion } from "./apportion.ts";
import { type AwayOnDay, type PayrollDay, wholeDay } from "./payroll-day.ts";

/** An account as far as lines are made of it. */
export interface CountingAccount {
	readonly id: string;
	readonly type: PayrollAccountType;
	readonly format: "HOURS" | "DAY_FACTOR";
	readonly specialAccountId: string | null;
	readonly activityId: string | null;
	readonly activityClass: string | null;
	readonly workedOnly: boolean;
}

/**
 * What an account counts of a day: minutes, or ten thousandths of a day. A day of target or actual time is one day; what is
 * otherwise counted in days is its part of the day's target.
 */
export function amountOfDay(account: CountingAccount, day: PayrollDay): number {
	const minutes = minutesOf(account, day);
	if (account.format === "HOURS") return minutes;
	switch (account.type) {
		case "TARGETACTUALS_TARGET":
		case "TARGETACTUALS_ACTUAL":
			return minutes > 0 ? wholeDay : 0;
		case "ABSENCEACTIVITY_ID":
		case "ABSENCEACTIVITY_CLASS":
			return sum(absencesOf(account, day).map(({ cost }) => cost));
		default:
			return day.targetMinutes > 0 ? Math.round((minutes * wholeDay) / day.targetMinutes) : 0;
	}
}

function minutesOf(account: CountingAccount, day: PayrollDay): number {
	switch (account.type) {
		case "TARGETACTUALS_TARGET":
			return day.targetMinutes;
		case "TARGETACTUALS_ACTUAL":
			return account.workedOnly ? day.workedMinutes : actualOf(day);
		case "TARGETACTUALS_BALANCE":
			return day.balanceMinutes;
		case "SPECIALACCOUNT_ID":
			return sum(
				day.surcharges
					.filter(({ accountId }) => accountId === account.specialAccountId)
					.map(({ minutes }) => minutes),
			);
		case "ABSENCEACTIVITY_ID":
		case "ABSENCEACTIVITY_CLASS":
			return minutesAway(account, day);
		case "HOLIDAY":
			return day.holidayCreditMinutes;
		case "LEAVEACCOUNT_REMAINING":
			// what is left at the end of a month belongs to none of its days
			return 0;
	}
}

/** "Ist", as everywhere: worked and credited. */
export function actualOf(day: PayrollDay): number {
	const { workedMinutes, holidayCreditMinutes, absenceCreditMinutes, extraMinutes } = day;
	return workedMinutes + holidayCreditMinutes + absenceCreditMinutes + extraMinutes;
}

function absencesOf(account: CountingAccount, day: PayrollDay): readonly AwayOnDay[] {
	return day.absences.filter((one) => isOf(account, one));
}

function isOf({ type, activityId, activityClass }: CountingAccount, absence: AwayOnDay): boolean {
	return type === "ABSENCEACTIVITY_ID"
		? absence.activityId === activityId
		: absence.activityClass === activityClass;
}

/**
 * The credit of the day is shared by the absences that are credited, by the planned minutes they take. Others, as unpaid leave,
 * count what they take of the plan.
 */
function minutesAway(account: CountingAccount, day: PayrollDay): number {
	const credited = day.absences.filter(({ isCredited }) => isCredited);
	const shares = apportion(
		day.absenceCreditMinutes,
		credited.map(({ costMinutes }) => costMinutes),
	);
	const own = credited.map((one, nth) => (isOf(account, one) ? (shares[nth] as number) : 0));
	const unpaid = absencesOf(account, day).filter(({ isCredited }) => !isCredited);
	return sum(own) + sum(unpaid.map(({ costMinutes }) => costMinutes));
}

function sum(values: readonly number[]): number {
	return values.reduce((all, one) => all + one, 0);
}
