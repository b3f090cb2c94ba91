import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Asks again for a person's gaps when entries of hers have changed somewhere. */
export function useLiveGaps(userId: string): void {
	useLiveTopic("TRACKINGS", (message) => {
		// supervisors hear of their people too
		if (message?.userId !== undefined && message.userId !== userId) return;
		void renew(contract.listDayGaps, { userId });
	});
}
