import { createStore, useStore } from "../../ui/create-store.ts";
import type { LiveState } from "./live-connection.ts";

/** Whether live messages arrive. */
export const liveState = createStore<LiveState>("off");

export function useLiveState(): LiveState {
	return useStore(liveState);
}
