import { setPasswordFor } from "#areas/session/passwords/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { isLanguage } from "#kit/contract/language.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { sendMail } from "#kit/server/mail/send-mail.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { loginMissing } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { passwordSetMail } from "../mail.ts";
import { readInvitee, readLogins } from "../sql/logins.ts";
import { openLogin } from "./open-login.ts";

type Endpoint = (typeof contract)["changeUserPassword"];

export async function changeUserPassword(
	context: WriteContext,
	{ userId, newPassword, mustChangePassword }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	await openLogin(context, userId);
	const logins = await readLogins(tx, tenantId, userId);
	const manual = logins.find(({ provider }) => provider === "MANUAL");
	if (manual === undefined) return refuse(loginMissing);
	await setPasswordFor(context, manual.loginId, {
		password: newPassword,
		mustChange: mustChangePassword,
		field: "newPassword",
	});
	await tell(context, userId);
	return {};
}

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
