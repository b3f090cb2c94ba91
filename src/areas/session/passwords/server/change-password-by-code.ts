import {
	announceEnded,
	hashPassword,
	holdLogin,
	readLogin,
} from "#areas/session/sign-in/server/public.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, invalidResetCode } from "../contract.ts";
import { checkNewPassword, readPasswordRules } from "./check-new-password.ts";
import { proveResetCode } from "./reset-code.ts";
import { setPassword } from "./set-password.ts";
import { closeReset } from "./sql.ts";

/** Sets a new password by the mailed code, which is used up by it; all sessions of the login end. */
export const changePasswordByCode: Handler<typeof contract.changePasswordByCode> = async (
	context,
	input,
) => {
	const { services, now } = context;
	const { database } = services;
	const { tenantId, loginId } = await proveResetCode(context, input);
	const { newPassword, newPasswordVerification: verification } = input;
	const { login, rules } = await database.transaction(tenantId, async (tx) => {
		const login = await readLogin(tx, tenantId, { loginId }, now);
		if (!login?.isOpen) return refuse(invalidResetCode);
		return { login, rules: await readPasswordRules(tx, tenantId, login, now) };
	});
	await checkNewPassword(context, rules, { newPassword, verification });
	const hash = await hashPassword(newPassword);
	const ended = await database.transaction(tenantId, async (tx) => {
		// before the code, as every change does: two codes of one login would wait for each other
		await holdLogin(tx, tenantId, loginId, "alone");
		if (!(await closeReset(tx, tenantId, input.guid, now))) return refuse(invalidResetCode);
		const change = { tenantId, login, hash, provider: "MANUAL", exceptSessionId: null };
		return setPassword(tx, context, change);
	});
	announceEnded(services, tenantId, ended);
	return {};
};
