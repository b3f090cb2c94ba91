import type { Database } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type CalculationNumber,
	calculationNumbers,
	holdUnchanged,
	noteNumbers,
	takeNotes,
} from "../sql/calculations.ts";
import { missingDays, type UserDay, waitingDaysOf } from "../sql/stale.ts";
import { isSuperseded } from "../sql/superseded.ts";
import { freshDays } from "./fresh-days.ts";
import { keepResults } from "./recompute-days.ts";
import type { StoredDay } from "./stored-day.ts";

type Transactions = Pick<Database, "snapshot" | "transaction">;

/** What a snapshot came to, and the numbers that tell whether it still counts. */
interface Computed {
	readonly people: readonly CalculationNumber[];
	/** Of the notes that were there. */
	readonly notes: readonly number[];
	readonly days: readonly UserDay[];
	readonly results: readonly StoredDay[];
}

/**
 * Computes all days of some people that wait, apart from any change and keeping nobody waiting: facts are read in a
 * snapshot, and what they come to is written only of people whose results nobody has written since. What was changed
 * meanwhile goes on waiting, because its note has another number than the one that was read. A process that a later release
 * has superseded leaves all of it to that one.
 *
 * @returns of whom it was written
 */
export async function recomputeWaitingApart(
	database: Transactions,
	tenantId: string,
	userIds: readonly string[],
): Promise<ReadonlySet<string>> {
	if (userIds.length === 0) return new Set();
	const computed = await database.snapshot(tenantId, async (tx): Promise<Computed | undefined> => {
		const days = await waitingDaysOf(tx, tenantId, userIds);
		const notes = await noteNumbers(tx, tenantId, userIds);
		if (notes.length === 0) return undefined;
		return { notes, ...(await computedIn(tx, tenantId, userIds, days)) };
	});
	return computed === undefined ? new Set() : keepComputed(database, tenantId, computed);
}

/** The same for the days of a range of which nothing is kept yet. */
export async function fillDaysApart(
	database: Transactions,
	tenantId: string,
	userIds: readonly string[],
	range: { readonly from: string; readonly to: string },
): Promise<void> {
	const computed = await database.snapshot(tenantId, async (tx) => {
		if (await isSuperseded(tx)) return undefined;
		const days = await missingDays(tx, { tenantId, userIds, ...range });
		const people = [...new Set(days.map(({ userId }) => userId))];
		return { notes: [], ...(await computedIn(tx, tenantId, people, days)) };
	});
	if (computed !== undefined) await keepComputed(database, tenantId, computed);
}

async function computedIn(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	days: readonly UserDay[],
) {
	const people = await calculationNumbers(tx, tenantId, userIds);
	const byUser = Map.groupBy(days, ({ userId }) => userId);
	return { people, days, results: await freshDays(tx, tenantId, byUser) };
}

/** Notes are taken off last: a booking that touches one of them waits for the end of the transaction alone. */
async function keepComputed(
	{ transaction }: Transactions,
	tenantId: string,
	{ people, notes, days, results }: Computed,
): Promise<ReadonlySet<string>> {
	if (people.length === 0) return new Set();
	return transaction(tenantId, async (tx) => {
		const held = await holdUnchanged(tx, tenantId, people);
		const own = days.filter(({ userId }) => held.has(userId));
		const kept = results.filter(({ result }) => held.has(result.userId));
		await keepResults(tx, tenantId, own, kept);
		if (notes.length > 0) await takeNotes(tx, tenantId, [...held], notes);
		return held;
	});
}
