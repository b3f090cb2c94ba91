import { useEffect } from "react";
import { useLiveTopic } from "../../../../kit/web/live/use-live.ts";
import { renew } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { watchOutbox } from "./outbox.ts";

/** Without looks: sends what waits, on whatever page, and follows what other tabs and devices book. */
export default function ClocksBackground() {
	useEffect(watchOutbox, []);
	useLiveTopic("CLOCKS", () => void renew(contract.getTimeClocks));
	return null;
}
