import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { invalidCredentials } from "../contract.ts";
import { chargeAddress, giveBackAddress, reserveAddress } from "./address-attempts.ts";
import { type AttemptKey, attemptKey, refuseLocked, reserveAttempt } from "./attempts.ts";
import { verifyPassword } from "./password-hash.ts";
import { recordSignIn } from "./record-sign-in.ts";
import type { Login } from "./sql/logins.ts";

export interface ProvenLogin extends Login {
	/** Whoever takes the proof also forgives the attempt, in the transaction of what it was for. */
	readonly attempt: AttemptKey;
}

type FindLogin = (tx: Tx) => Promise<Login | undefined>;

/**
 * One counted attempt to prove a password. Whoever cannot sign in (unknown, switched off, left, wrong password) gets the
 * same answer after the same work: two transactions and one verification.
 *
 * @param find looks the login up in the first transaction
 */
export async function provePassword(
	context: RequestContext,
	tenantId: string,
	claim: { name: string; password: string },
	find: FindLogin,
): Promise<ProvenLogin> {
	const ofAddress = await reserveAddress(context);
	const { login, attempt, lockedFor, locksFor } = await reserveLogin(
		context,
		tenantId,
		claim.name,
		find,
	);
	if (lockedFor > 0) {
		await giveBackAddress(context, ofAddress);
		refuseLocked(lockedFor);
	}
	// a hash of somebody who may not sign in is verified too, and its answer ignored
	const fits = await verifyPassword(login?.passwordHash ?? null, claim.password);
	if (login?.isOpen && fits) {
		await giveBackAddress(context, ofAddress);
		return { ...login, attempt };
	}
	return refuseFailed(context, tenantId, login, attempt, locksFor);
}

function reserveLogin(context: RequestContext, tenantId: string, name: string, find: FindLogin) {
	return context.services.database.transaction(tenantId, async (tx) => {
		const login = await find(tx);
		const subject = login?.loginId ?? name.trim().toLowerCase();
		const attempt = attemptKey(context, tenantId, subject);
		const locks = await reserveAttempt(tx, context, attempt);
		return { login, attempt, ...locks };
	});
}

async function refuseFailed(
	context: RequestContext,
	tenantId: string,
	login: Login | undefined,
	{ nameHash }: AttemptKey,
	locksFor: number,
): Promise<never> {
	await context.services.database.transaction(tenantId, (tx) =>
		recordSignIn(tx, context, {
			tenantId,
			userId: login?.userId ?? null,
			nameHash,
			outcome: locksFor > 0 ? "LOCKED" : "FAILED",
			provider: "MANUAL",
		}),
	);
	await chargeAddress(context);
	if (locksFor > 0) refuseLocked(locksFor);
	return refuse(invalidCredentials);
}
