import { actualMinutesOf, creditMinutesOf, figureNames } from "#domain/working-time/day-minutes.ts";
import type { PreviewFigures } from "#kit/contract/figure-preview.ts";
import type { StoredDay } from "../recompute/stored-day.ts";

/** A day of a person that comes to other figures. */
export interface ChangedDay {
	readonly userId: string;
	readonly day: string;
	readonly before: PreviewFigures;
	readonly after: PreviewFigures;
}

/** The days whose figures differ, in the order of those before; both are of the same people and days. */
export function changedDays(
	before: readonly StoredDay[],
	after: readonly StoredDay[],
): ChangedDay[] {
	const then = new Map(after.map((one) => [keyOf(one), one]));
	return before.flatMap((one) => {
		const other = then.get(keyOf(one));
		if (other === undefined || textOf(one) === textOf(other)) return [];
		const { userId, day } = one.result;
		return [{ userId, day, before: figuresOf(one), after: figuresOf(other) }];
	});
}

function keyOf({ result: { userId, day } }: StoredDay): string {
	return `${userId} ${day}`;
}

/** All that people see of a day. */
function textOf({ result, accounts }: StoredDay): string {
	const ofAccounts = accounts.map((one) => `${one.accountId} ${one.minutes} ${one.factorMinutes}`);
	return [
		...figureNames.map((name) => result[name]),
		result.leaveDays,
		result.violations,
		...ofAccounts.sort(),
	].join("|");
}

function figuresOf({ result, accounts }: StoredDay): PreviewFigures {
	const { targetMinutes, workedMinutes, balanceMinutes, overtimeMinutes } = result;
	return {
		targetMinutes,
		workedMinutes,
		creditMinutes: creditMinutesOf(result),
		actualMinutes: actualMinutesOf(result),
		balanceMinutes,
		overtimeMinutes,
		pauseMinutes: result.pauseMinutes + result.autoPauseMinutes,
		accountMinutes: accounts.reduce((sum, { minutes }) => sum + minutes, 0),
		violations: countOf(result.violations),
	};
}

function countOf(violations: string | null): number {
	return violations === null ? 0 : (JSON.parse(violations) as unknown[]).length;
}
