import type { WageTypes } from "../wage-export/wage-programs.ts";
import { actualOf } from "./lines/amount-of-day.ts";
import { type AccountDays, daysOfLines, deltaDays } from "./lines/days-of-lines.ts";
import { deltaLines } from "./lines/delta-lines.ts";
import { linesOfMonth } from "./lines/lines-of-month.ts";
import type { PayrollLine } from "./lines/payroll-line.ts";
import {
	deltaSurcharges,
	type SurchargeOfMonth,
	surchargesOfMonth,
} from "./lines/surcharges-of-month.ts";
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
	readonly userId: string;
	/** Where she worked last in the month: by that programs of payroll take her lines. */
	readonly siteId: string;
	readonly employmentTypeId: string | null;
}

/** What stands behind the lines of a run. */
export interface LineOrigins {
	readonly days: readonly AccountDays[];
	/** Of surcharges of § 3b EStG. */
	readonly surcharges: readonly SurchargeOfMonth[];
}

/** What one run of a month wrote. */
export interface EarlierRun extends LineOrigins {
	readonly lines: readonly PayrollLine[];
}

interface Given {
	readonly facts: PayrollFacts;
	readonly person: PayrollPerson;
	readonly rules: readonly HeldRule[];
	readonly calendar: Parameters<typeof payOfMonth>[0]["calendar"];
	readonly chargeBy: Charging;
	readonly proRata: ProRata;
	/** What runs before wrote of the month. */
	readonly earlier: readonly EarlierRun[];
	readonly wageTypes: Pick<WageTypes, "countMissing">;
}

/** Lines and what stands behind them are those that a run of today writes: all of the month, or what has changed since. */
export interface ReckonedPayroll extends LineOrigins {
	readonly lines: readonly PayrollLine[];
	/** All of the month, whatever was written of it. */
	readonly all: readonly PayrollLine[];
	readonly actualMinutes: number;
	readonly targetMinutes: number;
	readonly payCents: number;
	readonly warnings: readonly PayrollWarning[];
}

/** What a person's month comes to for payroll, from the facts as they are now. */
export function reckonedPayroll(given: Given): ReckonedPayroll {
	const { facts, person, rules, calendar, chargeBy, proRata, earlier } = given;
	const month = monthOfFacts(facts, chargeBy);
	const all = linesOfMonth(month);
	const actualMinutes = month.days.reduce((sum, day) => sum + actualOf(day), 0);
	const targetMinutes = month.days.reduce((sum, day) => sum + day.targetMinutes, 0);
	const payCents = payOfMonth({ calendar, days: month.days, wages: facts.wages, proRata });
	const lines = deltaLines(
		all,
		earlier.flatMap((run) => run.lines),
	);
	const warnings = payrollWarnings({
		...{ ...person, rules, actualMinutes, payCents, lines: all },
		accountCount: facts.accounts.length,
		// what has left already needs none
		unmappedCount: given.wageTypes.countMissing(person, lines),
		isCharged: chargeBy !== "NOBODY",
		signedAccountIds: new Set(
			facts.accounts.filter(({ type }) => type === "TARGETACTUALS_BALANCE").map(({ id }) => id),
		),
	});
	return {
		...{ all, lines },
		days: deltaDays(
			daysOfLines(month),
			earlier.flatMap(({ days }) => days),
		),
		surcharges: deltaSurcharges(
			surchargesOfMonth(month),
			earlier.flatMap(({ surcharges }) => surcharges),
		),
		...{ actualMinutes, targetMinutes, payCents, warnings },
	};
}
