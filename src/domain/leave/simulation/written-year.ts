import { isoOfDay } from "../../time/iso-day.ts";
import { remainingOf } from "../leave-accounts.ts";
import { writtenDays } from "../leave-days.ts";
import type { LeaveLine, LeaveLineKind } from "../leave-line.ts";
import type { YearAccount } from "../year-account.ts";
import type { SimulatedLeaveLine, SimulatedLeaveYear } from "./leave-simulation-answer.ts";

/** A year as the simulator answers it: days as text. */
export function writtenYear(account: YearAccount, requested: number): SimulatedLeaveYear {
	const { year, twelfths, lines } = account;
	return {
		year,
		twelfths,
		entitled: writtenDays(sumOf(lines, "ENTITLEMENT") + sumOf(lines, "CUT")),
		carried: writtenDays(sumOf(lines, "CARRY_OVER")),
		taken: writtenDays(0 - sumOf(lines, "TAKEN")),
		requested: writtenDays(requested),
		expired: writtenDays(0 - sumOf(lines, "EXPIRY")),
		remaining: writtenDays(remainingOf(account)),
		lines: lines.map(writtenLine),
	};
}

function sumOf(lines: readonly LeaveLine[], of: LeaveLineKind): number {
	return lines.reduce((sum, { kind, units }) => (kind === of ? sum + units : sum), 0);
}

function writtenLine({
	units,
	effectiveOn,
	expiresOn,
	steps,
	rule,
	absence,
	...line
}: LeaveLine): SimulatedLeaveLine {
	return {
		...line,
		days: writtenDays(units),
		effectiveOn: isoOfDay(effectiveOn),
		expiresOn: expiresOn === null ? null : isoOfDay(expiresOn),
		steps: [...steps],
		...(rule !== undefined && { ruleIndex: rule }),
		...(absence !== undefined && { absenceIndex: absence }),
	};
}
