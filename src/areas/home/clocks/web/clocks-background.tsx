import { useEffect } from "react";
import { useLive, useLiveTopic } from "#kit/web/live/use-live.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { watchOutbox } from "./booking/outbox.ts";

/** Without looks: sends what waits, on whatever page, and follows what other tabs and devices book. */
export default function ClocksBackground() {
	const { userId } = useSession();
	useEffect(watchOutbox, []);
	useLiveTopic("CLOCKS", (message) => {
		// supervisors hear of their people too
		const isOwn = message?.userId === undefined || message.userId === userId;
		if (isOwn) void renew(contract.getTimeClocks);
	});
	// what can be booked on is called otherwise, is new or archived
	useLive("organisation", ({ type }) => {
		if (type === "ACTIVITIES") void renew(contract.getTimeClocks);
	});
	return null;
}
