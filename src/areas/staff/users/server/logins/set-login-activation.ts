import {
	announceEnded,
	endSessions,
	keepAdministrator,
} from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { usernameMissing } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { traceUser } from "../open-user.ts";
import {
	deleteLogin,
	insertLogin,
	readLogins,
	type StoredLogin,
	updateLogin,
} from "../sql/logins.ts";
import { onlyOnce, refuseField } from "../taken.ts";
import { writeManualLogin } from "./manual-login.ts";
import { openLogin } from "./open-login.ts";

type Input = InputOf<typeof contract.setLoginActivation>;
type LoginId = string | null;

export const setLoginActivation: Handler<typeof contract.setLoginActivation> = async (
	context,
	input,
) => {
	const { tx, tenantId } = context;
	const { userId, provider, isEnabled } = input;
	await openLogin(context, userId);
	const logins = await readLogins(tx, tenantId, userId);
	const known = logins.find((login) => login.provider === provider);
	const enable = provider === "MANUAL" ? enableManual : enableProvider;
	const change = isEnabled ? enable : disable;
	const loginId = await keepAdministrator(context, () => change(context, input, known));
	await traceUser(context, userId, {
		entity: "user_login",
		entityId: loginId ?? known?.loginId ?? userId,
		action: isEnabled ? "enabled" : "disabled",
		before: known ?? null,
		after: { provider, isEnabled },
	});
	return { loginId };
};

async function enableManual(
	context: WriteContext,
	{ userId, password, mustChangePassword, ...input }: Input,
	known: StoredLogin | undefined,
): Promise<LoginId> {
	const username = input.username ?? known?.username;
	if (username == null) return refuseField(context, usernameMissing, "username");
	const loginId = await writeManualLogin(context, userId, {
		username,
		password,
		mustChangePassword,
	});
	const { tx, tenantId } = context;
	await updateLogin(tx, tenantId, loginId, { isEnabled: true });
	return loginId;
}

/** Without a subject the person is recognised by the mail address at the first sign-in: then no line may stand in the way. */
async function enableProvider(
	context: WriteContext,
	{ userId, provider, externalSubject }: Input,
	known: StoredLogin | undefined,
): Promise<LoginId> {
	const { tx, tenantId, now } = context;
	if (externalSubject === undefined && known?.externalSubject == null) {
		if (known !== undefined) await deleteLogin(tx, tenantId, known.loginId);
		return null;
	}
	if (known !== undefined) {
		const subject = externalSubject === undefined ? {} : { externalSubject };
		const change = { isEnabled: true, ...subject };
		await onlyOnce(context, () => updateLogin(tx, tenantId, known.loginId, change));
		// the person who came in by the former name may be somebody else
		const isOther = known.externalSubject !== (externalSubject ?? known.externalSubject);
		if (isOther) await endSessionsOf(context, known.loginId);
		return known.loginId;
	}
	const id = newId(now.getTime());
	const row = { id, userId, provider, username: null, isEnabled: true };
	await onlyOnce(context, () =>
		insertLogin(tx, tenantId, { ...row, externalSubject: externalSubject ?? null }),
	);
	return id;
}

async function disable(
	context: WriteContext,
	{ userId, provider }: Input,
	known: StoredLogin | undefined,
): Promise<LoginId> {
	const { tx, tenantId, now } = context;
	if (known !== undefined) {
		await updateLogin(tx, tenantId, known.loginId, { isEnabled: false });
		await endSessionsOf(context, known.loginId);
		return known.loginId;
	}
	if (provider === "MANUAL") return null;
	// a line that is switched off keeps the person from being recognised by the mail address
	const id = newId(now.getTime());
	const row = { id, userId, provider, username: null, externalSubject: null };
	await insertLogin(tx, tenantId, { ...row, isEnabled: false });
	return id;
}

async function endSessionsOf(context: WriteContext, loginId: string): Promise<void> {
	const { tx, tenantId, services } = context;
	const which = { loginId, exceptSessionId: null };
	const ended = await endSessions(tx, context, tenantId, which, context);
	context.afterCommit(() => announceEnded(services, tenantId, ended));
}
