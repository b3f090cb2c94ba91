import {
	announceEnded,
	endSessions,
	hashPassword,
	holdLogin,
	type Login,
	liftLocks,
	personActor,
	readLogin,
	recordSignIn,
} from "#areas/session/sign-in/server/public.ts";
import { isLanguage } from "#kit/contract/language.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext, WriteContext } from "#kit/server/http/context.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { checkNewPassword, readPasswordRules } from "./check-new-password.ts";
import { passwordChangedMail } from "./mail.ts";
import {
	closeOtherWays,
	demandNewPassword,
	insertHistory,
	readRecipient,
	replaceHash,
} from "./sql.ts";

interface NewHash {
	readonly tenantId: string;
	readonly login: Login;
	readonly hash: string;
	readonly provider: string;
}

interface NewPassword extends NewHash {
	/** The session that asked; every other one of the login ends. */
	readonly exceptSessionId: string | null;
}

/**
 * Replaces a password that was checked: the old one is remembered, locks are lifted, other ways to set one are closed,
 * the other sessions end, the person gets a mail.
 *
 * @returns the sessions that ended, to be announced after commit
 */
export async function setPassword(
	tx: Tx,
	context: RequestContext,
	{ tenantId, login, hash, provider, exceptSessionId }: NewPassword,
) {
	const { loginId, userId } = login;
	await replacePassword(tx, context, { tenantId, login, hash, provider });
	await audit(tx, personActor(context, tenantId, userId), {
		entity: "user_login",
		entityId: loginId,
		subjectUserId: userId,
		action: "password-changed",
	});
	await tellByMail(tx, context, tenantId, userId);
	return endSessions(tx, context, tenantId, { loginId, exceptSessionId });
}

/** The old password is remembered, other ways to set one are closed, locks are lifted. */
async function replacePassword(
	tx: Tx,
	context: RequestContext,
	{ tenantId, login, hash, provider }: NewHash,
): Promise<void> {
	const { now } = context;
	const { loginId, userId, passwordHash } = login;
	const hashes = { from: passwordHash, to: hash };
	if (!(await replaceHash(tx, tenantId, loginId, hashes))) refuse(commonRefusals.staleVersion);
	if (passwordHash !== null) {
		const id = newId(now.getTime());
		await insertHistory(tx, { tenantId, id, loginId, hash: passwordHash });
	}
	await closeOtherWays(tx, tenantId, login, now);
	await liftLocks(tx, context, tenantId, login);
	await recordSignIn(tx, context, { tenantId, userId, outcome: "PASSWORD_CHANGED", provider });
}

async function tellByMail(tx: Tx, context: RequestContext, tenantId: string, userId: string) {
	const { name, mail, language } = await readRecipient(tx, tenantId, userId);
	if (mail === null) return;
	const sender = { ...context, tenantId };
	await sendMail(tx, sender, {
		to: mail,
		template: passwordChangedMail,
		language: isLanguage(language) ? language : context.language,
		params: { name },
		about: { entity: "app_user", id: userId },
	});
}

interface GivenPassword {
	readonly password: string;
	readonly mustChange: boolean;
	/** Name of the field it was typed into. */
	readonly field: string;
}

/**
 * Sets somebody else's password, for the person who was allowed to: by the policy, as a person's own change, except that the
 * old one is not asked for. All sessions of the login end after commit.
 */
export async function setPasswordFor(
	context: WriteContext,
	loginId: string,
	{ password, mustChange, field }: GivenPassword,
): Promise<void> {
	const { tx, tenantId, now } = context;
	await holdLogin(tx, tenantId, loginId, "alone");
	const login = await readLogin(tx, tenantId, { loginId }, now);
	if (login === undefined) return refuse(commonRefusals.notFound);
	const rules = await readPasswordRules(tx, tenantId, login, now);
	await checkNewPassword(context, rules, { newPassword: password, field });
	const hash = await hashPassword(password);
	await replacePassword(tx, context, { tenantId, login, hash, provider: "MANUAL" });
	if (mustChange) await demandNewPassword(tx, tenantId, loginId);
	await audit(tx, context, {
		entity: "user_login",
		entityId: loginId,
		subjectUserId: login.userId,
		action: "password-set",
		after: { mustChange },
	});
	const ending = { loginId, exceptSessionId: null };
	const ended = await endSessions(tx, context, tenantId, ending, context);
	context.afterCommit(() => announceEnded(context.services, tenantId, ended));
}
