import {
	failuresFromAnywhere,
	failuresPerAddress,
	forgetAfterSeconds,
	lockSeconds,
} from "#domain/passwords/attempt-limits.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { tooManyAttempts } from "../../contract.ts";
import {
	type AttemptKey,
	type AttemptRow,
	deleteAttempts,
	lockAttempts,
	writeAttempts,
} from "../sql/attempts.ts";
import { addressHash } from "./address-hash.ts";

/** @param subject a login's id, or the typed name where there is no such login */
export function attemptKey(context: RequestContext, tenantId: string, subject: string): AttemptKey {
	return { tenantId, nameHash: context.services.secrets.keyedHash(`login:${tenantId}:${subject}`) };
}

/**
 * Counts an attempt as failed before it is made, so that many at once cannot all be tried; a success takes it back.
 *
 * @returns seconds: `lockedFor` when it must not be tried at all, `locksFor` when its failure is one too many
 */
export async function reserveAttempt(tx: Tx, context: RequestContext, key: AttemptKey) {
	const { now } = context;
	const rows = await lockAttempts(tx, key, addressHash(context), now);
	const counters = [
		{ row: rows.fromAnywhere, limit: failuresFromAnywhere },
		{ row: rows.fromAddress, limit: failuresPerAddress },
	];
	const lockedFor = Math.max(...counters.map(({ row }) => secondsUntil(row.lockedUntil, now)));
	if (lockedFor > 0) return { lockedFor, locksFor: 0 };
	let locksFor = 0;
	for (const { row, limit } of counters) {
		const counted = countFailure(row, limit, now);
		await writeAttempts(tx, key, counted);
		locksFor = Math.max(locksFor, secondsUntil(counted.lockedUntil, now));
	}
	return { lockedFor: 0, locksFor };
}

/** The attempt succeeded: this address starts anew, what others failed stays. */
export async function forgiveAttempts(tx: Tx, context: RequestContext, key: AttemptKey) {
	const rows = await lockAttempts(tx, key, addressHash(context), context.now);
	const others = Math.max(0, rows.fromAnywhere.failures - rows.fromAddress.failures);
	await writeAttempts(tx, key, {
		...rows.fromAnywhere,
		failures: others,
		lockedUntil: others < failuresFromAnywhere ? null : rows.fromAnywhere.lockedUntil,
	});
	await writeAttempts(tx, key, { ...rows.fromAddress, failures: 0, lockedUntil: null });
}

/** The person proved herself in another way: every lock of this login is lifted. */
export function liftLocks(tx: Tx, key: AttemptKey): Promise<void> {
	return deleteAttempts(tx, key);
}

export function refuseLocked(seconds: number): never {
	return refuse(tooManyAttempts, { timeUntilRetry: seconds });
}

function countFailure(row: AttemptRow, limit: number, now: Date): AttemptRow {
	const isOld = now.getTime() - row.updatedAt.getTime() > forgetAfterSeconds * 1000;
	const failures = isOld ? 1 : row.failures + 1;
	const seconds = lockSeconds(failures, limit);
	return {
		...row,
		failures,
		lockedUntil: seconds === 0 ? null : new Date(now.getTime() + seconds * 1000),
		updatedAt: now,
	};
}

export function secondsUntil(until: Date | null, now: Date): number {
	if (until === null) return 0;
	return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
