import type { DayRange } from "#domain/time/month.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { readDayInput } from "./facts/day-input.ts";
import { type PersonDays, personDays } from "./person-days.ts";
import type { PersonRow } from "./sql/people.ts";

/** A person's days as they come to be at this moment, nothing of it kept; undefined where there is no such person. */
export async function computedDays(
	tx: Tx,
	tenantId: string,
	userId: string,
	range: DayRange,
): Promise<
	| {
			readonly person: Pick<PersonRow, "zone" | "birthDate">;
			readonly days: PersonDays["days"];
	  }
	| undefined
> {
	const { reckoning, people } = await readDayInput(tx, tenantId, [userId], range);
	const [input] = people;
	if (input === undefined) return undefined;
	const { days } = personDays(input, reckoning, range);
	return { person: input.person, days };
}
