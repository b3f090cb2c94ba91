import { redirect } from "@tanstack/react-router";
import type { ErrorKind } from "#kit/contract/refusal.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { ApiError } from "../api-error.ts";
import { backOff } from "../errors/back-off.ts";
import { handleError } from "../errors/handle-error.ts";
import { untilReachable } from "../errors/until-reachable.ts";
import { checkSession } from "../session/check-session.ts";
import { sessionExpired } from "../session/end-session.ts";
import { sessionStore } from "../session/session-store.ts";

/** Lets signed-in people through; others go to sign in. The session is not asked for again while only a panel opens. */
export async function requireSession({
	cause,
}: {
	readonly cause: "preload" | "enter" | "stay";
}): Promise<void> {
	if (cause === "stay" && sessionStore.get() !== null) return;
	const session = await sessionOrWait();
	if (session !== null) return;
	if (sessionStore.get() === null) throw toSignIn();
	sessionExpired();
	throw toSignIn({ reason: "unauthenticated", source: "user" });
}

/** Somebody who is signed in has no business at the sign-in page. */
export async function leaveSignIn(): Promise<void> {
	const session = await quietly();
	if (session !== null) throw redirect({ to: "/home/dashboard" as string });
}

/** While the server cannot say there is nothing to decide: the guard waits, longer from try to try. */
async function sessionOrWait(): Promise<SessionAnswer | null> {
	const pauses = backOff();
	for (;;) {
		try {
			return await checkSession();
		} catch (error) {
			if (isTold(error)) handleError(error);
			if (isError(error, "InvalidRole")) throw toSignIn({ reason: "invalid_user_role" });
			if (sessionStore.get() !== null) return sessionStore.get();
			await untilReachable(pauses);
		}
	}
}

/** What else the server refuses passes quietly: nobody asked for the session to be checked. */
function isTold(error: unknown): boolean {
	return (
		!(error instanceof ApiError) || isError(error, "InvalidRole") || isError(error, "Maintenance")
	);
}

function isError(error: unknown, kind: ErrorKind): boolean {
	return error instanceof ApiError && error.error === kind;
}

function toSignIn(search: Readonly<Record<string, string>> = {}) {
	return redirect({ to: "/login" as string, search });
}

async function quietly(): Promise<SessionAnswer | null> {
	try {
		return await checkSession();
	} catch {
		// the page says itself what is wrong when somebody signs in
		return null;
	}
}
