import type pg from "pg";
import { closedMonthRefusal } from "../correction/closed-month-refusal.ts";
import { isDatabaseAway } from "../database-away.ts";
import { ask } from "./ask.ts";
import { lendUntilEnded } from "./connections.ts";

/**
 * A transaction that only reads. Its opening travels with the first statement of `work`, and nobody waits for its end, with
 * which nothing can be lost: so it takes as many round trips as `work` asks one after the other.
 *
 * @param onOpened hears what the opening answered, before `work` is over
 */
export function readTransaction<T>(
	pool: pg.Pool,
	opening: readonly pg.QueryConfig[],
	work: (client: pg.PoolClient) => Promise<T>,
	onOpened: (opened: readonly pg.QueryResult[]) => void = () => {},
): Promise<T> {
	return lendUntilEnded(pool, async (client) => {
		const opened = Promise.all(opening.map((one) => ask(client, one)));
		// who fails first is told by who waits; until then it is nobody's error
		opened.catch(() => {});
		try {
			const result = await work(client);
			onOpened(await opened);
			return { result, ended: endedLater(client) };
		} catch (error) {
			// what fails in the opening fails everything after it, with words that do not say why
			const first = await opened.then(
				() => error,
				(reason: unknown) => reason,
			);
			if (!isDatabaseAway(first)) await client.query("rollback");
			throw closedMonthRefusal(first) ?? first;
		}
	});
}

/** Ends once what was read is on its way: sending wakes the database, which costs those who wait more than most of what they do. */
function endedLater(client: pg.PoolClient): Promise<unknown> {
	return new Promise((resolve, reject) => {
		setImmediate(() => client.query("commit").then(resolve, reject));
	});
}
