import { isLanguage } from "#kit/contract/language.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { loginActive, userDisabled, userWithoutMail } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { invitationMail } from "../mail.ts";
import { traceUser } from "../open-user.ts";
import {
	hasActiveLogin,
	readInvitee,
	readManualLogin,
	replaceInvitation,
	type StoredLogin,
	updateLogin,
} from "../sql/logins.ts";
import { writeManualLogin } from "./manual-login.ts";
import { openInvitee } from "./open-login.ts";

const lifeMs = 72 * 3_600_000;

/** Mails a link that sets the first password; the person who has no sign-in name gets the mail address as one. */
export async function invite(context: WriteContext, userId: string): Promise<Date> {
	const { tx, tenantId, now, services } = context;
	const person = await readInvitee(tx, tenantId, userId);
	const { mail } = person;
	if (mail === null) return refuse(userWithoutMail);
	if (!person.isEnabled) refuse(userDisabled);
	const username = await usernameOf(context, userId, mail);
	const secret = newSecret();
	const expiresAt = new Date(now.getTime() + lifeMs);
	const tokenHash = hashOfSecret(secret);
	await replaceInvitation(tx, tenantId, userId, { tokenHash, now, expiresAt });
	const { name, company, tenantNo, language } = person;
	const { publicUrl } = services.config;
	await sendMail(tx, context, {
		to: mail,
		template: invitationMail,
		language: isLanguage(language) ? language : context.language,
		params: {
			name,
			company,
			tenantNo,
			username,
			link: `${publicUrl}/login/${tenantNo}?source=token&code=${secret}`,
		},
		about: { entity: "app_user", id: userId },
	});
	await traceUser(context, userId, {
		action: "invited",
		after: { mail, until: expiresAt.toISOString() },
	});
	return expiresAt;
}

/** The link opens nothing as long as the sign-in is switched off. */
async function usernameOf(context: WriteContext, userId: string, mail: string): Promise<string> {
	const { tx, tenantId } = context;
	const known = await readManualLogin(tx, tenantId, userId);
	if (known !== undefined) {
		if (!known.isEnabled) await switchOn(context, userId, known);
		return known.username ?? mail;
	}
	await writeManualLogin(context, userId, { username: mail, mustChangePassword: true });
	return mail;
}

async function switchOn(context: WriteContext, userId: string, known: StoredLogin): Promise<void> {
	const { tx, tenantId } = context;
	const { loginId, provider } = known;
	await updateLogin(tx, tenantId, loginId, { isEnabled: true });
	await traceUser(context, userId, {
		entity: "user_login",
		entityId: loginId,
		action: "enabled",
		before: known,
		after: { provider, isEnabled: true },
	});
}

export const resendInvitation: Handler<typeof contract.resendInvitation> = async (
	context,
	{ userId, onlyWithoutSignIn },
) => {
	await openInvitee(context, userId);
	if (onlyWithoutSignIn && (await hasActiveLogin(context.tx, context.tenantId, userId))) {
		refuse(loginActive);
	}
	const until = await invite(context, userId);
	return { invitedUntil: until.toISOString() };
};
