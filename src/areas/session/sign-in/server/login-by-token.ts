import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import { type contract, linkInvalid, passwordMustChange } from "../contract.ts";
import { findTenant } from "./find-tenant.ts";
import { openStep, readStep, stepFits } from "./must-change-step.ts";
import { readPolicy } from "./read-policy.ts";
import { recordSignIn } from "./sessions/record-sign-in.ts";
import { findLoginToken, type Login, readLogin, useLoginToken } from "./sql/logins.ts";

/**
 * Opens a one-time link: the step to set a password follows. It opens once; only the browser whose step is still open
 * may come again, so that a reload loses nothing.
 */
export const loginByToken: Handler<typeof contract.loginByToken> = async (
	context,
	{ tenantNo, code },
) => {
	const { services, now } = context;
	const tenant = await findTenant(services, tenantNo);
	if (tenant === undefined) return refuse(linkInvalid);
	const { tenantId } = tenant;
	const opened = await services.database.transaction(tenantId, async (tx) => {
		const login = await openLink(tx, context, tenantId, hashOfSecret(code));
		if (login === undefined) return undefined;
		await recordSignIn(tx, context, {
			tenantId,
			userId: login.userId,
			outcome: "MUST_CHANGE",
			provider: "LOGINTOKEN",
		});
		return { login, policy: await readPolicy(tx, tenantId, now) };
	});
	if (opened === undefined) return refuse(linkInvalid);
	const { login, policy } = opened;
	openStep(context, { tenantId, login, provider: "LOGINTOKEN", persistent: false });
	return refuse(passwordMustChange, { facts: { policy, username: login.username } });
};

async function openLink(
	tx: Tx,
	context: PublicContext,
	tenantId: string,
	tokenHash: Buffer,
): Promise<Login | undefined> {
	const { now } = context;
	const link = await findLoginToken(tx, tenantId, tokenHash, now);
	if (link === undefined) return undefined;
	const login = await readLogin(tx, tenantId, { userId: link.userId }, now);
	if (login === undefined || !login.isOpen) return undefined;
	if (link.usedAt === null) {
		await useLoginToken(tx, tenantId, tokenHash, now);
		return login;
	}
	const step = readStep(context);
	const goesOn = step?.tenantId === tenantId && stepFits(context, step, login);
	return goesOn ? login : undefined;
}
