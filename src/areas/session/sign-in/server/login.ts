import { keepFirstSettings } from "#areas/session/client-settings/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { type contract, passwordMustChange, tenantNotFound } from "../contract.ts";
import { beginSession, handOverSession } from "./begin-session.ts";
import { findTenant } from "./find-tenant.ts";
import { openStep } from "./must-change-step.ts";
import { type ProvenLogin, provePassword } from "./prove-password.ts";
import { readPolicy } from "./read-policy.ts";
import { recordSignIn } from "./record-sign-in.ts";
import { spendProof } from "./spend-proof.ts";
import { findLogin } from "./sql/logins.ts";

type Endpoint = (typeof contract)["login"];

/** Name and password → session; or the step in which a new password is set first. */
export async function login(
	context: PublicContext,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { services, now } = context;
	const tenant = await findTenant(services, input.tenantNo);
	if (tenant === undefined) return refuse(tenantNotFound);
	const { tenantId } = tenant;
	const proven = await provePassword(
		context,
		tenantId,
		{ name: input.username, password: input.password },
		(tx) => findLogin(tx, tenantId, input.username, now),
	);
	if (proven.mustChange) return openMustChange(context, tenantId, proven, input);
	if (proven.role !== "USER") return refuse(commonRefusals.invalidRole);
	const begun = await spendProof(context, tenantId, proven, async (tx) => {
		await keepFirstSettings(tx, tenantId, proven.userId, input);
		return beginSession(tx, context, {
			tenantId,
			userId: proven.userId,
			loginId: proven.loginId,
			provider: "MANUAL",
			persistent: input.persistent,
		});
	});
	return handOverSession(context, begun);
}

async function openMustChange(
	context: PublicContext,
	tenantId: string,
	proven: ProvenLogin,
	{ persistent }: InputOf<Endpoint>,
): Promise<never> {
	const policy = await spendProof(context, tenantId, proven, async (tx) => {
		await recordSignIn(tx, context, {
			tenantId,
			userId: proven.userId,
			nameHash: null,
			outcome: "MUST_CHANGE",
			provider: "MANUAL",
		});
		return readPolicy(tx, tenantId, context.now);
	});
	openStep(context, {
		tenantId,
		login: proven,
		provider: "MANUAL",
		persistent,
	});
	return refuse(passwordMustChange, {
		facts: { policy, username: proven.username },
	});
}
