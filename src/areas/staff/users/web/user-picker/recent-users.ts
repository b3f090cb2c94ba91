import {
	type RecentChoices,
	recentChoices,
} from "../../../../../kit/ui/picker/recent-choices.ts";

/** Whom a person chose last, in this browser. */
export function recentUsers(owner: string): RecentChoices {
	const place = `stundwerk.recent-users.${owner}`;
	return recentChoices({
		read: () => localStorage.getItem(place),
		write: (text) => localStorage.setItem(place, text),
	});
}
