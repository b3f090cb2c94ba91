import {
	checkNewPassword,
	closeOtherWays,
	demandNewPassword,
	insertHistory,
	recentHashes,
	rememberedBefore,
	replaceHash,
} from "#areas/session/passwords/server/public.ts";
import {
	announceEnded,
	attemptKey,
	endSessions,
	hashPassword,
	holdLogin,
	type Login,
	liftLocks,
	readLogin,
	readPolicy,
	recordSignIn,
} from "#areas/session/sign-in/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";

/**
 * Sets somebody else's password, for whoever was allowed to: by the policy, as a person's own change, except that the
 * old one is not asked for. All sessions of the login end after commit.
 */
export async function setPasswordFor(
	context: WriteContext,
	loginId: string,
	wanted: {
		readonly password: string;
		readonly mustChange: boolean;
		/** Name of the field it was typed into. */
		readonly field: string;
	},
): Promise<void> {
	const { tx, tenantId, now } = context;
	await holdLogin(tx, tenantId, loginId, "alone");
	const login = await readLogin(tx, tenantId, { loginId }, now);
	if (login === undefined) return refuse(commonRefusals.notFound);
	const before = await recentHashes(tx, tenantId, loginId, rememberedBefore);
	await checkNewPassword(context, await readPolicy(tx, tenantId, now), {
		newPassword: wanted.password,
		usedHashes: [login.passwordHash, ...before].filter((hash) => hash !== null),
		field: wanted.field,
	});
	await replace(tx, context, login, await hashPassword(wanted.password));
	if (wanted.mustChange) await demandNewPassword(tx, tenantId, loginId);
	await audit(tx, context, {
		entity: "user_login",
		entityId: loginId,
		subjectUserId: login.userId,
		action: "password-set",
		after: { mustChange: wanted.mustChange },
	});
	const ending = { loginId, exceptSessionId: null };
	const ended = await endSessions(tx, context, tenantId, ending, context);
	context.afterCommit(() => announceEnded(context.services, tenantId, ended));
}

async function replace(tx: Tx, context: WriteContext, login: Login, hash: string): Promise<void> {
	const { tenantId, now } = context;
	const { loginId, userId, passwordHash } = login;
	await replaceHash(tx, tenantId, loginId, { from: passwordHash, to: hash });
	if (passwordHash !== null) {
		const id = newId(now.getTime());
		await insertHistory(tx, { tenantId, id, loginId, hash: passwordHash });
	}
	await closeOtherWays(tx, tenantId, login, now);
	await liftLocks(tx, attemptKey(context, tenantId, loginId));
	await recordSignIn(tx, context, {
		tenantId,
		userId,
		nameHash: null,
		outcome: "PASSWORD_CHANGED",
		provider: "MANUAL",
	});
}
