import * as z from "zod/mini";
import { newId } from "#kit/contract/new-id.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import { sessionCookie, setCookie } from "#kit/server/http/cookies.ts";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { clearStep } from "../must-change-step.ts";
import { insertSession, sessionTimesSetting } from "../sql/sessions.ts";
import { announceEnded, endSessions } from "./end-sessions.ts";
import { personActor, recordSignIn } from "./record-sign-in.ts";

const minute = 60_000;
const day = 1440 * minute;

const saved = z.object({
	idleMinutes: z.int().check(z.gte(15), z.lte(1440)),
	longestDays: z.int().check(z.gte(1), z.lte(90)),
});

type LoginProvider = "MANUAL" | "ENTRAID" | "GOOGLE" | "AUTH0" | "LOGINTOKEN";

interface NewSession {
	readonly tenantId: string;
	readonly userId: string;
	readonly loginId: string;
	readonly provider: LoginProvider;
	readonly persistent: boolean;
}

/** Begins a session with a secret of its own; the one this browser had before ends with the same commit. */
export async function beginSession(tx: Tx, context: PublicContext, who: NewSession) {
	const { now, token } = context;
	const { tenantId, userId, persistent } = who;
	const replaced =
		token?.tenantId === tenantId
			? await endSessions(tx, context, tenantId, { tokenHash: token.hash })
			: [];
	const secret = newSecret();
	const sessionId = newId(now.getTime());
	const { idleMs, longestMs } = await readSessionTimes(tx, tenantId, now);
	const after = (ms: number) => new Date(now.getTime() + ms);
	await insertSession(tx, {
		...who,
		id: sessionId,
		tokenHash: hashOfSecret(secret),
		now,
		idleUntil: after(persistent ? longestMs : Math.min(idleMs, longestMs)),
		endsAt: after(longestMs),
		client: context.client,
	});
	await leaveTrace(tx, context, who, sessionId);
	const cookie = `${tenantId}.${secret}`;
	/** Of the cookie, in seconds; until the browser is closed without. */
	const maxAge = persistent ? longestMs / 1000 : undefined;
	return { tenantId, userId, sessionId, cookie, maxAge, replaced };
}

/** What the company has set for today; 12 hours and 30 days where it has set nothing that can be followed. */
async function readSessionTimes(tx: Tx, tenantId: string, now: Date) {
	const value = await sessionTimesSetting(tx, tenantId, now);
	const { data } = z.safeParse(saved, value);
	return {
		/** An unused session ends. */
		idleMs: (data?.idleMinutes ?? 720) * minute,
		/** No session lives longer, however busy; a persistent one may also rest that long. */
		longestMs: (data?.longestDays ?? 30) * day,
	};
}

async function leaveTrace(
	tx: Tx,
	context: PublicContext,
	{ tenantId, userId, provider, persistent }: NewSession,
	sessionId: string,
): Promise<void> {
	await recordSignIn(tx, context, { tenantId, userId, outcome: "SIGNED_IN", provider });
	await audit(tx, personActor(context, tenantId, userId), {
		entity: "session",
		entityId: sessionId,
		subjectUserId: userId,
		action: "signed-in",
		after: { provider, persistent },
	});
}

type Begun = Awaited<ReturnType<typeof beginSession>>;

/** Gives the browser its cookie, once the session is certain. */
export async function handOverSession(context: PublicContext, begun: Begun) {
	const { services, token } = context;
	setCookie(context, sessionCookie, begun.cookie, begun.maxAge);
	clearStep(context);
	announceEnded(services, begun.tenantId, begun.replaced);
	if (token !== undefined && token.tenantId !== begun.tenantId) {
		const left = await services.database.transaction(token.tenantId, (tx) =>
			endSessions(tx, context, token.tenantId, { tokenHash: token.hash }),
		);
		announceEnded(services, token.tenantId, left);
	}
	return { userId: begun.userId, sessionId: begun.sessionId };
}
