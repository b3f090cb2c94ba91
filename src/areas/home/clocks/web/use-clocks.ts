import { useEffect, useState } from "react";
import { useStore } from "#kit/ui/create-store.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type TimeClocks } from "../contract.ts";
import { clocksWithWaiting } from "./booking/clocks-with-waiting.ts";
import { outbox, watchOutbox } from "./booking/outbox.ts";

const intervalMs = 5000;
const minute = 60_000;

/** The present minute, in milliseconds since the epoch: for what need not be drawn anew each second. */
export function useMinute(): number {
	const [now, setNow] = useState(presentMinute);
	useEffect(() => {
		const timer = setInterval(() => setNow(presentMinute()), intervalMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}

function presentMinute(): number {
	return Math.floor(serverNow() / minute) * minute;
}

/** Whether the clocks have come, or will not: what stands below them can take its place. */
export function useClocksSettled(): boolean {
	return !useApi(contract.getTimeClocks, {}).isPending;
}

/** The clocks with what this browser has still to send; undefined until they have been loaded once. A failure is silent. */
export function useShownClocks(): TimeClocks | undefined {
	useEffect(watchOutbox, []);
	const { data } = useApi(contract.getTimeClocks, {});
	const { waiting } = useStore(outbox);
	return data && clocksWithWaiting(data, waiting);
}
