import {
	attemptKey,
	endSessions,
	type Login,
	liftLocks,
	personActor,
	recordSignIn,
} from "#areas/session/sign-in/server/public.ts";
import { isLanguage } from "#kit/contract/language.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { passwordChangedMail } from "./mail.ts";
import { closeOtherWays, insertHistory, readRecipient, replaceHash } from "./sql.ts";

export interface NewPassword {
	readonly tenantId: string;
	readonly login: Login;
	readonly hash: string;
	readonly provider: string;
	/** The session that asked; every other one of the login ends. */
	readonly exceptSessionId: string | null;
}

/**
 * Replaces a password that was checked: the old one is remembered, locks are lifted, other ways to set one are closed,
 * the other sessions end, the person is told by mail.
 *
 * @returns the sessions that ended, to be announced after commit
 */
export async function setPassword(
	tx: Tx,
	context: RequestContext,
	{ tenantId, login, hash, provider, exceptSessionId }: NewPassword,
) {
	const { now } = context;
	const { loginId, userId, passwordHash } = login;
	const hashes = { from: passwordHash, to: hash };
	if (!(await replaceHash(tx, tenantId, loginId, hashes))) refuse(commonRefusals.staleVersion);
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
		provider,
	});
	await audit(tx, personActor(context, tenantId, userId), {
		entity: "user_login",
		entityId: loginId,
		subjectUserId: userId,
		action: "password-changed",
	});
	await tellByMail(tx, context, tenantId, userId);
	return endSessions(tx, context, tenantId, { loginId, exceptSessionId });
}

async function tellByMail(
	tx: Tx,
	context: RequestContext,
	tenantId: string,
	userId: string,
): Promise<void> {
	const { name, mail, language } = await readRecipient(tx, tenantId, userId);
	if (mail === null) return;
	await sendMail(
		tx,
		{ ...context, tenantId },
		{
			to: mail,
			template: passwordChangedMail,
			language: isLanguage(language) ? language : context.language,
			params: { name },
			about: { entity: "app_user", id: userId },
		},
	);
}
