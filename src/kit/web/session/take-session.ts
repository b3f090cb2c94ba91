import type { SessionAnswer } from "#kit/contract/session.ts";
import { setDraftOwner } from "#kit/ui/drafts/drafts.ts";
import { takeSavedSettings } from "../settings/saved-settings.ts";
import { setSettingsOwner } from "../settings/settings-store.ts";
import { ownerOf, sessionStore } from "./session-store.ts";

/** Takes over who is signed in, with the settings and drafts of that person. */
export function takeSession(session: SessionAnswer): void {
	const before = sessionStore.get();
	if (before !== null && ownerOf(before) === ownerOf(session)) {
		// something that is shown may be as old as the first answer
		sessionStore.set({ ...session, livePlace: before.livePlace });
		return;
	}
	setSettingsOwner(ownerOf(session));
	takeSavedSettings(session);
	setDraftOwner(ownerOf(session));
	sessionStore.set(session);
}
