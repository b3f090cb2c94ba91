import {
	type RecentChoices,
	recentChoices,
} from "../../../../../kit/ui/picker/recent-choices.ts";

/** Which customers a person chose last, in this browser. */
export function recentCustomers(owner: string): RecentChoices {
	const place = `stundwerk.recent-customers.${owner}`;
	return recentChoices({
		read: () => localStorage.getItem(place),
		write: (text) => localStorage.setItem(place, text),
	});
}
