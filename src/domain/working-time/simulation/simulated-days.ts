import { regionCalendar } from "../../holidays/region-calendar.ts";
import type { SurchargeCalendar } from "../../surcharge/condition.ts";
import { estg3bAccounts } from "../../surcharge/estg-3b.ts";
import { prepareAccount } from "../../surcharge/special-account.ts";
import { specialAccountPlan } from "../../surcharge/special-account-plan.ts";
import { withChurchSundays } from "../../surcharge/with-church-sundays.ts";
import { dayBounds } from "../../time/day-bounds.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import type { DayRange } from "../../time/month.ts";
import type { LocalDay } from "../../time/quantities.ts";
import type { Zone } from "../../time/zone.ts";
import { adultFrom } from "../../violations/work-limits.ts";
import { type ComputedDay, computeDays, type DaysSetup } from "../compute-days.ts";
import { reachingDays } from "../credit-special-accounts.ts";
import { layDays } from "../layout/lay-days.ts";
import type { HolidayFact, PersonFacts } from "../layout/person-facts.ts";
import { fillPlannedShifts, plannedStandby } from "../layout/planned-entries.ts";
import { ruleBook } from "../rules/day-rules.ts";
import { nowOf, personOf } from "./person-of.ts";
import type { SimulationInput } from "./simulation-input.ts";

const none: readonly HolidayFact[] = [];
const byLaw: readonly HolidayFact[] = [{ factor: 1, kind: "PUBLIC" }];

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

/** The holidays given and those of the region; on a day that is given the region says nothing. */
function holidaysOf({ holidays, holidayRegion }: SimulationInput): PersonFacts["holidaysOn"] {
	const given = Map.groupBy(holidays, ({ date }) => dayOfIso(date));
	const region = holidayRegion === null ? undefined : regionCalendar(holidayRegion);
	return (day: LocalDay) => given.get(day) ?? (region?.isHoliday(day) ? byLaw : none);
}

/** The calendar that surcharges follow. */
function calendarOf(
	{ easterAndPentecostSundayAsHoliday }: SimulationInput,
	holidaysOn: PersonFacts["holidaysOn"],
	zone: Zone,
): SurchargeCalendar {
	const calendar = { zone, holidaysOn };
	return easterAndPentecostSundayAsHoliday ? withChurchSundays(calendar) : calendar;
}

function accountsOf({ specialAccounts, preset }: SimulationInput) {
	const own = specialAccounts.map(prepareAccount);
	return preset === "ESTG_3B" ? [...own, ...estg3bAccounts] : own;
}
