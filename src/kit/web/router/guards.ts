import { redirect } from "@tanstack/react-router";
import type { SessionAnswer } from "../../contract/session.ts";
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
	if (sessionStore.get() === null) throw redirect({ to: "/login" as string });
	sessionExpired();
	throw redirect({
		to: "/login" as string,
		search: { reason: "unauthenticated", source: "user" },
	});
}

/** Somebody who is signed in has no business at the sign-in page. */
export async function leaveSignIn(): Promise<void> {
	const session = await quietly();
	if (session !== null) throw redirect({ to: "/home/dashboard" as string });
}

/** While the server is away there is nothing to decide: it is told, and the guard waits. */
async function sessionOrWait(): Promise<SessionAnswer | null> {
	for (;;) {
		try {
			return await checkSession();
		} catch (error) {
			handleError(error);
			if (sessionStore.get() !== null) return sessionStore.get();
			await untilReachable();
		}
	}
}

async function quietly(): Promise<SessionAnswer | null> {
	try {
		return await checkSession();
	} catch {
		// the page says itself what is wrong when somebody signs in
		return null;
	}
}
