import type { LiveMessageOf } from "#kit/contract/live.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Asks again for a person's gaps when entries or absences of hers have changed somewhere. */
export function useLiveGaps(userId: string): void {
	const renewOwn = (message: LiveMessageOf<"change"> | undefined) => {
		// supervisors hear of their people too
		if (message?.userId !== undefined && message.userId !== userId) return;
		void renew(contract.listDayGaps, { userId });
	};
	useLiveTopic("TRACKINGS", renewOwn);
	useLiveTopic("ABSENCES", renewOwn);
}
