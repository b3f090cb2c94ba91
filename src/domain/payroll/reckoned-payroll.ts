import { actualOf } from "./lines/amount-of-day.ts";
import { deltaLines } from "./lines/delta-lines.ts";
import { linesOfMonth, type PayrollMonth } from "./lines/lines-of-month.ts";
import type { PayrollLine } from "./lines/payroll-line.ts";
import { monthOfFacts } from "./month-of-facts.ts";
import { payOfMonth } from "./pay-of-month.ts";
import type { Charging, PayrollFacts, ProRata } from "./payroll-facts.ts";
import { type HeldRule, type PayrollWarning, payrollWarnings } from "./payroll-warnings.ts";

/** A person as far as warnings are about them. */
export interface PayrollPerson {
	readonly requestedAbsences: number;
	readonly requestedEntries: number;
	readonly lateBookings: number;
	readonly personnelNo: string | null;
	/** Others with the same number. */
	readonly sameNumber: number;
	readonly employmentTypeId: string | null;
}

interface Given {
	readonly facts: PayrollFacts;
	readonly person: PayrollPerson;
	readonly rules: readonly HeldRule[];
	readonly calendar: Parameters<typeof payOfMonth>[0]["calendar"];
	readonly chargeBy: Charging;
	readonly proRata: ProRata;
	/** Lines of the month that earlier runs wrote. */
	readonly earlier: readonly PayrollLine[];
}

interface ReckonedPayroll {
	readonly month: PayrollMonth;
	/** What a run of today writes: all of the month, or what has changed since. */
	readonly lines: readonly PayrollLine[];
	readonly actualMinutes: number;
	readonly payCents: number;
	readonly warnings: readonly PayrollWarning[];
}

/** What a person's month comes to for payroll, from the facts as they are now. */
export function reckonedPayroll(given: Given): ReckonedPayroll {
	const { facts, person, rules, calendar, chargeBy, proRata, earlier } = given;
	const month = monthOfFacts(facts, chargeBy);
	const now = linesOfMonth(month);
	const actualMinutes = month.days.reduce((sum, day) => sum + actualOf(day), 0);
	const payCents = payOfMonth({ calendar, days: month.days, wages: facts.wages, proRata });
	const warnings = payrollWarnings({
		...{ ...person, rules, actualMinutes, payCents, lines: now },
		accountCount: facts.accounts.length,
		isCharged: chargeBy !== "NOBODY",
		signedAccountIds: new Set(
			facts.accounts.filter(({ type }) => type === "TARGETACTUALS_BALANCE").map(({ id }) => id),
		),
	});
	return { month, lines: deltaLines(now, earlier), actualMinutes, payCents, warnings };
}
