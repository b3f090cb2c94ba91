import { createStore, useStore } from "#kit/ui/create-store.ts";

/** Whether the server answers; `maintenance` while it says that it cannot for now. */
export type Connection = "online" | "offline" | "maintenance";

export const connection = createStore<Connection>("online");

export function useConnection(): Connection {
	return useStore(connection);
}
