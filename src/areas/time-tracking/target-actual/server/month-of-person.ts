import { isoOfDay } from "../../../../domain/time/iso-day.ts";
import { mondayOf } from "../../../../domain/time/iso-week.ts";
import type { DayRange } from "../../../../domain/time/month.ts";
import type { LocalDay } from "../../../../domain/time/quantities.ts";
import type { ComputedDay } from "../../../../domain/working-time/compute-days.ts";
import { computePeriod } from "../../../../domain/working-time/compute-period.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import { readDayInput } from "./day-input.ts";
import { type PersonDays, personDays } from "./person-days.ts";
import { Reckoning } from "./reckoning.ts";

export interface ReckonedDay {
	readonly computed: ComputedDay;
	/** Of the rule's day, week or month. */
	readonly overtimeMinutes: number;
}

/** A person's days, with overtime of weeks and months: a week begins before its month does. */
export interface ReckonedMonth {
	readonly days: readonly ReckonedDay[];
	readonly rules: PersonDays["rules"];
	readonly book: PersonDays["book"];
	readonly reckoning: Reckoning;
	readonly input: Awaited<ReturnType<typeof readDayInput>>["people"][number];
}

/** @param range days of one month */
export async function monthOfPerson(
	tx: Tx,
	tenantId: string,
	userId: string,
	range: DayRange,
	isTraced = false,
): Promise<ReckonedMonth | undefined> {
	const whole = { from: mondayOf(range.from), to: range.to };
	const { company, people } = await readDayInput(tx, tenantId, [userId], whole);
	const [input] = people;
	if (input === undefined) return undefined;
	const reckoning = new Reckoning(company);
	const { days, book, rules } = personDays(input, reckoning, whole, isTraced);
	const { overtimeByDay } = computePeriod(
		days.map(({ result }) => result),
		{ book, openingBalanceMinutes: 0 },
	);
	const reckoned = days.map((computed, nth) => ({
		computed,
		overtimeMinutes: overtimeByDay[nth] ?? 0,
	}));
	return {
		days: reckoned.filter(({ computed }) => computed.facts.day >= range.from),
		rules,
		book,
		reckoning,
		input,
	};
}

/** Days of a range as civil days. */
export function writtenRange({ from, to }: DayRange) {
	return { from: isoOfDay(from as LocalDay), to: isoOfDay(to as LocalDay) };
}
