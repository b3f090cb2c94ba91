import { refuseTooMany } from "#kit/server/refusals/refuse-too-many.ts";

/** More files of one company than people upload at once. */
const mostWaiting = 10;
const retryAfterSeconds = 30;

/** By company, in the order of their turns. */
const waiting = new Map<string, (() => void)[]>();
let isBusy = false;

/**
 * Does one work at a time in this process, and of each company one before the next one of the same: who brings much keeps nobody
 * else waiting for all of it. Refused where much waits already.
 */
export async function inTurn<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
	await turnOf(tenantId);
	try {
		return await work();
	} finally {
		isBusy = false;
		next();
	}
}

function turnOf(tenantId: string): Promise<void> {
	const own = waiting.get(tenantId) ?? [];
	if (own.length >= mostWaiting) return refuseTooMany(retryAfterSeconds);
	const { promise, resolve } = Promise.withResolvers<void>();
	own.push(resolve);
	waiting.set(tenantId, own);
	next();
	return promise;
}

function next(): void {
	if (isBusy) return;
	const [turn] = waiting;
	if (turn === undefined) return;
	const [tenantId, own] = turn;
	const begin = own.shift();
	waiting.delete(tenantId);
	// behind all others
	if (own.length > 0) waiting.set(tenantId, own);
	isBusy = true;
	begin?.();
}
