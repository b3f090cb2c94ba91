import { keepFirstSettings } from "#areas/session/client-settings/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext, RequestContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	type contract,
	invalidCredentials,
	passwordMustChange,
	tenantNotFound,
} from "../contract.ts";
import { findTenant } from "./find-tenant.ts";
import { openStep } from "./must-change-step.ts";
import { forgiveAttempts, refuseLocked } from "./proof/attempts.ts";
import { oneAtATime } from "./proof/one-at-a-time.ts";
import { type ProvenLogin, provePassword } from "./proof/prove-password.ts";
import { readPolicy } from "./read-policy.ts";
import { beginSession, handOverSession } from "./sessions/begin-session.ts";
import { recordSignIn } from "./sessions/record-sign-in.ts";
import { findLogin, holdLogin, readLogin } from "./sql/logins.ts";

type Endpoint = (typeof contract)["login"];

/** Name and password → session; or the step in which a new password is set first. */
export const login: Handler<typeof contract.login> = async (context, input) => {
	const { services } = context;
	const tenant = await findTenant(services, input.tenantNo);
	if (tenant === undefined) return refuse(tenantNotFound);
	const { tenantId } = tenant;
	const name = `${tenantId} ${input.username.toLowerCase()}`;
	const signedIn = await oneAtATime(name, () => signIn(context, tenantId, input));
	return signedIn === undefined ? refuseLocked(1) : signedIn.done;
};

async function signIn(
	context: PublicContext,
	tenantId: string,
	input: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { now } = context;
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
		await recordSignIn(tx, context, { tenantId, userId: proven.userId, outcome: "MUST_CHANGE" });
		return readPolicy(tx, tenantId, context.now);
	});
	openStep(context, { tenantId, login: proven, provider: "MANUAL", persistent });
	return refuse(passwordMustChange, { facts: { policy, username: proven.username } });
}

/**
 * The transaction of what a password was proven for. Between the proof and this the password may have been replaced, or
 * the person switched off: then it is a failure like any other. The login is held, so that a change from now on comes
 * after, and ends what begins here.
 */
async function spendProof<T>(
	context: RequestContext,
	tenantId: string,
	proven: ProvenLogin,
	work: (tx: Tx) => Promise<T>,
): Promise<T> {
	const { database } = context.services;
	const done = await database.transaction(tenantId, async (tx) => {
		if (await stillHolds(tx, context, tenantId, proven)) {
			await forgiveAttempts(tx, context, proven.attempt);
			return { result: await work(tx) };
		}
		await recordSignIn(tx, context, {
			tenantId,
			userId: proven.userId,
			nameHash: proven.attempt.typed.nameHash,
			outcome: "FAILED",
		});
		return undefined;
	});
	return done === undefined ? refuse(invalidCredentials) : done.result;
}

async function stillHolds(
	tx: Tx,
	{ now }: RequestContext,
	tenantId: string,
	{ loginId, passwordHash }: ProvenLogin,
): Promise<boolean> {
	await holdLogin(tx, tenantId, loginId, "shared");
	const login = await readLogin(tx, tenantId, { loginId }, now);
	return login?.isOpen === true && login.passwordHash === passwordHash;
}
