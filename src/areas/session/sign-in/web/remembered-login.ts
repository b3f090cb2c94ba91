import * as z from "zod/mini";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { completeSignIn } from "#kit/web/session/complete-sign-in.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";

const place = "stundwerk.login";

const schema = z.object({
	tenantNo: z.catch(z.string(), ""),
	username: z.catch(z.string(), ""),
	persistent: z.catch(z.boolean(), false),
});

export type RememberedLogin = z.output<typeof schema>;

/** How this browser was last signed in with; broken or missing values are empty. */
export function rememberedLogin(): RememberedLogin {
	try {
		return schema.parse(JSON.parse(localStorage.getItem(place) ?? "{}"));
	} catch {
		return { tenantNo: "", username: "", persistent: false };
	}
}

/** A shared computer keeps nobody's name: only who wants to stay signed in is remembered by name. */
export function rememberLogin(login: SessionAnswer["loginSettings"]): void {
	const { tenantNo, username, persistent } = login;
	const kept = { tenantNo, username: persistent ? username : "", persistent };
	localStorage.setItem(place, JSON.stringify(kept));
}

/** The server has opened a session: on to the start page, with what the next sign-in here begins with. */
export async function finishSignIn(): Promise<void> {
	await completeSignIn();
	const session = sessionStore.get();
	if (session !== null) rememberLogin(session.loginSettings);
}
