import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type ComputedDay, computeDays } from "#domain/working-time/compute-days.ts";
import { reachingDays } from "#domain/working-time/credit-special-accounts.ts";
import type { DayFacts } from "#domain/working-time/facts.ts";
import { layDays } from "#domain/working-time/layout/lay-days.ts";
import type { RuleBook } from "#domain/working-time/rules/day-rules.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { accountChanges, accountsOn } from "./facts/accounts-of.ts";
import { changesOf, legalStatusOn } from "./facts/dated-rows.ts";
import {
	lookAheadDays,
	lookBackDays,
	type PersonInput,
	readDayInput,
	readPlannedInput,
} from "./facts/day-input.ts";
import { employmentOn, personFactsOf } from "./facts/person-facts-of.ts";
import { type PersonRule, rulesOf } from "./facts/rules-of.ts";
import type { Reckoning } from "./reckoning.ts";
import type { PersonRow } from "./sql/people.ts";

/** A person's days and what they followed from. */
export interface PersonDays {
	readonly days: readonly ComputedDay[];
	readonly book: RuleBook;
	/** By the index that traces name. */
	readonly rules: readonly PersonRule[];
}

/**
 * The days of a person, by nothing but the facts: stored results and fresh ones come from here.
 *
 * @param range within that of which the input was read
 */
export function personDays(
	input: PersonInput,
	reckoning: Reckoning,
	range: DayRange,
	isTraced = false,
): PersonDays {
	const { person } = input;
	const rules = rulesOf(person, reckoning.company.rules, {
		from: (range.from - lookBackDays) as LocalDay,
		to: (range.to + lookAheadDays) as LocalDay,
	});
	const book = reckoning.bookOf(person, rules);
	const base = personFactsOf(input, reckoning);
	const days = stretchesOf(input, reckoning, range).flatMap(({ from, to }) => {
		const first = isoOfDay(from);
		const facts = layDays(
			{ ...base, ...employmentOn(person, first) },
			{ from: (from - reachingDays) as LocalDay, to },
		);
		const accounts = accountsOn(person, reckoning.company.accounts, first);
		return computeDays(facts, from, {
			book,
			plan: reckoning.planOf(person, accounts),
			status: legalStatusOn(person, first),
			isTraced,
		});
	});
	return { days, book, rules };
}

/** Runs of days on which employment, contract and special accounts stay the same. */
function stretchesOf({ person }: PersonInput, { company }: Reckoning, range: DayRange): DayRange[] {
	const changes = [
		...changesOf(person.employments),
		...changesOf(person.contracts),
		...accountChanges(person, company.accounts),
	].filter((day) => day > range.from && day <= range.to);
	const begins = [...new Set([range.from, ...changes])].sort((a, b) => a - b);
	return begins.map((from, nth) => {
		const next = begins[nth + 1];
		return { from, to: next === undefined ? range.to : ((next - 1) as LocalDay) };
	});
}

/** A person's days as they come to be at this moment, nothing of it kept; undefined where there is no such person. */
export async function computedDays(
	tx: Tx,
	tenantId: string,
	userId: string,
	range: DayRange,
): Promise<
	| { readonly person: Pick<PersonRow, "zone" | "birthDate">; readonly days: PersonDays["days"] }
	| undefined
> {
	const { reckoning, people } = await readDayInput(tx, tenantId, [userId], range);
	const [input] = people;
	if (input === undefined) return undefined;
	const { days } = personDays(input, reckoning, range);
	return { person: input.person, days };
}

/** What is meant to be on a person's day, before anything of it happens. */
export type PlannedDay = Pick<
	DayFacts,
	"day" | "zone" | "isEmployed" | "targetMinutes" | "holidayFactor" | "holidayKind"
>;

/** Days of people as worksheets, plans and holidays have them, in order; nothing of them is computed or kept. One statement. */
export async function plannedDays(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	range: DayRange,
): Promise<ReadonlyMap<string, readonly PlannedDay[]>> {
	const { reckoning, people } = await readPlannedInput(tx, tenantId, userIds, range);
	const planned = people.map((input) => {
		const base = personFactsOf(input, reckoning);
		const days = stretchesOf(input, reckoning, range).flatMap((stretch) =>
			layDays({ ...base, ...employmentOn(input.person, isoOfDay(stretch.from)) }, stretch),
		);
		return [input.person.id, days] as const;
	});
	return new Map(planned);
}
