import { commonRefusals } from "#kit/contract/refusal.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { setDraftOwner } from "#kit/ui/drafts/drafts.ts";
import { ApiError } from "../api-error.ts";
import { takeSavedSettings } from "../settings/saved-settings.ts";
import { setSettingsOwner } from "../settings/settings-store.ts";
import { ownerOf, sessionStore } from "./session-store.ts";

/**
 * Takes over who is signed in, with the settings and drafts of that person.
 *
 * @throws ApiError InvalidRole for terminals, apps and keys: only people use this application
 */
export async function takeSession(session: SessionAnswer): Promise<void> {
	if (session.role !== "USER") {
		throw new ApiError(403, {
			...commonRefusals.invalidRole,
			message: "",
			details: [],
			traceId: "",
		});
	}
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
