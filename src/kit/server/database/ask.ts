import type pg from "pg";
import { type Asked, RoundTrip } from "./round-trip.ts";

/** What waits for the rest of its turn, of each connection. */
const turns = new WeakMap<pg.ClientBase, Asked[]>();

/** Asks a connection. Whatever else is asked of it before anything happens travels, and is answered, together with it. */
export function ask<R extends pg.QueryResultRow>(
	client: pg.ClientBase,
	statement: pg.QueryConfig,
): Promise<pg.QueryResult<R>> {
	return new Promise((resolve, reject) => {
		const asked: Asked = {
			statement,
			tell: (error, result) => (error ? reject(error) : resolve(result as pg.QueryResult<R>)),
		};
		const turn = turns.get(client);
		if (turn !== undefined) {
			turn.push(asked);
			return;
		}
		const begun = [asked];
		turns.set(client, begun);
		process.nextTick(() => {
			turns.delete(client);
			send(client, begun);
		});
	});
}

function send(client: pg.ClientBase, turn: readonly Asked[]): void {
	const { stream } = (client as pg.Client).connection;
	stream.cork();
	for (const asked of byTransaction(turn)) client.query(new RoundTrip(asked));
	stream.uncork();
}

/** What stands before a transaction is none of it, and neither decides about the other. */
function byTransaction(turn: readonly Asked[]): Asked[][] {
	const parts: Asked[][] = [];
	for (const asked of turn) {
		const part = parts.at(-1);
		if (part === undefined || asked.statement.text.startsWith("begin")) parts.push([asked]);
		else part.push(asked);
	}
	return parts;
}
