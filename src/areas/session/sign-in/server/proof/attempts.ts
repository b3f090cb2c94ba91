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
import { namesOfLogin } from "../sql/logins.ts";
import { addressHash } from "./address-hash.ts";

/**
 * What an attempt is counted by: the login that it means, which decides whether the password is looked at, and what was typed,
 * which alone is told. So a name that is locked tells nothing of the others that the same person has.
 */
export interface Attempt {
	readonly typed: AttemptKey;
	/** Where what was typed is nobody's name, that of nobody: it takes as long. */
	readonly login: AttemptKey;
}

export function attemptOf(
	context: RequestContext,
	tenantId: string,
	name: string,
	loginId: string | undefined,
): Attempt {
	const login = keyOf(context, tenantId, loginId ?? `nobody:${name.trim().toLowerCase()}`);
	return { typed: keyOfName(context, tenantId, name), login };
}

const keyOfName = (context: RequestContext, tenantId: string, name: string) =>
	keyOf(context, tenantId, name.trim().toLowerCase());

function keyOf(context: RequestContext, tenantId: string, subject: string): AttemptKey {
	return { tenantId, nameHash: context.services.secrets.keyedHash(`login:${tenantId}:${subject}`) };
}

/**
 * Counts an attempt as failed before it is made, so that many at once cannot all be tried; a success takes it back.
 *
 * @returns seconds: `lockedFor` when it must not be tried at all, `locksFor` when its failure is one too many. `counts` is
 *   false where the login is locked and what was typed is not: it fails whatever the password is, and looks like any failure
 */
export async function reserveAttempt(
	tx: Tx,
	context: RequestContext,
	{ typed, login }: Attempt,
): Promise<{ lockedFor: number; locksFor: number; counts: boolean }> {
	const told = await reserve(tx, context, typed);
	if (told.lockedFor > 0) return { ...told, counts: true };
	const held = await reserve(tx, context, login);
	return { ...told, counts: held.lockedFor === 0 };
}

async function reserve(tx: Tx, context: RequestContext, key: AttemptKey) {
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
export async function forgiveAttempts(tx: Tx, context: RequestContext, { typed, login }: Attempt) {
	await forgive(tx, context, typed);
	await forgive(tx, context, login);
}

async function forgive(tx: Tx, context: RequestContext, key: AttemptKey) {
	const rows = await lockAttempts(tx, key, addressHash(context), context.now);
	const others = Math.max(0, rows.fromAnywhere.failures - rows.fromAddress.failures);
	await writeAttempts(tx, key, {
		...rows.fromAnywhere,
		failures: others,
		lockedUntil: others < failuresFromAnywhere ? null : rows.fromAnywhere.lockedUntil,
	});
	await writeAttempts(tx, key, { ...rows.fromAddress, failures: 0, lockedUntil: null });
}

/** The person proved herself in another way: every lock of this login is lifted, and of the names that it goes by. */
export async function liftLocks(
	tx: Tx,
	context: RequestContext,
	tenantId: string,
	{ loginId, userId }: { readonly loginId: string; readonly userId: string },
): Promise<void> {
	const names = await namesOfLogin(tx, tenantId, { loginId, userId });
	await deleteAttempts(tx, keyOf(context, tenantId, loginId));
	for (const name of names) await deleteAttempts(tx, keyOfName(context, tenantId, name));
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
