import type pg from "pg";
import { isDatabaseAway } from "../database-away.ts";
import { ask } from "./ask.ts";

/**
 * Sends statements of which none waits for another's answer. Waits for all answers before it throws the first error: the
 * connection must not be returned earlier.
 */
export async function sendTogether(
	client: pg.ClientBase,
	statements: readonly pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
	const settled = await Promise.allSettled(statements.map((one) => ask(client, one)));
	return settled.map((one) => {
		if (one.status === "rejected") throw one.reason;
		return one.value;
	});
}

/** The same of a whole transaction, with what goes ahead of it; where one of them fails, nothing of it is left open. */
export async function sendWhole(
	client: pg.ClientBase,
	statements: readonly pg.QueryConfig[],
): Promise<pg.QueryResult[]> {
	try {
		return await sendTogether(client, statements);
	} catch (error) {
		// the end that stood behind it was not carried out
		if (!isDatabaseAway(error)) await client.query("rollback");
		throw error;
	}
}
