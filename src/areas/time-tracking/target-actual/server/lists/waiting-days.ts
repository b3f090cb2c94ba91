import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { freshDays } from "../recompute/fresh-days.ts";
import type { PeopleDays } from "../sql/people.ts";
import type { CurrentDay } from "../sql/results.ts";
import { staleDays, type UserDay } from "../sql/stale.ts";

/** So many days a list computes itself, some tenths of a second; of more it says that they are being computed. */
export const computedAtOnce = 3_000;

/** Days that wait to be computed, or of which nothing is kept yet. */
export interface WaitingDays {
	/** What they come to now, by person. */
	readonly fresh: ReadonlyMap<string, readonly CurrentDay[]>;
	/** People of whom so many wait that none of them was computed: what is kept of them is not what holds. */
	readonly behind: ReadonlySet<string>;
}

export const noneWait: WaitingDays = { fresh: new Map(), behind: new Set() };

/** Whole people, in the order in which they are given, until there are too many days. Writes nothing. */
export async function waitingDays(tx: Tx, asked: PeopleDays): Promise<WaitingDays> {
	const found = Map.groupBy(await staleDays(tx, asked), ({ userId }) => userId);
	const wanted = new Map<string, readonly UserDay[]>();
	const behind = new Set<string>();
	let room = computedAtOnce;
	for (const userId of asked.userIds) {
		const own = found.get(userId);
		if (own === undefined) continue;
		room -= own.length;
		if (room < 0) behind.add(userId);
		else wanted.set(userId, own);
	}
	const computed = await freshDays(tx, asked.tenantId, wanted);
	const days = computed.map(({ result }) => result);
	return { fresh: Map.groupBy(days, ({ userId }) => userId), behind };
}
