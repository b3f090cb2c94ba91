import { setPasswordFor } from "#areas/session/passwords/server/public.ts";
import { isLanguage } from "#kit/contract/language.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { ManualLogin } from "../../contract/logins.ts";
import { loginMissing, usernameTaken } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { passwordSetMail } from "../mail.ts";
import { traceUser } from "../open-user.ts";
import {
	insertLogin,
	isMailOfOther,
	readInvitee,
	readManualLogin,
	updateLogin,
} from "../sql/logins.ts";
import { onlyOnce, refuseField } from "../taken.ts";
import { openLogin } from "./open-login.ts";

export const setManualLogin: Handler<typeof contract.setManualLogin> = async (
	context,
	{ userId, ...login },
) => {
	await openLogin(context, userId);
	return { loginId: await writeManualLogin(context, userId, login) };
};

/**
 * Gives a person a sign-in name, and a password where one is given; changes the one she has.
 *
 * @param passwordField name of the field the password was typed into
 */
export async function writeManualLogin(
	context: WriteContext,
	userId: string,
	{ username, password, mustChangePassword }: ManualLogin,
	passwordField = "password",
): Promise<string> {
	const loginId = await writeName(context, userId, username);
	if (password !== undefined) {
		await setPasswordFor(context, loginId, {
			password,
			mustChange: mustChangePassword,
			field: passwordField,
		});
	}
	return loginId;
}

async function writeName(context: WriteContext, userId: string, username: string): Promise<string> {
	const { tx, tenantId, now } = context;
	const known = await readManualLogin(tx, tenantId, userId);
	if (known?.username === username) return known.loginId;
	if (await isMailOfOther(tx, tenantId, userId, username)) {
		refuseField(context, usernameTaken, "username");
	}
	const id = known?.loginId ?? newId(now.getTime());
	const after = { provider: "MANUAL", username } as const;
	const row = { id, userId, ...after, externalSubject: null, isEnabled: true };
	await onlyOnce(context, () =>
		known === undefined
			? insertLogin(tx, tenantId, row)
			: updateLogin(tx, tenantId, id, { username }),
	);
	await traceUser(context, userId, {
		entity: "user_login",
		entityId: id,
		action: known === undefined ? "created" : "changed",
		before: known === undefined ? null : { username: known.username },
		after,
	});
	return id;
}

export const changeUserPassword: Handler<typeof contract.changeUserPassword> = async (
	context,
	{ userId, newPassword, mustChangePassword },
) => {
	const { tx, tenantId } = context;
	await openLogin(context, userId);
	const manual = await readManualLogin(tx, tenantId, userId);
	if (manual === undefined) return refuse(loginMissing);
	await setPasswordFor(context, manual.loginId, {
		password: newPassword,
		mustChange: mustChangePassword,
		field: "newPassword",
	});
	await tell(context, userId);
	return {};
};

async function tell(context: WriteContext, userId: string): Promise<void> {
	const { tx, tenantId } = context;
	const { name, mail, language } = await readInvitee(tx, tenantId, userId);
	if (mail === null) return;
	await sendMail(tx, context, {
		to: mail,
		template: passwordSetMail,
		language: isLanguage(language) ? language : context.language,
		params: { name },
		about: { entity: "app_user", id: userId },
	});
}
