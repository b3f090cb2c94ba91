import {
	beginSession,
	handOverSession,
	recordSignIn,
} from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext, RequestContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import { type contract, noCode, ssoRejected } from "../contract.ts";
import { exchangeCode } from "./provider-configuration.ts";
import { linkableMail, type ProviderClaims } from "./provider-kinds.ts";
import {
	insertLinkedLogin,
	type LinkedLogin,
	loginBySubject,
	type StoredAttempt,
	type StoredProvider,
	takeAttempt,
	unlinkedPersonByMail,
} from "./sql.ts";
import { isBoundTo, releaseBrowser, tenantOfState } from "./sso-cookie.ts";

type Endpoint = (typeof contract)["loginSso"];
type Attempt = StoredAttempt & { provider: StoredProvider };

/** The provider's answer → session. Every way of failing gets the same answer; the log says why, by the trace id. */
export const loginSso: Handler<typeof contract.loginSso> = async (context, input) => {
	const { services, now } = context;
	const { code, state } = input;
	const isBound = isBoundTo(context, state, code);
	releaseBrowser(context);
	const tenant = await tenantOfState(services, state);
	if (tenant === undefined || !isBound) return reject(context, "not bound");
	const { tenantId } = tenant;
	// used up before anything else: an answer cannot be played back, not even a failed one
	const attempt = await services.database.transaction(tenantId, (tx) =>
		takeAttempt(tx, tenantId, hashOfSecret(state), now),
	);
	if (attempt === undefined) return reject(context, "no attempt");
	if (code === noCode) return reject(context, "no code");
	const claims = await claimsOf(context, attempt, input);
	return enter(context, tenantId, attempt, claims);
};

async function claimsOf(context: PublicContext, attempt: Attempt, input: InputOf<Endpoint>) {
	try {
		return await exchangeCode(context, attempt, input);
	} catch (error) {
		// only names of failures: the error itself may carry the code and tokens
		const { code, error: named } = error as { code?: string; error?: string };
		return reject(context, named ?? code ?? "exchange failed");
	}
}

async function enter(
	context: PublicContext,
	tenantId: string,
	{ provider, persistent }: Attempt,
	claims: ProviderClaims,
): Promise<AnswerOf<Endpoint>> {
	const begun = await context.services.database.transaction(tenantId, async (tx) => {
		const login = await linkedLogin(tx, context, tenantId, provider, claims);
		if (login?.isOpen && login.role === "USER") {
			const { userId, loginId } = login;
			const who = { tenantId, userId, loginId, persistent };
			return beginSession(tx, context, { ...who, provider: provider.kind });
		}
		await recordSignIn(tx, context, {
			tenantId,
			userId: login?.userId ?? null,
			outcome: "REJECTED",
			provider: provider.kind,
		});
		return undefined;
	});
	return begun === undefined
		? reject(context, "nobody of this tenant")
		: handOverSession(context, begun);
}

/** Whom the provider's subject is; the first time recognised by the verified address and then remembered. */
async function linkedLogin(
	tx: Tx,
	context: RequestContext,
	tenantId: string,
	provider: StoredProvider,
	claims: ProviderClaims,
): Promise<LinkedLogin | undefined> {
	const { kind, domains } = provider;
	const { now, traceId } = context;
	const subject = claims.sub;
	const known = await loginBySubject(tx, tenantId, kind, subject, now);
	if (known !== undefined) return known;
	const mail = linkableMail(kind, claims, domains);
	if (mail === undefined) return undefined;
	const userId = await unlinkedPersonByMail(tx, tenantId, kind, mail, now);
	if (userId === undefined) return undefined;
	const loginId = newId(now.getTime());
	await insertLinkedLogin(tx, { tenantId, id: loginId, userId, kind, subject });
	const actor = { tenantId, traceId, now };
	await audit(tx, actor, {
		entity: "user_login",
		entityId: loginId,
		subjectUserId: userId,
		action: "linked",
		after: { provider: kind },
	});
	return loginBySubject(tx, tenantId, kind, subject, now);
}

function reject(context: PublicContext, reason: string): never {
	context.request.log.warn({ reason, traceId: context.traceId }, "single sign-on rejected");
	return refuse(ssoRejected);
}
