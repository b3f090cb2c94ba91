import type { Accepted } from "#kit/contract/rule-violation.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows entries fetches them anew. */
export async function renewEntries(): Promise<void> {
	await Promise.all([
		renew(contract.listTimeTrackings),
		renew(contract.listTimeTrackingsOf),
		renew(contract.getTimeTracking),
	]);
}

/** Does something with entries, despite the rules it violates where the person accepts them. */
export async function doAccepted<Answer>(
	title: string,
	act: (accepted: Accepted) => Promise<Answer>,
): Promise<Answer> {
	// loaded when something is done: boxes of the dashboard lead here
	const { entryDialogs } = await import("./entry-moves.ts");
	return entryDialogs.doAccepted(title, act);
}
