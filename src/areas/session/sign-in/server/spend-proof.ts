import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { invalidCredentials } from "../contract.ts";
import { forgiveAttempts } from "./attempts.ts";
import type { ProvenLogin } from "./prove-password.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { holdLogin, readLogin } from "./sql/logins.ts";

/**
 * The transaction of what a password was proven for. Between the proof and this the password may have been replaced, or
 * the person switched off: then it is a failure like any other. The login is held, so that a change from now on comes
 * after, and ends what begins here.
 */
export async function spendProof<T>(
	context: RequestContext,
	tenantId: string,
	proven: ProvenLogin,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	const { database } = context.services;
	const done = await database.transaction(tenantId, async (tx) => {
		if (await stillHolds(tx, context, tenantId, proven)) {
			await forgiveAttempts(tx, context, proven.attempt);
			return { result: await work(tx) };
		}
		await recordSignIn(tx, context, {
			tenantId,
			userId: proven.userId,
			nameHash: proven.attempt.nameHash,
			outcome: "FAILED",
			provider: "MANUAL",
		});
		return undefined;
	});
	return done === undefined ? refuse(invalidCredentials) : done.result;
}

async function stillHolds(
	tx: Tx,
	{ now }: RequestContext,
	tenantId: string,
	{ loginId, passwordHash }: ProvenLogin,
): Promise<boolean> {
	await holdLogin(tx, tenantId, loginId, "shared");
	const login = await readLogin(tx, tenantId, { loginId }, now);
	return login?.isOpen === true && login.passwordHash === passwordHash;
}
