import { times } from "#kit/contract/limits.ts";
import { logout } from "#kit/contract/session.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { clearDrafts } from "#kit/ui/drafts/drafts.ts";
import { openPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "../api.ts";
import { goTo } from "../router/navigation.ts";
import { setSettingsOwner } from "../settings/settings-store.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { forgetCheck } from "./check-session.ts";
import { keepPanels } from "./kept-panels.ts";
import { ownerOf, sessionStore } from "./session-store.ts";

const clearers = new Set<() => void>();

/** What else has to forget a person when she goes (caches); called once at the start. */
export function onSessionEnd(clear: () => void): void {
	clearers.add(clear);
}

const savers = new Set<() => void>();

/** Who saves with a delay hands over what is left before somebody signs out; called once. */
export function onSignOut(save: () => void): void {
	savers.add(save);
}

/** The server says that the session is over: tells so and leads to signing in. Does nothing when nobody was signed in. */
export function sessionExpired(): void {
	if (sessionStore.get() === null) return;
	const t = currentTexts(texts).session;
	forget();
	void goTo("/login?reason=unauthenticated&source=user", { replace: true, force: true });
	toast({
		type: "warning",
		title: t.expired,
		timeout: times.sessionExpiredToast,
		action: { label: t.signIn, run: () => void goTo("/login") },
	});
}

/** Somebody who is no person: signed out, with the reason. */
export function sessionOfInvalidRole(): void {
	const t = currentTexts(texts).session;
	forget();
	void endAtServer();
	void goTo("/login?reason=invalid_user_role", { replace: true, force: true });
	toast({ type: "error", title: t.invalidRole });
}

/** Signs out, 400 ms after asked for: what was just changed is still saved. */
export async function signOut(): Promise<void> {
	for (const save of savers) save();
	await new Promise((resolve) => setTimeout(resolve, times.logoutDelay));
	await endAtServer();
	forget();
	clearDrafts();
	await goTo("/login", { replace: true, force: true });
}

async function endAtServer(): Promise<void> {
	try {
		await api(logout, {});
	} catch {
		// away or ended already: this browser forgets it all the same
	}
}

function forget(): void {
	const session = sessionStore.get();
	if (session !== null) keepPanels(ownerOf(session), openPanels());
	sessionStore.set(null);
	setSettingsOwner(null);
	forgetCheck();
	dropDialogs();
	for (const clear of clearers) clear();
}
