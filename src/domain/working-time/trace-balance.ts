import type { DayResult } from "./day-result.ts";
import { overtimeStep } from "./overtime-step.ts";
import type { DayRules } from "./rules/day-rules.ts";
import type { Trace } from "./trace.ts";

/** The steps from the target to the balance, those that change something. */
export function traceBalance(
	result: DayResult,
	{ extratime, overtime, balanceMode }: DayRules,
	trace: Trace,
): void {
	let balance = 0;
	const add = (rule: string, minutes: number, reason = rule, ruleIndex: number | null = null) => {
		if (minutes === 0) return;
		const before = balance;
		balance += minutes;
		const numbers = { before, after: balance, minutes };
		trace.push({ rule, ruleIndex, reason, ...numbers, parameters: {} });
	};
	add("TARGET", -result.targetMinutes);
	add("WORKED", result.workedMinutes);
	add("HOLIDAY_CREDIT", result.holidayCreditMinutes);
	add("ABSENCE_CREDIT", result.absenceCreditMinutes);
	const { mode } = extratime?.settings ?? { mode: "EXTRATIME" };
	add("EXTRATIME", result.extraMinutes, mode, extratime?.index);
	add("BALANCE_MODE", result.balanceMinutes - balance, balanceMode);
	const { workedMinutes, overtimeMinutes } = result;
	if (overtimeMinutes > 0 && overtime !== null)
		trace.push(overtimeStep(overtime, workedMinutes, overtimeMinutes));
}
