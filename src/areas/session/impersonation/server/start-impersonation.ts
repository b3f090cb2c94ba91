import { recordSignIn } from "#areas/session/sign-in/server/public.ts";
import { isAdministrator } from "#domain/access/may.ts";
import { defaultsKey } from "#domain/access/permission-keys.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import {
	ownSessionCookie,
	readCookie,
	sessionCookie,
	setCookie,
} from "#kit/server/http/cookies.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { type contract, impersonationNotPossible, impersonationOfOneself } from "../contract.ts";
import { canBeActed, insertImpersonation } from "./sql.ts";

/** Short: the person who forgets to end it is nobody else in the afternoon. */
const longestMs = 4 * 3_600_000;

/**
 * Begins a session as somebody else. One's own goes on; the browser keeps its cookie aside until this one is ended. Only
 * administrators: they hold everything, so nobody gains a right by it.
 */
export const startImpersonation: Handler<typeof contract.startImpersonation> = async (
	context,
	{ userId },
) => {
	const { tx, session, tenantId, now, request, client } = context;
	await demandStart(context, userId);
	const secret = newSecret();
	const sessionId = newId(now.getTime());
	await insertImpersonation(tx, tenantId, {
		id: sessionId,
		tokenHash: hashOfSecret(secret),
		userId,
		impersonatorId: session.userId,
		now,
		endsAt: new Date(now.getTime() + longestMs),
		client,
	});
	await leaveTrace(context, userId, sessionId);
	const own = readCookie(request, sessionCookie) ?? "";
	context.afterCommit(() => {
		setCookie(context, ownSessionCookie, own);
		setCookie(context, sessionCookie, `${tenantId}.${secret}`);
	});
	return { userId, sessionId };
};

async function demandStart({ tx, session, tenantId, now, token }: WriteContext, userId: string) {
	if (token.isKey) refuse(commonRefusals.invalidRole);
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	if (!isAdministrator(session.permissions)) {
		refuse(commonRefusals.forbidden, { permission: defaultsKey, level: "FULL" });
	}
	if (userId === session.userId) refuse(impersonationOfOneself);
	const isOpen = await canBeActed(tx, tenantId, userId, now);
	if (isOpen === undefined) refuse(commonRefusals.notFound);
	if (!isOpen) refuse(impersonationNotPossible);
}

async function leaveTrace(context: WriteContext, userId: string, sessionId: string): Promise<void> {
	const { tx, tenantId } = context;
	await recordSignIn(tx, context, {
		tenantId,
		userId,
		outcome: "SIGNED_IN",
		provider: "IMPERSONATION",
	});
	await audit(tx, context, {
		entity: "session",
		entityId: sessionId,
		subjectUserId: userId,
		action: "impersonation-began",
	});
}
