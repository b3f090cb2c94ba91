import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { useSession } from "../../../../kit/web/session/session-store.ts";
import { renew } from "../../../../kit/web/use-api.ts";
import { contract as entries } from "../../../time-tracking/entries/contract.ts";
import { contract } from "../contract.ts";

/** Fetches the shown clocks and entries again when something of them has changed. */
export default function ClocksFollow() {
	const { userId } = useSession();
	useLiveTopic("CLOCKS", (message) => {
		const isOwn = message === undefined || message.userId === userId;
		if (isOwn) void renew(contract.getTimeClocks);
	});
	useLiveTopic("TRACKINGS", () => void renew(entries.listTimeTrackings));
	useLiveTopic("ACTIVITIES", () => void renew(contract.getTimeClocks));
	return null;
}
