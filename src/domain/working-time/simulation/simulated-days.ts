import { estg3bAccounts } from "../../surcharge/estg-3b.ts";
import { prepareAccount } from "../../surcharge/prepared-account.ts";
import { specialAccountPlan } from "../../surcharge/special-account-plan.ts";
import { dayBounds } from "../../time/day-bounds.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { adultFrom } from "../../violations/work-limits.ts";
import { type ComputedDay, computeDays, type DaysSetup } from "../compute-days.ts";
import { reachingDays } from "../credit-special-accounts.ts";
import { fillPlannedShifts } from "../layout/fill-planned-shifts.ts";
import { layDays } from "../layout/lay-days.ts";
import { plannedStandby } from "../layout/planned-standby.ts";
import { ruleBook } from "../rules/day-rules.ts";
import { calendarOf, holidaysOf } from "./calendar-of.ts";
import { nowOf, personOf } from "./person-of.ts";
import type { SimulationInput } from "./simulation-input.ts";

export interface SimulatedRange {
	readonly days: readonly ComputedDay[];
	readonly setup: DaysSetup;
}

/** Every day of the range, by the same functions that compute what is stored. */
export function simulatedDays(input: SimulationInput, range: DayRange, zone: Zone): SimulatedRange {
	const now = nowOf(input, dayBounds(range.to, zone).end);
	const holidaysOn = holidaysOf(input);
	const calendar = calendarOf(input, holidaysOn, zone);
	const book = ruleBook(input.rules, input.balanceMode, calendar);
	const plan = specialAccountPlan(accountsOf(input), calendar);
	const birthDate = input.employment?.birthDate ?? null;
	const status = {
		adultFrom: birthDate === null ? null : adultFrom(dayOfIso(birthDate)),
		isExempt: false,
	};
	const booked = personOf(input, zone, now, holidaysOn);
	const added = [...fillPlannedShifts(booked, book), ...plannedStandby(booked)];
	const person = { ...booked, entries: [...booked.entries, ...added] };
	const from = (range.from - reachingDays) as LocalDay;
	const facts = layDays(person, { from, to: range.to });
	const setup = { book, plan, status, isTraced: true };
	return { days: computeDays(facts, range.from, setup), setup };
}

function accountsOf({ specialAccounts, preset }: SimulationInput) {
	const own = specialAccounts.map(prepareAccount);
	return preset === "ESTG_3B" ? [...own, ...estg3bAccounts] : own;
}
