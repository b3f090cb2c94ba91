/**
 * What was typed and not sent, by a key. It outlives a reload and the mere end of a session, in this tab and for the
 * same person; `clearDrafts` forgets it at sign-out. It never stands in the address.
 */
const prefix = "stundwerk.draft.";
const ownerKey = "stundwerk.draft-owner";

export function readDraft(key: string): unknown {
	const text = sessionStorage.getItem(prefix + key);
	if (text === null) return undefined;
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

export function writeDraft(key: string, value: unknown): void {
	sessionStorage.setItem(prefix + key, JSON.stringify(value));
}

export function dropDraft(key: string): void {
	sessionStorage.removeItem(prefix + key);
}

/** Another person at this tab finds nothing of the one before. */
export function setDraftOwner(owner: string): void {
	if (sessionStorage.getItem(ownerKey) !== owner) clearDrafts();
	sessionStorage.setItem(ownerKey, owner);
}

export function clearDrafts(): void {
	for (const key of Object.keys(sessionStorage)) {
		if (key.startsWith(prefix)) sessionStorage.removeItem(key);
	}
}
