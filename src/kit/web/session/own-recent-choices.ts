import { type RecentChoices, recentChoices } from "#kit/ui/picker/recent-choices.ts";
import { sessionStore } from "./session-store.ts";

/** What the signed-in person chose last of one kind, in this browser: `ownRecentChoices("units")`. */
export function ownRecentChoices(kind: string): RecentChoices {
	const place = () => `stundwerk.recent-${kind}.${sessionStore.get()?.userId ?? ""}`;
	return recentChoices({
		read: () => localStorage.getItem(place()),
		write: (text) => localStorage.setItem(place(), text),
	});
}
