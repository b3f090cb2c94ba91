import {
	announceEnded,
	hashPassword,
	holdLogin,
	readLogin,
	readPolicy,
} from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, invalidResetCode } from "../contract.ts";
import { checkNewPassword, rememberedBefore } from "./check-new-password.ts";
import { proveResetCode } from "./prove-reset-code.ts";
import { setPassword } from "./set-password.ts";
import { closeReset, recentHashes } from "./sql.ts";

/** Sets a new password by the mailed code, which is used up by it; all sessions of the login end. */
export async function changePasswordByCode(
	context: PublicContext,
	input: InputOf<(typeof contract)["changePasswordByCode"]>,
): Promise<Record<string, never>> {
	const { services, now } = context;
	const { database } = services;
	const { tenantId, loginId } = await proveResetCode(context, input);
	const { login, policy, before } = await database.transaction(tenantId, async (tx) => ({
		login: await readLogin(tx, tenantId, { loginId }, now),
		policy: await readPolicy(tx, tenantId, now),
		before: await recentHashes(tx, tenantId, loginId, rememberedBefore),
	}));
	if (!login?.isOpen) return refuse(invalidResetCode);
	await checkNewPassword(context, policy, {
		newPassword: input.newPassword,
		verification: input.newPasswordVerification,
		usedHashes: [login.passwordHash, ...before].filter((hash) => hash !== null),
	});
	const hash = await hashPassword(input.newPassword);
	const ended = await database.transaction(tenantId, async (tx) => {
		// before the code, as every change does: two codes of one login would wait for each other
		await holdLogin(tx, tenantId, loginId, "alone");
		if (!(await closeReset(tx, tenantId, input.guid, now))) return refuse(invalidResetCode);
		const provider = "MANUAL";
		const change = { tenantId, login, hash, provider, exceptSessionId: null };
		return setPassword(tx, context, change);
	});
	announceEnded(services, tenantId, ended);
	return {};
}
