import { invalidCredentials } from "#areas/session/sign-in/contract.ts";
import {
	announceEnded,
	beginSession,
	forgiveAttempts,
	handOverSession,
	hashPassword,
	holdLogin,
	type Login,
	type MustChangeStep,
	provePassword,
	readLogin,
	readStep,
	stepFits,
} from "#areas/session/sign-in/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { askSession, type SessionRow } from "#kit/server/session.ts";
import type { contract } from "../contract.ts";
import { checkNewPassword, readPasswordRules } from "./check-new-password.ts";
import { setPassword } from "./set-password.ts";

/** On whose behalf a password is changed: of the open step, else of the session. */
type Changer =
	| { readonly tenantId: string; readonly step: MustChangeStep }
	| {
			readonly tenantId: string;
			readonly step: undefined;
			readonly userId: string;
			readonly sessionId: string;
	  };

type Endpoint = (typeof contract)["changePassword"];

/** Signed in: the other sessions of the login end. In the step before a first session: that session begins. */
export const changePassword: Handler<typeof contract.changePassword> = async (context, input) => {
	const { database } = context.services;
	const changer = await whoChanges(context);
	const { tenantId } = changer;
	const login = await provenLogin(context, changer, input);
	const rules = await database.transaction(tenantId, (tx) =>
		readPasswordRules(tx, tenantId, login, context.now),
	);
	await checkNewPassword(context, rules, input);
	const { ended, begun } = await replace(context, changer, login, {
		hash: await hashPassword(input.newPassword),
		persistent: input.persistent,
	});
	announceEnded(context.services, tenantId, ended);
	if (begun !== undefined) return handOverSession(context, begun);
	const { sessionId } = changer as { sessionId: string };
	return { userId: login.userId, sessionId };
};

async function whoChanges(context: PublicContext): Promise<Changer> {
	const step = readStep(context);
	if (step !== undefined) return { tenantId: step.tenantId, step };
	const { token, services, now } = context;
	if (token === undefined) return refuse(commonRefusals.unauthenticated);
	const asked = askSession(token, now);
	const [row] = await services.database.gate<SessionRow>(asked.statement);
	const session = asked.sessionOf(row);
	if (session === undefined) return refuse(commonRefusals.unauthenticated);
	if (session.role !== "USER") return refuse(commonRefusals.invalidRole);
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	const { tenantId, userId, sessionId } = session;
	return { tenantId, step: undefined, userId, sessionId };
}

function replace(
	context: PublicContext,
	changer: Changer,
	login: Login,
	wanted: { readonly hash: string; readonly persistent: boolean | undefined },
) {
	const { tenantId, step } = changer;
	const { userId, loginId } = login;
	const { hash, persistent = step?.persistent ?? false } = wanted;
	const provider = step?.provider ?? "MANUAL";
	const exceptSessionId = step === undefined ? changer.sessionId : null;
	const change = { tenantId, login, hash, provider, exceptSessionId };
	return context.services.database.transaction(tenantId, async (tx) => {
		await demandStillOpen(tx, context, tenantId, login);
		const ended = await setPassword(tx, context, change);
		if (step === undefined) return { ended, begun: undefined };
		const who = { tenantId, userId, loginId, persistent };
		const { provider } = step;
		const begun = await beginSession(tx, context, { ...who, provider });
		return { ended, begun };
	});
}

/** Since the proof the sign-in may have been switched off; from now on that waits, and ends what begins here. */
async function demandStillOpen(
	tx: Tx,
	{ now }: PublicContext,
	tenantId: string,
	{ loginId }: Login,
): Promise<void> {
	await holdLogin(tx, tenantId, loginId, "alone");
	const held = await readLogin(tx, tenantId, { loginId }, now);
	if (!held?.isOpen) refuse(invalidCredentials);
}

/** The old password is proven each time, so that neither a cookie nor an open screen is enough; a one-time link has none. */
async function provenLogin(context: PublicContext, changer: Changer, input: InputOf<Endpoint>) {
	const { tenantId, step } = changer;
	const find = async (tx: Tx) => {
		const of = step ?? { userId: (changer as { userId: string }).userId };
		const login = await readLogin(tx, tenantId, of, context.now);
		if (login === undefined) return undefined;
		if (step !== undefined && !stepFits(context, step, login)) return undefined;
		return sameName(login.username, input.username) ? login : undefined;
	};
	if (step?.provider === "LOGINTOKEN") {
		const login = await context.services.database.transaction(tenantId, find);
		return login?.isOpen ? login : refuse(invalidCredentials);
	}
	const proven = await provePassword(
		context,
		tenantId,
		{ name: input.username, password: input.oldPassword ?? "" },
		find,
	);
	// the old password was right; whatever is wrong with the new one is no attempt to guess
	await context.services.database.transaction(tenantId, (tx) =>
		forgiveAttempts(tx, context, proven.attempt),
	);
	return proven;
}

function sameName(one: string, other: string): boolean {
	return one.toLowerCase() === other.trim().toLowerCase();
}
