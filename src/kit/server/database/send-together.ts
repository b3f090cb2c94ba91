import type pg from "pg";

/**
 * Sends statements of which none waits for another's answer, in one write: each write wakes the database, and costs more
 * than most statements. Waits for all answers before it throws the first error: the connection must not be returned earlier.
 */
export async function sendTogether(
	client: pg.ClientBase,
	statements: readonly (string | pg.QueryConfig)[],
): Promise<pg.QueryResult[]> {
	const { stream } = (client as pg.Client).connection;
	stream.cork();
	const answers = statements.map((one) => client.query(one));
	stream.uncork();
	const settled = await Promise.allSettled(answers);
	return settled.map((one) => {
		if (one.status === "rejected") throw one.reason;
		return one.value;
	});
}
