import { useEffect, useRef } from "react";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { useToday } from "#areas/time-tracking/entries/web/public.ts";
import { overtimeTopic } from "#areas/time-tracking/overtime/contract.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Fetches the boxes anew when other tabs, devices or people have changed them, and when a new day has begun. */
export function useLiveDashboard(): void {
	const { userId, timeZoneHomebase } = useSession();
	useLiveTopic("TRACKINGS", (message) => {
		// supervisors hear of their people too
		if (message?.userId !== undefined && message.userId !== userId) return;
		void renew(entries.listTimeTrackings);
		void renew(contract.getOverview);
	});
	useLiveTopic(overtimeTopic, (message) => {
		if (message === undefined || message.ids.includes(userId)) {
			void renew(contract.getOverview);
		}
	});
	const today = useToday(timeZoneHomebase);
	const shown = useRef(today);
	useEffect(() => {
		if (shown.current === today) return;
		shown.current = today;
		void renew(clocks.getTimeClocks);
		void renew(contract.getOverview);
	}, [today]);
}
