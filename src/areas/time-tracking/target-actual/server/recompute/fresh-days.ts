import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type PersonInput, readDayInput } from "../facts/day-input.ts";
import { personDays } from "../person-days.ts";
import type { Reckoning } from "../reckoning.ts";
import type { UserDay } from "../sql/stale.ts";
import { type StoredDay, storedDay } from "./stored-day.ts";

/** What days come to now, whatever is kept of them; in order of people and days. */
export async function freshDays(
	tx: Tx,
	tenantId: string,
	byUser: ReadonlyMap<string, readonly UserDay[]>,
): Promise<StoredDay[]> {
	const days = [...byUser.values()].flat().map(({ day }) => day);
	if (days.length === 0) return [];
	const range = rangeOf(days.map(dayOfIso));
	const userIds = [...byUser.keys()];
	const { reckoning, people } = await readDayInput(tx, tenantId, userIds, range);
	return people.flatMap((person) => {
		const asked = byUser.get(person.person.id) ?? [];
		return daysOf(person, new Set(asked.map(({ day }) => day)), reckoning);
	});
}

function daysOf(input: PersonInput, wanted: ReadonlySet<string>, reckoning: Reckoning) {
	return runsOf([...wanted].map(dayOfIso)).flatMap((range) => {
		const { days, book } = personDays(input, reckoning, range);
		return days
			.filter(({ facts }) => wanted.has(isoOfDay(facts.day)))
			.map((one) => storedDay(input, one, book(one.facts.day), reckoning));
	});
}

/** Days further apart than this are computed without those between them. */
const widestGap = 5;

/** Days as few ranges. Example: 1, 2, 3 and 40 → 1 to 3 and 40. */
function runsOf(days: readonly LocalDay[]): DayRange[] {
	const runs: { from: LocalDay; to: LocalDay }[] = [];
	for (const day of days.toSorted((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last !== undefined && day - last.to <= widestGap) last.to = day;
		else runs.push({ from: day, to: day });
	}
	return runs;
}

function rangeOf(days: readonly LocalDay[]): DayRange {
	let [from, to] = [days[0] as LocalDay, days[0] as LocalDay];
	for (const day of days) {
		if (day < from) from = day;
		if (day > to) to = day;
	}
	return { from, to };
}
