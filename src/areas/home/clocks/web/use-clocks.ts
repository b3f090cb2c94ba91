import { useEffect } from "react";
import { useStore } from "#kit/ui/create-store.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type TimeClocks } from "../contract.ts";
import { clocksWithWaiting } from "./booking/clocks-with-waiting.ts";
import { outbox, watchOutbox } from "./booking/outbox.ts";

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
