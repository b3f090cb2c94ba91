import { completeSignIn } from "#kit/web/session/complete-sign-in.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { rememberLogin } from "./remembered-login.ts";

/** The server has opened a session: on to the start page, with what the next sign-in here begins with. */
export async function finishSignIn(): Promise<void> {
	await completeSignIn();
	const session = sessionStore.get();
	if (session !== null) rememberLogin(session.loginSettings);
}
