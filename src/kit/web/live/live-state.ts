import { createStore } from "#kit/ui/create-store.ts";
import type { LiveState } from "./live-connection.ts";

/** Whether live messages arrive; components read it by `useStore(liveState)`. */
export const liveState = createStore<LiveState>("off");
